import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Записуйте слова з усіма їхніми значеннями",
  testingText: "Хай ваші слова запитають вас",
} satisfies Localized<typeof English, "uk">;
