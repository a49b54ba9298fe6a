import KeenSlider, { type KeenSliderInstance } from "keen-slider";
import { type RefObject, useEffect, useRef, useState } from "react";

/** Pixels between two slides (spec §1). */
const SPACING = 30;
const TURN = 500;

interface Slider {
  track: RefObject<HTMLDivElement | null>;
  current: number;
  /** Whether the script has taken over from plain scrolling. */
  ready: boolean;
  show: (index: number) => void;
}

/** One slide per view in the element that `track` is given to. */
export function useSlider(): Slider {
  const track = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance | null>(null);
  const [current, setCurrent] = useState(0);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    if (!track.current) return;
    track.current.scrollLeft = 0;
    const made = new KeenSlider(track.current, {
      selector: ":scope > *",
      slides: { perView: 1, spacing: SPACING },
      slideChanged: ({ track: { details } }) => setCurrent(details.rel),
    });
    slider.current = made;
    setReady(true);
    return () => made.destroy();
  }, []);

  const show = (index: number): void => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    slider.current?.moveToIdx(index, true, { duration: still ? 1 : TURN });
  };
  return { track, current, ready, show };
}
