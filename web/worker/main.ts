import { REVIEWS, type WorkerMessage } from "../../shared/offline.ts";
import {
  answer,
  forget,
  forgetDictionary,
  isDeletion,
  isRead,
  keptLanguage,
  removeOldAnswers,
} from "./answers.ts";
import { asset, isAsset, cacheAssets, removeOldAssets } from "./assets.ts";
import { openToday, renewSubscription, showReminder, type SubscriptionChange } from "./pushes.ts";
import { sendReviews } from "./reviews.ts";
import { cacheShell, offlinePage } from "./shell.ts";
import { isSound, sound } from "./sounds.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([cacheAssets(), cacheShell()]).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  const later = (work: Promise<unknown>): void => event.waitUntil(work);
  if (request.mode === "navigate") {
    if (!url.pathname.startsWith("/api/")) event.respondWith(page(event));
  } else if (isAsset(url)) event.respondWith(asset(request.url));
  else if (isSound(request.method, url)) event.respondWith(sound(request, later));
  else if (isRead(request.method, url)) event.respondWith(answer(request, later));
  else if (isDeletion(request.method, url)) event.respondWith(forgetDictionary(request));
});

self.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  event.waitUntil(message.do === "forget" ? forget() : keep(message.urls));
});

/** Background sync, which TypeScript's types do not have. */
type SyncEvent = ExtendableEvent & { tag: string };

self.addEventListener("sync", (event) => {
  const sync = event as SyncEvent;
  const { length } = REVIEWS.sync;
  if (sync.tag.startsWith(REVIEWS.sync)) sync.waitUntil(sendReviews(sync.tag.slice(length)));
});

self.addEventListener("push", (event) => {
  const text = event.data?.text();
  const language = keptLanguage().catch(() => undefined);
  event.waitUntil(language.then((known) => showReminder(self.registration, text, known)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openToday(self.clients));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  const change = event as ExtendableEvent & SubscriptionChange;
  change.waitUntil(renewSubscription(self.registration, change));
});

/** Pages of the version before may still be open: their scripts are kept until the next version. */
async function takeOver(): Promise<void> {
  await Promise.all([removeOldAssets(), removeOldAnswers(), self.registration.navigationPreload?.enable()]);
  await self.clients.claim();
}

/** A page always comes from the server, with a fresh nonce; the kept shell replaces it only if no answer comes. */
async function page(event: FetchEvent): Promise<Response> {
  try {
    const preloaded = (await event.preloadResponse) as Response | undefined;
    return preloaded ?? (await fetch(event.request));
  } catch (error) {
    const shell = await offlinePage();
    if (!shell) throw error;
    return shell;
  }
}

async function keep(urls: readonly string[]): Promise<void> {
  const work: Promise<unknown>[] = [];
  for (const url of urls) {
    if (isAsset(new URL(url))) work.push(asset(url));
    else if (isRead("GET", new URL(url))) work.push(answer(new Request(url), (kept) => work.push(kept)));
  }
  // Each piece of work may have added another.
  for (const piece of work) await piece.catch(() => undefined);
}
