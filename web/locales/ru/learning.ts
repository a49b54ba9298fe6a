import type { Localized } from "../../../shared/plurals.ts";
import type { LearningStrings } from "../en/learning.ts";
import { progress } from "./progress.ts";

export const strings = {
  progress,
  filing: {
    skipArticles: "Не учитывать артикли при сортировке терминов",
    hint: "Не учитываются при сортировке и в буквенном указателе: {{articles}}.",
  },
  back: {
    away_one: "Вас не было {{count, number}} день.",
    away_few: "Вас не было {{count, number}} дня.",
    away_many: "Вас не было {{count, number}} дней.",
    away_other: "Вас не было {{count, number}} дня.",
    pile_one: "На очереди {{count, number}} слово. Не нужно делать всё сразу.",
    pile_few: "На очереди {{count, number}} слова. Не нужно делать всё сразу.",
    pile_many: "На очереди {{count, number}} слов. Не нужно делать всё сразу.",
    pile_other: "На очереди {{count, number}} слова. Не нужно делать всё сразу.",
    split_one:
      "На сегодня: {{today, number}}, примерно {{count, number}} минута. На следующие дни: {{waiting, number}}.",
    split_few:
      "На сегодня: {{today, number}}, примерно {{count, number}} минуты. На следующие дни: {{waiting, number}}.",
    split_many:
      "На сегодня: {{today, number}}, примерно {{count, number}} минут. На следующие дни: {{waiting, number}}.",
    split_other:
      "На сегодня: {{today, number}}, примерно {{count, number}} минуты. На следующие дни: {{waiting, number}}.",
    paces: "Минут в день, пока всё не наверстаете",
    wordsADay_one: "{{count, number}} слово в день",
    wordsADay_few: "{{count, number}} слова в день",
    wordsADay_many: "{{count, number}} слов в день",
    wordsADay_other: "{{count, number}} слова в день",
    caughtUpOn: "всё навёрстано: {{day}}",
    notThisYear: "больше года",
    noNew: "Новые слова появятся, когда вы всё наверстаете.",
    likely: "Сначала идут слова, которые вы, скорее всего, забыли.",
    barToday: "<b>{{count, number}}</b> сегодня",
    barWaiting: "<b>{{count, number}}</b> позже",
    lastDay: "Последний день, когда что-то ждёт: {{day}}.",
    ifDone:
      "Если каждый день повторять всё, что на очереди. Ваши ответы и новые слова ещё могут это изменить.",
  },
  dealing: {
    inTurn: "Новые слова появляются по очереди, по одному из каждого словаря:",
    title: "Новые слова из каждого словаря",
    asMany: "Сколько поместится",
    atMost: "Не больше {{most, number}}",
    none: "Пока ни одного",
    ownHint: "Пусто: без своего лимита. Из всех словарей вместе: не больше {{most, number}}.",
  },
  introducing: {
    title: "Показывать новые слова перед вопросом",
    hint: "Вы видите новое слово целиком и один раз его переписываете. Это не считается.",
  },
  ending: {
    moved_one: "{{count, number}} слово теперь вернётся не раньше чем через месяц.",
    moved_few: "{{count, number}} слова теперь вернутся не раньше чем через месяц.",
    moved_many: "{{count, number}} слов теперь вернутся не раньше чем через месяц.",
    moved_other: "{{count, number}} слова теперь вернутся не раньше чем через месяц.",
  },
} satisfies Localized<LearningStrings, "ru">;
