import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Zapisuj słowa ze wszystkimi znaczeniami",
  testingText: "Sprawdź, czy pamiętasz swoje słowa",
  todayText: "Twoje słowa wracają, zanim je zapomnisz",
  progressText: "Zobacz, co zostaje i co dalej",
  due_one: "{{count, number}} słowo, około {{minutes, number}} min",
  due_few: "{{count, number}} słowa, około {{minutes, number}} min",
  due_many: "{{count, number}} słów, około {{minutes, number}} min",
  due_other: "{{count, number}} słowa, około {{minutes, number}} min",
} satisfies Localized<typeof English, "pl">;
