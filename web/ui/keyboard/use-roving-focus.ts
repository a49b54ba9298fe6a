import { type KeyboardEvent, useState } from "react";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One tab stop for a bar of buttons: the arrows, Home and End move within it. */
export function useRovingFocus(count: number) {
  const [stop, setStop] = useState(0);
  const current = Math.min(stop, Math.max(count - 1, 0));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = target(event, current, count);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>("[data-stop]").item(next).focus();
  };

  return {
    /** For the bar. */
    bar: { onKeyDown },
    /** For the button at this place among `count`. */
    stop: (index: number) => ({
      "data-stop": index,
      tabIndex: index === current ? 0 : -1,
      onFocus: () => setStop(index),
    }),
  };
}

function target(event: KeyboardEvent<HTMLElement>, current: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (event.key === "Home") return 0;
  if (event.key === "End") return count - 1;
  let step = STEPS[event.key];
  if (step === undefined) return undefined;
  const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
  if (rightToLeft && event.key !== "ArrowDown" && event.key !== "ArrowUp") step = -step;
  return (current + step + count) % count;
}
