import { CACHES, type WorkerMessage } from "../../shared/offline.ts";
import { fetchOfflineStrings } from "./i18n.ts";
import { whenIdle } from "./when-idle.ts";

let started = false;

/**
 * From now on, what a signed-in person sees is available offline (decision 71). Waits until the page has loaded; in
 * development there is no worker, and browsers allow none on an unencrypted page.
 */
export function startServiceWorker(): void {
  if (started || !import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  started = true;
  if (document.readyState === "complete") registerWhenIdle();
  else addEventListener("load", registerWhenIdle, { once: true });
}

/** Deletes what was kept of the person who was signed in here. */
export async function forgetCached(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHES.answers)).map((name) => caches.delete(name)),
  );
  // An answer that is still on its way to the worker must not be kept either.
  send(await navigator.serviceWorker.getRegistration(), { do: "forget" });
}

/** Background sync, which some browsers have and TypeScript's types do not. */
type Syncing = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/** Asks the browser to wake the service worker when there is a network, even if no page is open by then. */
export function syncLater(tag: string): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker
    .getRegistration()
    .then((registration: Syncing | undefined) => registration?.sync?.register(tag))
    // Not allowed, as in a private window: the next page that is opened sends.
    .catch(() => undefined);
}

const registerWhenIdle = (): unknown => whenIdle(() => void register());

async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  const inCharge = new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
  try {
    await serviceWorker.register("/service-worker.js");
  } catch {
    // A browser may forbid it, for example in a private window: everything works without it.
    return;
  }
  // Reviewing works offline, even after a release; the worker itself keeps none of its languages.
  await fetchOfflineStrings().catch(() => undefined);
  if (!isFirst) return;
  await inCharge;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const here = loaded.filter((url) => new URL(url).origin === location.origin);
  send(await serviceWorker.ready, { do: "keep", urls: here });
}

function send(registration: ServiceWorkerRegistration | undefined, message: WorkerMessage): void {
  registration?.active?.postMessage(message);
}
