/**
 * Synchronous SHA-256 of short ASCII texts: the browser's own returns each hash in a promise, which takes many times as
 * long.
 */

const primes: number[] = [];
for (let number = 2; primes.length < 64; number++)
  if (primes.every((prime) => number % prime !== 0)) primes.push(number);

/** The first 32 bits of the fractional part. */
const fraction = (value: number): number => ((value % 1) * 0x1_0000_0000) | 0;
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 9;
const schedule = new Int32Array(64);

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The hash as eight words. */
export function sha256(text: string): Int32Array {
  const bytes = new Uint8Array(Math.ceil((text.length + LENGTH_BYTES) / BLOCK_BYTES) * BLOCK_BYTES);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  bytes[text.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, text.length * 8);
  const state = START.slice();
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES) addBlock(state, view, at);
  return state;
}

function addBlock(state: Int32Array, view: DataView, from: number): void {
  fillSchedule(view, from);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < 64; round++) {
    const mixedE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + mixedE + chosen + (ROUNDS[round] ?? 0) + (schedule[round] ?? 0)) | 0;
    const mixedA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (mixedA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + word;
}

function fillSchedule(view: DataView, from: number): void {
  for (let at = 0; at < 16; at++) schedule[at] = view.getInt32(from + 4 * at);
  for (let at = 16; at < 64; at++) {
    const before = schedule[at - 15] ?? 0;
    const last = schedule[at - 2] ?? 0;
    const mixedBefore = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
    const mixedLast = turned(last, 17) ^ turned(last, 19) ^ (last >>> 10);
    schedule[at] = ((schedule[at - 16] ?? 0) + mixedBefore + (schedule[at - 7] ?? 0) + mixedLast) | 0;
  }
}
