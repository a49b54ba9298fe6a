import type { Localized } from "../../../shared/plurals.ts";
import type { ReviewStrings } from "../en/review.ts";
import { progress } from "./progress.ts";
import { today } from "./today.ts";

export const strings = {
  progress,
  today,
  filing: {
    skipArticles: "Ignora gli articoli nell’ordine dei termini",
    hint: "Ignorati nell’ordine e nelle lettere dell’indice: {{articles}}.",
    saved: "Impostazione dell’ordine salvata",
  },
} satisfies Localized<ReviewStrings, "it">;
