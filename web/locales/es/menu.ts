import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Anote palabras con todo lo que significan",
  testingText: "Compruebe qué palabras se sabe",
} satisfies Localized<typeof English, "es">;
