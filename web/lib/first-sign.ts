/** A person who does one of these wants more than to look. A focus alone says nothing: pages set it themselves. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "input", "wheel", "scroll", "click"];
/** What is being done comes first: who scrolls or types has paused for so long. */
const PAUSE_MS = 300;

let given: Promise<void> | undefined;

/** Fulfilled when somebody has done something on the page and pauses: what looking does not need is loaded from then on. */
export const firstSign = (): Promise<void> => (given ??= new Promise(watch));

function watch(resolve: () => void): void {
  const signs = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;
  const onPause = (): void => {
    signs.abort();
    resolve();
  };
  const onSign = (): void => {
    clearTimeout(pause);
    pause = setTimeout(onPause, PAUSE_MS);
  };
  for (const sign of SIGNS)
    addEventListener(sign, onSign, { capture: true, passive: true, signal: signs.signal });
}
