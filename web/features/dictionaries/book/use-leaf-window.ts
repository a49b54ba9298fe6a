import type { RefObject } from "react";

import { MOBILE_BREAKPOINT } from "../../../../shared/limits.ts";
import { useListWindow } from "../use-list-window.ts";

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

/** The leaves that are on the screen. */
export const useLeafWindow = (frame: RefObject<HTMLElement | null>, count: number) =>
  useListWindow(frame, {
    count,
    estimateSize: guessedHeight,
    overscan: 0,
    gap: GAP_PX,
    scrollPaddingStart: headRoom(),
  });
