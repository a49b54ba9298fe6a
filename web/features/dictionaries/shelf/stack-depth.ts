import type { StackDepth } from "../../../ui/overlay/sheet.tsx";

/** How deep the pages under a dictionary's card lie. */
export const stackDepth = (words: number): StackDepth => (words >= 200 ? 3 : words >= 50 ? 2 : 1);
