import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useState, type RefObject } from "react";

import { MOBILE_BREAKPOINT } from "../../../../shared/limits.ts";

/** Between leaves, as in the style sheet. */
const GAP_PX = 16;
/** A leaf of short words in two columns, and in one, before it has been measured. */
const WIDE_LEAF_PX = 690;
const NARROW_LEAF_PX = 1290;
/** The sticky header, and on a narrow screen the letters beneath it, under which a leaf is to stand. */
const WIDE_HEAD_PX = 84;
const NARROW_HEAD_PX = 116;

const isNarrow = (): boolean => innerWidth < MOBILE_BREAKPOINT;

/** How high a leaf is before its words are there, in pixels. */
export const guessedHeight = (): number => (isNarrow() ? NARROW_LEAF_PX : WIDE_LEAF_PX);

/** How much at the top of the screen is covered, in pixels. */
export const headRoom = (): number => (isNarrow() ? NARROW_HEAD_PX : WIDE_HEAD_PX);

interface LeafWindow {
  items: { index: number }[];
  /** Room for the leaves before and after those shown, in pixels. */
  before: number;
  after: number;
  measure: (element: Element | null) => void;
  /** Scrolls to a leaf. */
  show: (leaf: number) => void;
}

/** The leaves that are on the screen, out of a list that scrolls with the page. */
export function useLeafWindow(frame: RefObject<HTMLElement | null>, count: number): LeafWindow {
  const top = useTopOf(frame);
  // A warning for those who use the React compiler; this app does not.
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: guessedHeight,
    overscan: 0,
    gap: GAP_PX,
    scrollMargin: top,
    scrollPaddingStart: headRoom(),
    measureElement: exactHeight,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    items,
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    measure: virtualizer.measureElement,
    show: (leaf) => virtualizer.scrollToIndex(leaf, { align: "start" }),
  };
}

/** In whole pixels, as the library has it, what is left out adds up to a jump when rows come and go. */
export const exactHeight = (element: Element): number => element.getBoundingClientRect().height;

/** How far down the page an element begins; asked for again when something above it changes its height. */
export function useTopOf(frame: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = (): void => {
      if (frame.current) setTop(frame.current.getBoundingClientRect().top + scrollY);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [frame]);
  return top;
}
