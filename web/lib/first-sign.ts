/** Events that show that a person wants to do more than look. Focus alone does not: pages set it themselves. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "input", "wheel", "scroll", "click"];
/** What the person is doing comes first: loading waits until scrolling or typing has paused this long. */
const PAUSE_MS = 300;

let given: Promise<void> | undefined;

/**
 * Resolves when the person has done something on the page and pauses: then everything not needed for looking is loaded.
 */
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
