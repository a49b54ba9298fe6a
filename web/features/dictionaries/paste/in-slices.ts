import { useEffect, useState } from "react";

/** Works at most this long before the page may draw and listen. */
const SLICE_MS = 12;

type Work<Result> = () => Generator<undefined, Result>;

/**
 * The result of work that is done slice by slice, so that the page stays responsive, and whether it is that of `work`:
 * an earlier one stays until the next is there.
 */
export function useInSlices<Result>(work: Work<Result> | null): readonly [Result | null, boolean] {
  const [done, setDone] = useState<{ work: Work<Result>; result: Result } | null>(null);
  useEffect(() => {
    if (!work) return;
    const stop = new AbortController();
    void inSlices(work, stop.signal, (result) => setDone({ work, result }));
    return () => stop.abort();
  }, [work]);
  return [done?.result ?? null, done !== null && done.work === work];
}

async function inSlices<Result>(
  work: Work<Result>,
  signal: AbortSignal,
  end: (result: Result) => void,
): Promise<void> {
  await pause();
  const steps = work();
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      if (signal.aborted) return;
      const step = steps.next();
      if (step.done) return end(step.value);
    } while (performance.now() < until);
    await pause();
  }
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
