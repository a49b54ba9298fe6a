import type { Localized } from "../../../shared/plurals.ts";
import type { RestingStrings } from "../en/resting.ts";

const resting = {
  rests: "відпочиває",
  filter: "Відпочивають",
  edit: "Редагувати",
  rest: "Дати відпочити",
  letRest: "Хай відпочине",
  letAllRest: "Хай відпочинуть",
  wake: "Розбудити",
  wakeWord: "Розбудити {{term}}",
  undoWord: "Відмінити: {{term}} знову відпочиває",
  wakeWords: "Розбудити слова",
  wakeAll_one: "Розбудити {{count, number}} слово",
  wakeAll_few: "Розбудити {{count, number}} слова",
  wakeAll_many: "Розбудити {{count, number}} слів",
  wakeAll_other: "Розбудити {{count, number}} слова",
  kept_one:
    "{{count, number}} слово відпочиває. Воно зберігається з усіма відповідями, але про нього не питають.",
  kept_few:
    "{{count, number}} слова відпочивають. Вони зберігаються з усіма відповідями, але про них не питають.",
  kept_many:
    "{{count, number}} слів відпочивають. Вони зберігаються з усіма відповідями, але про них не питають.",
  kept_other:
    "{{count, number}} слова відпочиває. Вони зберігаються з усіма відповідями, але про них не питають.",
  answered_one: "{{count, number}} відповідь, остання — {{day}}",
  answered_few: "{{count, number}} відповіді, остання — {{day}}",
  answered_many: "{{count, number}} відповідей, остання — {{day}}",
  answered_other: "{{count, number}} відповіді, остання — {{day}}",
  forgotten_one: "Забуто {{count, number}} раз, остання відповідь — {{day}}",
  forgotten_few: "Забуто {{count, number}} рази, остання відповідь — {{day}}",
  forgotten_many: "Забуто {{count, number}} разів, остання відповідь — {{day}}",
  forgotten_other: "Забуто {{count, number}} раза, остання відповідь — {{day}}",
  neverAnswered: "Ще без відповідей",
  awake: "Знову в роботі.",
  due: "На черзі {{day}}.",
  dueToday: "На черзі сьогодні.",
  dueNew: "Прийде як нове слово.",
  none: "Жодне слово не відпочиває",
  noneText:
    "Слово, що відпочиває, зберігається з усіма відповідями, але про нього не питають. Щоб дати словам відпочити, виберіть їх і натисніть «Дати відпочити».",
  restNow_one: "{{count, number}} слово тепер відпочиває.",
  restNow_few: "{{count, number}} слова тепер відпочивають.",
  restNow_many: "{{count, number}} слів тепер відпочивають.",
  restNow_other: "{{count, number}} слова тепер відпочиває.",
  awakeNow_one: "{{count, number}} слово знову в роботі.",
  awakeNow_few: "{{count, number}} слова знову в роботі.",
  awakeNow_many: "{{count, number}} слів знову в роботі.",
  awakeNow_other: "{{count, number}} слова знову в роботі.",
  offline: "Без мережі не можна шукати слова, що відпочивають",
  offlineText:
    "На цьому пристрої не збережено, які слова відпочивають. Натомість можна шукати серед усіх слів.",
};

export const strings = { resting } satisfies Localized<RestingStrings, "uk">;
