/** Does something when the page has nothing else to do; Safari knows no idle time, and does it soon. */
export const whenIdle = (work: () => void): unknown =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work);
