import { progress } from "./progress.ts";
import { today } from "./today.ts";

/** What only the screens of reviewing say. */
export const strings = {
  progress,
  today,
  filing: {
    skipArticles: "Ignore articles when sorting terms",
    hint: "Ignored in the order and in the index letters: {{articles}}.",
    saved: "Sorting setting saved",
  },
} as const;

export type ReviewStrings = typeof strings;
