import type { Localized } from "../../../shared/plurals.ts";
import type { ReviewStrings } from "../en/review.ts";
import { progress } from "./progress.ts";
import { today } from "./today.ts";

export const strings = {
  progress,
  today,
  filing: {
    skipArticles: "Porządkuj terminy bez rodzajników",
    hint: "Nie liczą się w kolejności ani w literach indeksu: {{articles}}.",
    saved: "Ustawienie kolejności zapisane",
  },
} satisfies Localized<ReviewStrings, "pl">;
