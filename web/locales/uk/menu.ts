import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Записуйте слова з усіма їхніми значеннями",
  testingText: "Перевірте, чи пам’ятаєте свої слова",
} satisfies Localized<typeof English, "uk">;
