import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Annota le parole, con tutto ciò che significano",
  testingText: "Mettiti alla prova sulle tue parole",
  todayText: "Le tue parole tornano prima che tu le dimentichi",
  progressText: "Guarda che cosa resta e che cosa arriva",
  due_one: "{{count, number}} parola, circa {{minutes, number}} min",
  due_other: "{{count, number}} parole, circa {{minutes, number}} min",
} satisfies Localized<typeof English, "it">;
