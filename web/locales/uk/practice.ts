import type { Localized } from "../../../shared/plurals.ts";
import type { PracticeStrings } from "../en/practice.ts";

const practice = {
  title: "Тренування",
  test_one: "Тест: {{count, number}} слово",
  test_few: "Тест: {{count, number}} слова",
  test_many: "Тест: {{count, number}} слів",
  test_other: "Тест: {{count, number}} слова",
  found_one: "Знайдено <b>{{count, number}}</b> слово",
  found_few: "Знайдено <b>{{count, number}}</b> слова",
  found_many: "Знайдено <b>{{count, number}}</b> слів",
  found_other: "Знайдено <b>{{count, number}}</b> слова",
  chosenWords: "Вибрані слова",
  gone: "Деякі з вибраних слів видалено. Виберіть слова ще раз.",
  notSaved:
    "Деякі зміни в цих словах ще не збережено, тому тест не почався. Нічого не втрачено. Спробуйте ще раз, коли буде мережа.",
  hardestText: "Найчастіше забувалися після того, як ви їх уже знали. Тест охоплює один словник.",
  start_one: "Потренувати {{count, number}} слово",
  start_few: "Потренувати {{count, number}} слова",
  start_many: "Потренувати {{count, number}} слів",
  start_other: "Потренувати {{count, number}} слова",
  free: "Тренування не витрачає тестів і не впливає на повторення.",
  position: "Тренування, слово {{position, number}} з {{total, number}}",
  end: "Завершити тренування",
  finish: "Показати підсумок",
  again: "Ще раз ті, що не згадалися",
  done: "Готово",
  lookAgain: "Варто переглянути",
  right: "Правильно",
  none: "Поки немає чого тренувати",
  noneText:
    "Тренування починається з результату тесту, з найважчих слів у розділі «Поступ» або з вибраних слів, коли тестів на сьогодні не лишилося.",
};

export const strings = { practice } satisfies Localized<PracticeStrings, "uk">;
