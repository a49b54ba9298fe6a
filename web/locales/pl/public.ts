import type { Localized } from "../../../shared/plurals.ts";
import type { publicPages as English } from "../en/public.ts";

export const publicPages = {
  about: "O nas",
  welcome: "Strona powitalna",
  support: "Pomoc",
  policies: "Zasady",
} satisfies Localized<typeof English, "pl">;
