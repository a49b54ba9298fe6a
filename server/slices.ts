import { setImmediate } from "node:timers/promises";

/** How long one request may keep the thread before others get their turn. */
const SLICE_MS = 10;

/** How long some work has used the thread. */
export interface Effort {
  ms: number;
}

/** Runs the steps of long work, yielding to other work in between; adds the time it took to the effort, also where it fails. */
export async function inSlices<T>(steps: Generator<void, T>, effort: Effort = { ms: 0 }): Promise<T> {
  let began = performance.now();
  try {
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const took = performance.now() - began;
      if (took < SLICE_MS) continue;
      effort.ms += took;
      await setImmediate();
      began = performance.now();
    }
  } finally {
    effort.ms += performance.now() - began;
  }
}
