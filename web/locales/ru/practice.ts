import type { Localized } from "../../../shared/plurals.ts";
import type { PracticeStrings } from "../en/practice.ts";

const practice = {
  title: "Тренировка",
  test_one: "Тест: {{count, number}} слово",
  test_few: "Тест: {{count, number}} слова",
  test_many: "Тест: {{count, number}} слов",
  test_other: "Тест: {{count, number}} слова",
  found_one: "Найдено <b>{{count, number}}</b> слово",
  found_few: "Найдено <b>{{count, number}}</b> слова",
  found_many: "Найдено <b>{{count, number}}</b> слов",
  found_other: "Найдено <b>{{count, number}}</b> слова",
  chosenWords: "Выбранные слова",
  gone: "Некоторые из выбранных слов удалены. Выберите слова ещё раз.",
  notSaved:
    "Некоторые изменения в этих словах ещё не сохранены, поэтому тест не начался. Ничего не потеряно. Попробуйте ещё раз, когда появится сеть.",
  hardestText: "Чаще всего забывались после того, как вы их уже знали. Тест охватывает один словарь.",
  start_one: "Потренировать {{count, number}} слово",
  start_few: "Потренировать {{count, number}} слова",
  start_many: "Потренировать {{count, number}} слов",
  start_other: "Потренировать {{count, number}} слова",
  free: "Тренировка не расходует тесты и не влияет на повторения.",
  position: "Тренировка, слово {{position, number}} из {{total, number}}",
  end: "Завершить тренировку",
  finish: "Показать итог",
  again: "Ещё раз те, что не вспомнились",
  done: "Готово",
  lookAgain: "Стоит посмотреть ещё раз",
  right: "Верно",
  none: "Пока нечего тренировать",
  noneText:
    "Тренировка начинается с результата теста, с самых трудных слов в разделе «Прогресс» или с выбранных слов, когда тестов на сегодня не осталось.",
};

export const strings = { practice } satisfies Localized<PracticeStrings, "ru">;
