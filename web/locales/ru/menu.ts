import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  next: {
    title: "Что дальше",
    continue: "Продолжить тест",
    continueAt: "{{position, number}} из {{total, number}}",
    go: "Продолжить",
    due: "На сегодня",
    dueText: "Примерно {{minutes, number}} мин",
    review: "Начать повторение",
    untested: "Ещё не были в тестах",
    test: "Проверить себя",
    mistakes: "Не вспомнились в прошлый раз",
    report: "Посмотреть результат",
    words_one: "{{count, number}} слово",
    words_few: "{{count, number}} слова",
    words_many: "{{count, number}} слов",
    words_other: "{{count, number}} слова",
    first: "Ваш первый словарь",
    firstText: "Выберите два языка, а затем введите, вставьте или импортируйте свои слова.",
    create: "Создать словарь",
    sample: "Пять слов для пробы",
    sampleText: "Короткий тест на языке по вашему выбору. Ничего не сохраняется.",
    try: "Попробовать",
    fill: "Добавить слова",
    fillText: "Введите их, вставьте список или импортируйте файл.",
    fillAction: "Добавить слова",
    newTest: "Тест по вашему выбору",
    newTestText: "Выберите словарь, направление и слова.",
  },
} satisfies Localized<typeof English, "ru">;
