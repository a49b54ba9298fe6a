import { setImmediate as others } from "node:timers/promises";

/** So long a thread may belong to one request before others have their turn. */
const SLICE_MS = 10;

/** Takes the steps of a long work, and lets others go on in between. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  for (let began = performance.now(); ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - began < SLICE_MS) continue;
    await others();
    began = performance.now();
  }
}
