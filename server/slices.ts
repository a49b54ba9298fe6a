import { setImmediate as others } from "node:timers/promises";

/** How long one request may keep the thread before others get their turn. */
const SLICE_MS = 10;

/** How long some work has used the thread. */
export interface Effort {
  ms: number;
}

/** Runs the steps of long work, yielding to other work in between; adds the time it took to the effort. */
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
