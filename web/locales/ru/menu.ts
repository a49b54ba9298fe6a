import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Записывайте слова со всеми их значениями",
  testingText: "Проверьте, помните ли вы свои слова",
  todayText: "Ваши слова возвращаются, прежде чем забудутся",
  progressText: "Смотрите, что остаётся и что дальше",
  due_one: "{{count, number}} слово, примерно {{minutes, number}} мин",
  due_few: "{{count, number}} слова, примерно {{minutes, number}} мин",
  due_many: "{{count, number}} слов, примерно {{minutes, number}} мин",
  due_other: "{{count, number}} слова, примерно {{minutes, number}} мин",
} satisfies Localized<typeof English, "ru">;
