/** Above it, time grows faster than the length of a text. */
export const LINEAR = 2;
/** Of a text. */
const PARTS = 4;
const ROUNDS = 10;
/** The first ones also translate the code. */
const LEAST_ROUNDS = 3;

/**
 * How many times as much of the processor work on a text takes as work on its parts, one after the other: about 1 where
 * its time grows with the length, 4 where it grows with its square. Compares the least of several rounds, as a busy
 * machine is slow from time to time and a slow text is every time.
 */
export async function growthOf(text: string, work: (text: string) => unknown): Promise<number> {
  const part = text.slice(0, text.length / PARTS);
  let [whole, parts] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 1; round <= ROUNDS; round++) {
    whole = Math.min(whole, await processorTime(work, [text]));
    parts = Math.min(parts, await processorTime(work, Array<string>(PARTS).fill(part)));
    if (round >= LEAST_ROUNDS && whole <= LINEAR * parts) break;
  }
  return whole / parts;
}

async function processorTime(work: (text: string) => unknown, texts: readonly string[]): Promise<number> {
  const before = process.cpuUsage();
  for (const text of texts) await work(text);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
