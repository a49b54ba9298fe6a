import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "Über uns",
  welcome: "Willkommen",
  support: "Hilfe",
  policies: "Richtlinien",
} satisfies Localized<typeof English, "de">;
