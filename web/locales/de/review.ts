import type { Localized } from "../../../shared/plurals.ts";
import type { ReviewStrings } from "../en/review.ts";
import { progress } from "./progress.ts";
import { today } from "./today.ts";

export const strings = {
  progress,
  today,
  filing: {
    skipArticles: "Artikel beim Sortieren nicht beachten",
    hint: "In der Reihenfolge und im Buchstabenregister nicht beachtet: {{articles}}.",
    saved: "Sortierung gespeichert",
  },
} satisfies Localized<ReviewStrings, "de">;
