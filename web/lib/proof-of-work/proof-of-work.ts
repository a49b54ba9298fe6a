import { WORK_ALGORITHM } from "../../../shared/work.ts";
import { sha256 } from "./sha-256.ts";

/** How long the page may be blocked at a time. */
const SLICE_MS = 8;
/** Reading the clock takes longer than a hash. */
const HASHES_AT_ONCE = 100;

/** Solves a challenge (`shared/work.ts`) without blocking the page; null for an unknown kind. */
export async function solve(challenge: string, signal?: AbortSignal | null): Promise<string | null> {
  const [algorithm, bits] = challenge.split(":");
  if (algorithm !== WORK_ALGORITHM) return null;
  const begin = `${challenge}:`;
  for (let tried = 0; ;) {
    signal?.throwIfAborted();
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      for (let last = tried + HASHES_AT_ONCE; tried < last; tried++)
        if (beginsWithZeros(sha256(begin + tried), Number(bits))) return begin + tried;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** At most the 32 bits of the first word: no challenge asks for more. */
const beginsWithZeros = ([first = 0]: Int32Array, bits: number): boolean => Math.clz32(first) >= bits;
