import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "Chi siamo",
  welcome: "Benvenuto",
  support: "Assistenza",
  policies: "Informative",
} satisfies Localized<typeof English, "it">;
