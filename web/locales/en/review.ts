import { progress } from "./progress.ts";
import { today } from "./today.ts";

/** What only the screens of reviewing say. */
export const strings = {
  progress,
  today,
  filing: {
    skipArticles: "Sort terms without their articles",
    hint: "Left out of the order and of the index letters: {{articles}}.",
    saved: "Sorting setting saved",
  },
} as const;

export type ReviewStrings = typeof strings;
