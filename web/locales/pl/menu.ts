import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Zapisuj słowa ze wszystkimi znaczeniami",
  testingText: "Sprawdź, czy pamiętasz swoje słowa",
} satisfies Localized<typeof English, "pl">;
