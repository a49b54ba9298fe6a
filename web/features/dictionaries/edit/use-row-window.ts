import { useWindowVirtualizer } from "@tanstack/react-virtual";
import type { RefObject } from "react";

import { MOBILE_BREAKPOINT } from "../../../../shared/limits.ts";
import { exactHeight, useTopOf } from "../book/use-leaf-window.ts";

/** A word of one line, and on a narrow screen of two. */
const WIDE_ROW_PX = 52;
const NARROW_ROW_PX = 84;
const ROWS_BEYOND = 8;

/** The rows that are on the screen, and a few around them; the list scrolls with the page. */
export function useRowWindow(frame: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const top = useTopOf(frame);
  // A warning for those who use the React compiler; this app does not.
  const virtualizer = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => (innerWidth < MOBILE_BREAKPOINT ? NARROW_ROW_PX : WIDE_ROW_PX),
    getItemKey: (index) => ids[index] ?? index,
    overscan: ROWS_BEYOND,
    scrollMargin: top,
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
  };
}
