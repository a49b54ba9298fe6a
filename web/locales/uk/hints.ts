import type { Localized } from "../../../shared/plurals.ts";
import type { HintsStrings } from "../en/hints.ts";

export const strings = {
  exercise: {
    hint: {
      show: "Перша літера",
      counts: "Правильна відповідь тепер буде «з підказкою», і слово повернеться трохи раніше.",
      tag: "З підказкою",
      correct: "Правильно з підказкою",
      label: "Підказка",
      tally_one: "<b>{{count, number}}</b> з підказкою",
      tally_few: "<b>{{count, number}}</b> з підказкою",
      tally_many: "<b>{{count, number}}</b> з підказкою",
      tally_other: "<b>{{count, number}}</b> з підказкою",
      wordLabel: "{{number, number}}: правильно з підказкою",
      how: "Як рахується підказка",
      howText:
        "Як правильна відповідь, і тут, і в результаті. Просто слово повернеться трохи раніше, ніж без підказки.",
      said_one: "Підказка: перша літера {{letters}}, усього {{count, number}} літера.",
      said_few: "Підказка: перша літера {{letters}}, усього {{count, number}} літери.",
      said_many: "Підказка: перша літера {{letters}}, усього {{count, number}} літер.",
      said_other: "Підказка: перша літера {{letters}}, усього {{count, number}} літери.",
      saidWords_one: "Підказка: перші літери {{letters}}, усього {{count, number}} літера.",
      saidWords_few: "Підказка: перші літери {{letters}}, усього {{count, number}} літери.",
      saidWords_many: "Підказка: перші літери {{letters}}, усього {{count, number}} літер.",
      saidWords_other: "Підказка: перші літери {{letters}}, усього {{count, number}} літери.",
      without_one: "Без підказки було б через {{count, number}} день.",
      without_few: "Без підказки було б через {{count, number}} дні.",
      without_many: "Без підказки було б через {{count, number}} днів.",
      without_other: "Без підказки було б через {{count, number}} дня.",
    },
    meeting: {
      fresh: "нове",
      copy: "Перепишіть один раз",
      shown: "Спершу слово показуємо, потім питаємо.",
      after_one: "Спершу слово показуємо, а питаємо через {{count, number}} інше слово.",
      after_few: "Спершу слово показуємо, а питаємо через {{count, number}} інші слова.",
      after_many: "Спершу слово показуємо, а питаємо через {{count, number}} інших слів.",
      after_other: "Спершу слово показуємо, а питаємо через {{count, number}} іншого слова.",
      know: "Знаю, питайте",
    },
    copy: {
      differs_one:
        "Відрізняється {{count, number}} літера. Подивіться ще раз або йдіть далі: це не рахується.",
      differs_few:
        "Відрізняються {{count, number}} літери. Подивіться ще раз або йдіть далі: це не рахується.",
      differs_many:
        "Відрізняються {{count, number}} літер. Подивіться ще раз або йдіть далі: це не рахується.",
      differs_other:
        "Відрізняються {{count, number}} літери. Подивіться ще раз або йдіть далі: це не рахується.",
      other: "Написано інакше. Подивіться ще раз або йдіть далі: це не рахується.",
      said: "Ви написали: {{given}}. Правильно: {{answer}}.",
    },
    retype: {
      ask: "Напишіть ще раз",
      label: "Напишіть ще раз (необов’язково)",
      tag: "необов’язково",
    },
  },
} satisfies Localized<HintsStrings, "uk">;
