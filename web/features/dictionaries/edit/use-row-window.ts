import type { RefObject } from "react";

import { MOBILE_BREAKPOINT } from "../../../../shared/limits.ts";
import { useListWindow } from "../use-list-window.ts";

/** A word of one line, and on a narrow screen of two. */
const WIDE_ROW_PX = 52;
const NARROW_ROW_PX = 84;
const ROWS_BEYOND = 8;

/** The rows that are on the screen, and a few around them. */
export const useRowWindow = (frame: RefObject<HTMLElement | null>, ids: readonly string[]) =>
  useListWindow(frame, {
    count: ids.length,
    estimateSize: () => (innerWidth < MOBILE_BREAKPOINT ? NARROW_ROW_PX : WIDE_ROW_PX),
    getItemKey: (index) => ids[index] ?? index,
    overscan: ROWS_BEYOND,
  });
