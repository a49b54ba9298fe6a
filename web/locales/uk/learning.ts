import type { Localized } from "../../../shared/plurals.ts";
import type { LearningStrings } from "../en/learning.ts";
import { progress } from "./progress.ts";

export const strings = {
  progress,
  filing: {
    skipArticles: "Упорядковувати терміни без артиклів",
    hint: "Не враховуються в порядку термінів і в покажчику літер: {{articles}}.",
  },
  back: {
    away_one: "Вас не було {{count, number}} день.",
    away_few: "Вас не було {{count, number}} дні.",
    away_many: "Вас не було {{count, number}} днів.",
    away_other: "Вас не було {{count, number}} дня.",
    pile_one: "На черзі {{count, number}} слово. Не потрібно робити все одразу.",
    pile_few: "На черзі {{count, number}} слова. Не потрібно робити все одразу.",
    pile_many: "На черзі {{count, number}} слів. Не потрібно робити все одразу.",
    pile_other: "На черзі {{count, number}} слова. Не потрібно робити все одразу.",
    split_one:
      "На сьогодні: {{today, number}}, приблизно {{count, number}} хвилина. На наступні дні: {{waiting, number}}.",
    split_few:
      "На сьогодні: {{today, number}}, приблизно {{count, number}} хвилини. На наступні дні: {{waiting, number}}.",
    split_many:
      "На сьогодні: {{today, number}}, приблизно {{count, number}} хвилин. На наступні дні: {{waiting, number}}.",
    split_other:
      "На сьогодні: {{today, number}}, приблизно {{count, number}} хвилини. На наступні дні: {{waiting, number}}.",
    paces: "Хвилин на день, доки все не надолужите",
    wordsADay_one: "{{count, number}} слово на день",
    wordsADay_few: "{{count, number}} слова на день",
    wordsADay_many: "{{count, number}} слів на день",
    wordsADay_other: "{{count, number}} слова на день",
    caughtUpOn: "усе надолужено: {{day}}",
    notThisYear: "понад рік",
    noNew: "Нові слова з’являться, коли ви все надолужите.",
    likely: "Спершу будуть слова, які ви найімовірніше забули.",
    barToday: "<b>{{count, number}}</b> сьогодні",
    barWaiting: "<b>{{count, number}}</b> згодом",
    lastDay: "Останній день, коли щось чекає: {{day}}.",
    ifDone: "Якщо щодня повторювати все, що на черзі. Ваші відповіді й нові слова ще можуть це змінити.",
  },
  dealing: {
    inTurn: "Нові слова з’являються по черзі, по одному з кожного словника:",
    title: "Нові слова з кожного словника",
    asMany: "Скільки вміститься",
    atMost: "Щонайбільше {{most, number}}",
    none: "Поки що жодного",
    ownHint: "Порожньо: без власного ліміту. З усіх словників разом: щонайбільше {{most, number}}.",
  },
  introducing: {
    title: "Показувати нові слова перед запитанням",
    hint: "Ви бачите нове слово повністю й один раз його переписуєте. Це не рахується.",
  },
  ending: {
    moved_one: "{{count, number}} слово тепер повернеться не раніше ніж через місяць.",
    moved_few: "{{count, number}} слова тепер повернуться не раніше ніж через місяць.",
    moved_many: "{{count, number}} слів тепер повернуться не раніше ніж через місяць.",
    moved_other: "{{count, number}} слова тепер повернуться не раніше ніж через місяць.",
  },
} satisfies Localized<LearningStrings, "uk">;
