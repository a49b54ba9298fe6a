import type { Localized } from "../../../shared/plurals.ts";
import type { HintsStrings } from "../en/hints.ts";

export const strings = {
  exercise: {
    hint: {
      show: "Первая буква",
      counts: "Верный ответ теперь будет «с подсказкой», и слово вернётся чуть раньше.",
      tag: "С подсказкой",
      correct: "Верно с подсказкой",
      label: "Подсказка",
      tally_one: "<b>{{count, number}}</b> с подсказкой",
      tally_few: "<b>{{count, number}}</b> с подсказкой",
      tally_many: "<b>{{count, number}}</b> с подсказкой",
      tally_other: "<b>{{count, number}}</b> с подсказкой",
      wordLabel: "{{number, number}}: верно с подсказкой",
      how: "Как считается подсказка",
      howText:
        "Как верный ответ, и здесь, и в результате. Просто слово вернётся чуть раньше, чем без подсказки.",
      said_one: "Подсказка: первая буква {{letters}}, всего {{count, number}} буква.",
      said_few: "Подсказка: первая буква {{letters}}, всего {{count, number}} буквы.",
      said_many: "Подсказка: первая буква {{letters}}, всего {{count, number}} букв.",
      said_other: "Подсказка: первая буква {{letters}}, всего {{count, number}} буквы.",
      saidWords_one: "Подсказка: первые буквы {{letters}}, всего {{count, number}} буква.",
      saidWords_few: "Подсказка: первые буквы {{letters}}, всего {{count, number}} буквы.",
      saidWords_many: "Подсказка: первые буквы {{letters}}, всего {{count, number}} букв.",
      saidWords_other: "Подсказка: первые буквы {{letters}}, всего {{count, number}} буквы.",
      without_one: "Без подсказки было бы через {{count, number}} день.",
      without_few: "Без подсказки было бы через {{count, number}} дня.",
      without_many: "Без подсказки было бы через {{count, number}} дней.",
      without_other: "Без подсказки было бы через {{count, number}} дня.",
    },
    meeting: {
      fresh: "новое",
      copy: "Перепишите один раз",
      shown: "Сначала слово показываем, потом спрашиваем.",
      after_one: "Сначала слово показываем, а спрашиваем через {{count, number}} другое слово.",
      after_few: "Сначала слово показываем, а спрашиваем через {{count, number}} других слова.",
      after_many: "Сначала слово показываем, а спрашиваем через {{count, number}} других слов.",
      after_other: "Сначала слово показываем, а спрашиваем через {{count, number}} другого слова.",
      know: "Знаю, спросите",
    },
    copy: {
      differs_one:
        "Отличается {{count, number}} буква. Посмотрите ещё раз или идите дальше: это не считается.",
      differs_few:
        "Отличаются {{count, number}} буквы. Посмотрите ещё раз или идите дальше: это не считается.",
      differs_many:
        "Отличаются {{count, number}} букв. Посмотрите ещё раз или идите дальше: это не считается.",
      differs_other:
        "Отличаются {{count, number}} буквы. Посмотрите ещё раз или идите дальше: это не считается.",
      other: "Написано иначе. Посмотрите ещё раз или идите дальше: это не считается.",
      said: "Вы написали: {{given}}. Верно: {{answer}}.",
    },
    retype: {
      ask: "Напишите ещё раз",
      label: "Напишите ещё раз (необязательно)",
      tag: "необязательно",
    },
  },
} satisfies Localized<HintsStrings, "ru">;
