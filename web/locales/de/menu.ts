import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Wörter mit allen ihren Bedeutungen aufschreiben",
  testingText: "Prüfen, welche Ihrer Wörter sitzen",
} satisfies Localized<typeof English, "de">;
