import { useEffect } from "react";

/** Whoever does one of these wants more than to look. A focus alone says nothing: pages set it themselves. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "input", "wheel", "scroll", "click"];

let given: Promise<void> | undefined;

/** Fulfilled as soon as somebody does something on the page: what looking does not need is loaded from then on. */
export const firstSign = (): Promise<void> =>
  (given ??= new Promise((resolve) => {
    const signs = new AbortController();
    const onSign = (): void => {
      signs.abort();
      resolve();
    };
    for (const sign of SIGNS)
      addEventListener(sign, onSign, { capture: true, passive: true, signal: signs.signal });
  }));

/** Does something once, at the first sign of use; `load` keeps its identity. */
export function useAtFirstSign(load: () => unknown): void {
  useEffect(() => void firstSign().then(load), [load]);
}
