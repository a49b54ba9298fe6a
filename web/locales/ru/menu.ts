import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Записывайте слова со всеми их значениями",
  testingText: "Проверьте, помните ли вы свои слова",
} satisfies Localized<typeof English, "ru">;
