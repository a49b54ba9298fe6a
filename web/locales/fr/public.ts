import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "À propos",
  welcome: "Bienvenue",
  support: "Assistance",
  policies: "Politiques",
} satisfies Localized<typeof English, "fr">;
