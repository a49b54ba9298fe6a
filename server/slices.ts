import { setImmediate as others } from "node:timers/promises";

/** So long a thread may belong to one request before others have their turn. */
const SLICE_MS = 10;

/** How long a work had the thread. */
export interface Effort {
  ms: number;
}

/** Takes the steps of a long work, and lets others go on in between; adds what it took to the effort. */
export async function inSlices<T>(steps: Generator<void, T>, effort: Effort = { ms: 0 }): Promise<T> {
  for (let began = performance.now(); ;) {
    const step = steps.next();
    const took = performance.now() - began;
    if (step.done || took >= SLICE_MS) effort.ms += took;
    if (step.done) return step.value;
    if (took < SLICE_MS) continue;
    await others();
    began = performance.now();
  }
}
