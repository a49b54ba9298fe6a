import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Anote palabras con todo lo que significan",
  testingText: "Compruebe qué palabras se sabe",
  todayText: "Sus palabras vuelven antes de que las olvide",
  progressText: "Vea lo que queda y lo que viene",
  due_one: "{{count, number}} palabra, unos {{minutes, number}} min",
  due_other: "{{count, number}} palabras, unos {{minutes, number}} min",
} satisfies Localized<typeof English, "es">;
