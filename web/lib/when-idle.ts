/** Runs something when the page is idle; Safari does not support idle callbacks, so there it runs soon. */
export const whenIdle = (work: () => void): unknown =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work);
