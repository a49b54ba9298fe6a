import { CACHES } from "../../shared/offline.ts";

const NAME = CACHES.assets + VERSION;
/** The current version and the one before, whose pages may still be open. */
const GENERATIONS = 2;

/** Files whose name changes with their content. */
export const isAsset = ({ pathname }: URL): boolean => pathname.startsWith("/assets/");

/** Two at a time: the page that is open needs the network more. */
export async function cacheAssets(): Promise<void> {
  const cache = await caches.open(NAME);
  const left = [...ASSETS];
  const cacheNext = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) await cache.add(file);
  };
  await Promise.all([cacheNext(), cacheNext()]);
}

/** From the cache, whichever version's; else from the server, and kept. */
export async function asset(url: string): Promise<Response> {
  const kept = await caches.match(url);
  if (kept) return kept;
  const response = await fetch(url);
  if (response.ok) await (await caches.open(NAME)).put(url, response.clone());
  return response;
}

/** Caches are named in the order in which they were made: the oldest first. */
export async function removeOldAssets(): Promise<void> {
  const generations = (await caches.keys()).filter((name) => name.startsWith(CACHES.assets));
  const old = generations.filter((name) => name !== NAME).slice(0, 1 - GENERATIONS);
  await Promise.all(old.map((name) => caches.delete(name)));
}
