import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  next: {
    title: "Що далі",
    continue: "Продовжити тест",
    continueAt: "{{position, number}} з {{total, number}}",
    go: "Продовжити",
    due: "На сьогодні",
    dueText: "Приблизно {{minutes, number}} хв",
    review: "Почати повторення",
    untested: "Ще не були в тестах",
    test: "Перевірити себе",
    mistakes: "Не згадані минулого разу",
    report: "Переглянути результат",
    words_one: "{{count, number}} слово",
    words_few: "{{count, number}} слова",
    words_many: "{{count, number}} слів",
    words_other: "{{count, number}} слова",
    first: "Ваш перший словник",
    firstText: "Виберіть дві мови, а тоді введіть, вставте або імпортуйте свої слова.",
    create: "Створити словник",
    sample: "П’ять слів для проби",
    sampleText: "Короткий тест мовою на ваш вибір. Нічого не зберігається.",
    try: "Спробувати",
    fill: "Додати слова",
    fillText: "Введіть їх, вставте список або імпортуйте файл.",
    fillAction: "Додати слова",
    newTest: "Тест на ваш вибір",
    newTestText: "Виберіть словник, напрям і слова.",
  },
} satisfies Localized<typeof English, "uk">;
