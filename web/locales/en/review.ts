import { today } from "./today.ts";

/** What only the screens of reviewing say. */
export const strings = {
  today,
} as const;

export type ReviewStrings = typeof strings;
