import type { Localized } from "../../../shared/plurals.ts";
import type { ReviewStrings } from "../en/review.ts";
import { progress } from "./progress.ts";
import { today } from "./today.ts";

export const strings = {
  progress,
  today,
  filing: {
    skipArticles: "Artikel beim Sortieren nicht beachten",
    hint: "Unbeachtet bleiben in Reihenfolge und Buchstabenregister: {{articles}}.",
    saved: "Sortierung gespeichert",
  },
} satisfies Localized<ReviewStrings, "de">;
