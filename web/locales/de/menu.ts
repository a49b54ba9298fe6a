import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Wörter mit allen ihren Bedeutungen aufschreiben",
  testingText: "Prüfen, welche Ihrer Wörter sitzen",
  todayText: "Ihre Wörter kommen wieder, bevor Sie sie vergessen",
  progressText: "Sehen, was bleibt und was als Nächstes kommt",
  due_one: "{{count, number}} Wort, etwa {{minutes, number}} Min.",
  due_other: "{{count, number}} Wörter, etwa {{minutes, number}} Min.",
} satisfies Localized<typeof English, "de">;
