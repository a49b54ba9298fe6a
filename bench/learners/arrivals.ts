import { setTimeout as delay } from "node:timers/promises";

import type { Random } from "../../test/faults/random.ts";

interface Arrivals {
  /** Arrivals per second. */
  rate: number;
  seconds: number;
  learners: readonly { act(due: number): Promise<void> }[];
  random: Random;
}

/** With this many requests waiting the server is overloaded, and more would only measure this program. */
const MOST_WAITING = 5000;

/**
 * Lets learners act at random times at a given rate, without waiting for earlier answers. Returns how many were dropped
 * because too many were waiting.
 */
export async function letArrive({ rate, seconds, learners, random }: Arrivals): Promise<number> {
  const began = performance.now();
  const end = began + seconds * 1000;
  let turnedAway = 0;
  let waiting = 0;
  let turn = 0;
  for (let due = began; due < end; due += (-Math.log(1 - random.next()) / rate) * 1000) {
    const early = due - performance.now();
    if (early > 1) await delay(early);
    if (waiting >= MOST_WAITING) {
      turnedAway += 1;
      await delay(0);
      continue;
    }
    waiting += 1;
    void learners[turn++ % learners.length]?.act(due).then(() => (waiting -= 1));
  }
  while (waiting > 0 && performance.now() < end + 30_000) await delay(20);
  return turnedAway + waiting;
}
