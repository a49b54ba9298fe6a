import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Annota le parole, con tutto ciò che significano",
  testingText: "Mettiti alla prova sulle tue parole",
} satisfies Localized<typeof English, "it">;
