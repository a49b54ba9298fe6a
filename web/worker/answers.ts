import { CACHES, CACHED_HEADER } from "../../shared/offline.ts";
import { forgetSounds, SOUNDS } from "./sounds.ts";

const NAME = CACHES.answers + CONTRACT;
const ME = "/api/users/me";
const READS = new RegExp(OFFLINE_READS);
const ONE_DICTIONARY = /^\/api\/dictionaries\/[^/]+$/;
/** Paths of answers about all dictionaries. */
const OF_ALL_DICTIONARIES = /^\/api\/(?:dictionaries|review(?:\/queue)?|progress)$/;
/** Pages of 40 words each: every word of a few dictionaries. */
const MOST = 400;

/** Counts how often the cache was cleared: an answer requested before that must not be cached after it. */
let forgettings = 0;

/** Whether the answer to a call is cached. Searches are not: their number has no limit. */
export const isRead = (method: string, { pathname, searchParams }: URL): boolean =>
  method === "GET" && READS.test(pathname) && !searchParams.has("filter");

export const isDeletion = (method: string, { pathname }: URL): boolean =>
  method === "DELETE" && ONE_DICTIONARY.test(pathname);

/** From the server; if it cannot be reached, its last answer. `later`: work that the answer need not wait for. */
export async function answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const began = forgettings;
  try {
    const response = await fetch(request);
    if (response.ok) later(keep(request.url, response.clone(), began));
    else if (response.status === 401) later(forget());
    else if (response.status === 404) later(forgetOne(request.url));
    return response;
  } catch (error) {
    const kept = await (await caches.open(NAME)).match(request.url);
    if (!kept) throw error;
    return kept;
  }
}

/** The language of the person whose answers are kept; undefined without one. */
export async function keptLanguage(): Promise<unknown> {
  const kept = await (await caches.open(NAME)).match(ME);
  return kept && ((await kept.json()) as { interfaceLanguage?: unknown }).interfaceLanguage;
}

/** Deletes all that was kept of a person. */
export async function forget(): Promise<void> {
  forgettings++;
  await Promise.all([caches.delete(NAME), forgetSounds()]);
}

/** Sends the deletion of a dictionary; once it is gone, nothing of it stays here. */
export async function forgetDictionary(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!response.ok) return response;
  const gone = new URL(request.url).pathname;
  const cache = await caches.open(NAME);
  const kept = await cache.keys();
  const stale = kept.filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname === gone || pathname.startsWith(`${gone}/`) || OF_ALL_DICTIONARIES.test(pathname);
  });
  await Promise.all(stale.map((entry) => cache.delete(entry)));
  return response;
}

/** Answers under an earlier contract could be of another shape. */
export async function removeOldAnswers(): Promise<void> {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(CACHES.answers) && ![NAME, SOUNDS].includes(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function keep(url: string, response: Response, began: number): Promise<void> {
  const body = await response.text();
  if (began !== forgettings) return;
  const cache = await caches.open(NAME);
  if (new URL(url).pathname === ME && (await isAnother(cache, body))) {
    await forget();
    return keep(url, copyOf(body, response), forgettings);
  }
  await cache.put(url, copyOf(body, response));
  if (began === forgettings) await trim(cache);
  else await cache.delete(url);
}

function copyOf(body: string, { headers }: Response): Response {
  const type = headers.get("content-type") ?? "application/json";
  return new Response(body, { headers: { "content-type": type, [CACHED_HEADER]: new Date().toISOString() } });
}

/** Whether what is kept belongs to somebody else than the person who signed in. */
async function isAnother(cache: Cache, body: string): Promise<boolean> {
  const kept = await cache.match(ME);
  return kept !== undefined && idIn(await kept.text()) !== idIn(body);
}

const idIn = (body: string): unknown => (JSON.parse(body) as { id?: unknown }).id;

async function forgetOne(url: string): Promise<void> {
  await (await caches.open(NAME)).delete(url);
}

/** Deletes what was kept longest ago, but never the person: without them nothing else could be shown. */
async function trim(cache: Cache): Promise<void> {
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== ME);
  await Promise.all(kept.slice(0, -MOST).map((entry) => cache.delete(entry)));
}
