import type { Localized } from "../../../shared/plurals.ts";
import type { ReviewStrings } from "../en/review.ts";
import { progress } from "./progress.ts";
import { today } from "./today.ts";

export const strings = {
  progress,
  today,
  filing: {
    skipArticles: "Ignorer les articles pour trier les termes",
    hint: "Ne comptent ni pour l’ordre ni pour les lettres de l’index : {{articles}}.",
    saved: "Réglage du tri enregistré",
  },
} satisfies Localized<ReviewStrings, "fr">;
