import type { Localized } from "../../../shared/plurals.ts";
import type { ReviewStrings } from "../en/review.ts";
import { progress } from "./progress.ts";
import { today } from "./today.ts";

export const strings = {
  progress,
  today,
  filing: {
    skipArticles: "Ignorar los artículos al ordenar los términos",
    hint: "No cuentan para el orden ni para las letras del índice: {{articles}}.",
    saved: "Ajuste de orden guardado",
  },
} satisfies Localized<ReviewStrings, "es">;
