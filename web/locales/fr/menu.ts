import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Notez vos mots, avec tous leurs sens",
  testingText: "Vérifiez ce que vous avez retenu",
} satisfies Localized<typeof English, "fr">;
