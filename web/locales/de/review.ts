import type { Localized } from "../../../shared/plurals.ts";
import type { ReviewStrings } from "../en/review.ts";
import { progress } from "./progress.ts";
import { today } from "./today.ts";

export const strings = {
  progress,
  today,
  filing: {
    skipArticles: "Begriffe ohne Artikel sortieren",
    hint: "Zählt weder für die Reihenfolge noch für die Buchstaben des Registers: {{articles}}.",
    saved: "Sortierung gespeichert",
  },
} satisfies Localized<ReviewStrings, "de">;
