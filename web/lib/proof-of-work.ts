import { WORK_ALGORITHM } from "../../shared/work.ts";
import { sha256 } from "./sha-256.ts";

/** So long the page stands still at a time. */
const SLICE_MS = 8;
/** Looking at the clock takes longer than a hash. */
const HASHES_AT_ONCE = 100;

/** Solves a challenge (`shared/work.ts`) while the page stays alive; null for one of a kind that is not known here. */
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

/** Of the 32 bits of the first word: no challenge asks for more. */
const beginsWithZeros = ([first = 0]: Int32Array, bits: number): boolean => Math.clz32(first) >= bits;
