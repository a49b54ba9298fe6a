import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Notez vos mots, avec tous leurs sens",
  testingText: "Vérifiez ce que vous avez retenu",
  todayText: "Vos mots reviennent avant que vous ne les oubliiez",
  progressText: "Voyez ce qui reste et ce qui vient",
  due_one: "{{count, number}} mot, environ {{minutes, number}} min",
  due_other: "{{count, number}} mots, environ {{minutes, number}} min",
} satisfies Localized<typeof English, "fr">;
