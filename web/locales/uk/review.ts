import type { Localized } from "../../../shared/plurals.ts";
import type { ReviewStrings } from "../en/review.ts";
import { progress } from "./progress.ts";
import { today } from "./today.ts";

export const strings = {
  progress,
  today,
  filing: {
    skipArticles: "Упорядковувати терміни без артиклів",
    hint: "Не враховуються в порядку термінів і в покажчику літер: {{articles}}.",
    saved: "Налаштування впорядкування збережено",
  },
} satisfies Localized<ReviewStrings, "uk">;
