import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  dictionariesText: "Записуйте слова з усіма їхніми значеннями",
  testingText: "Перевірте, чи пам’ятаєте свої слова",
  todayText: "Ваші слова повертаються, перш ніж забудуться",
  progressText: "Дивіться, що лишається і що далі",
  due_one: "{{count, number}} слово, приблизно {{minutes, number}} хв",
  due_few: "{{count, number}} слова, приблизно {{minutes, number}} хв",
  due_many: "{{count, number}} слів, приблизно {{minutes, number}} хв",
  due_other: "{{count, number}} слова, приблизно {{minutes, number}} хв",
} satisfies Localized<typeof English, "uk">;
