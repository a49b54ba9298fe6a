import type { Localized } from "../../../shared/plurals.ts";
import type { ReviewStrings } from "../en/review.ts";
import { progress } from "./progress.ts";
import { today } from "./today.ts";

export const strings = {
  progress,
  today,
  filing: {
    skipArticles: "Ordenar los términos sin su artículo",
    hint: "No cuentan para el orden ni para las letras del índice: {{articles}}.",
    saved: "Ajuste de orden guardado",
  },
} satisfies Localized<ReviewStrings, "es">;
