import { useEffect, useState } from "react";

/** Runs something when the page is idle; Safari does not support idle callbacks, so there it runs soon. */
export const whenIdle = (work: () => void): unknown =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work);

/** Whether the page has been idle by now: what waits for that delays nothing else. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => void whenIdle(() => setIdle(true)), []);
  return isIdle;
}
