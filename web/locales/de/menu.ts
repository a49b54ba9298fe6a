import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Wörter aufschreiben, mit allem, was sie bedeuten",
  testingText: "Sich die eigenen Wörter abfragen lassen",
} satisfies Localized<typeof English, "de">;
