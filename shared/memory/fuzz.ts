import { get_fuzz_range } from "ts-fsrs";

export const LONGEST_INTERVAL = 36_500;

/** Shorter intervals are not changed. */
const SHORTEST_MOVED = 2.5;

/**
 * An interval moved within FSRS's fuzz range, so that cards learned together do not stay together. The choice depends
 * only on the seed, so a replay gives the same result.
 */
export function movedInterval(interval: number, seed: string): number {
  if (interval < SHORTEST_MOVED) return interval;
  const { min_ivl: least, max_ivl: most } = get_fuzz_range(interval, 0, LONGEST_INTERVAL);
  return least + Math.floor(chance(seed) * (most - least + 1));
}

/**
 * From 0 to less than 1: FNV-1a over the seed with one more mixing step, so that seeds that differ only in their last
 * letter give distant values.
 */
function chance(seed: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
