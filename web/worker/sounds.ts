import { CACHES } from "../../shared/offline.ts";

/** Deleted with a person's other answers. */
export const SOUNDS = `${CACHES.answers}sounds`;

const WORD = /^\/api\/speech\/[^/]+$/;
/** Two thousand words or more. */
const MOST_BYTES = 16 * 1024 * 1024;
/**
 * The share of the limit that is kept when old sounds are deleted, so that this does not happen with every new word.
 */
const TARGET_SHARE = 0.9;
const BYTES = "wordhoard-bytes";

/** Bytes kept; undefined until they were counted. */
let total: number | undefined;
/** Counts how often the cache was cleared: a sound requested before that must not be cached after it. */
let forgettings = 0;

export const isSound = (method: string, { pathname }: URL): boolean =>
  method === "GET" && WORD.test(pathname);

/** A word that was heard before is heard again without a network: the same text always sounds the same. */
export async function sound(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const kept = await (await caches.open(SOUNDS)).match(request.url);
  if (kept) return kept;
  const began = forgettings;
  const response = await fetch(request);
  if (response.ok) later(keep(request.url, response.clone(), began));
  return response;
}

export async function forgetSounds(): Promise<void> {
  forgettings++;
  total = undefined;
  await caches.delete(SOUNDS);
}

async function keep(url: string, response: Response, began: number): Promise<void> {
  const bytes = await response.arrayBuffer();
  if (began !== forgettings) return;
  const cache = await caches.open(SOUNDS);
  total ??= await count(cache);
  const headers = { "content-type": "audio/ogg", [BYTES]: String(bytes.byteLength) };
  await cache.put(url, new Response(bytes, { headers }));
  total += bytes.byteLength;
  if (began !== forgettings) await cache.delete(url);
  else if (total > MOST_BYTES) await makeRoom(cache);
}

/** Deletes what was heard first. */
async function makeRoom(cache: Cache): Promise<void> {
  for (const request of await cache.keys()) {
    if ((total ?? 0) <= MOST_BYTES * TARGET_SHARE) return;
    total = (total ?? 0) - bytesOf(await cache.match(request));
    await cache.delete(request);
  }
}

async function count(cache: Cache): Promise<number> {
  const all = await Promise.all((await cache.keys()).map(async (request) => cache.match(request)));
  return all.reduce((sum, response) => sum + bytesOf(response), 0);
}

const bytesOf = (response: Response | undefined): number => Number(response?.headers.get(BYTES) ?? 0);
