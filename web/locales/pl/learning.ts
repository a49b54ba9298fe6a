import type { Localized } from "../../../shared/plurals.ts";
import type { LearningStrings } from "../en/learning.ts";
import { progress } from "./progress.ts";

export const strings = {
  progress,
  filing: {
    skipArticles: "Porządkuj terminy bez rodzajników",
    hint: "Nie liczą się w kolejności ani w literach indeksu: {{articles}}.",
  },
  back: {
    away_one: "Nie było Cię {{count, number}} dzień.",
    away_few: "Nie było Cię {{count, number}} dni.",
    away_many: "Nie było Cię {{count, number}} dni.",
    away_other: "Nie było Cię {{count, number}} dnia.",
    pile_one: "Do powtórki jest {{count, number}} słowo.",
    pile_few: "Do powtórki są {{count, number}} słowa. Nie trzeba robić wszystkiego naraz.",
    pile_many: "Do powtórki jest {{count, number}} słów. Nie trzeba robić wszystkiego naraz.",
    pile_other: "Do powtórki jest {{count, number}} słowa. Nie trzeba robić wszystkiego naraz.",
    split_one:
      "Na dziś: {{today, number}}, około {{count, number}} minuty. Na następne dni: {{waiting, number}}.",
    split_few:
      "Na dziś: {{today, number}}, około {{count, number}} minut. Na następne dni: {{waiting, number}}.",
    split_many:
      "Na dziś: {{today, number}}, około {{count, number}} minut. Na następne dni: {{waiting, number}}.",
    split_other:
      "Na dziś: {{today, number}}, około {{count, number}} minuty. Na następne dni: {{waiting, number}}.",
    paces: "Minut dziennie do nadrobienia zaległości",
    wordsADay_one: "{{count, number}} słowo dziennie",
    wordsADay_few: "{{count, number}} słowa dziennie",
    wordsADay_many: "{{count, number}} słów dziennie",
    wordsADay_other: "{{count, number}} słowa dziennie",
    caughtUpOn: "bez zaległości: {{day}}",
    notThisYear: "ponad rok",
    noNew: "Nowe słowa pojawią się, gdy nadrobisz zaległości.",
    likely: "Najpierw pojawiają się słowa, które najprawdopodobniej wyleciały Ci z głowy.",
    barToday: "<b>{{count, number}}</b> dziś",
    barWaiting: "<b>{{count, number}}</b> później",
    lastDay: "Ostatni dzień z zaległościami: {{day}}.",
    ifDone:
      "Jeśli każdego dnia powtórzysz wszystkie słowa. Twoje odpowiedzi i nowe słowa mogą to jeszcze zmienić.",
  },
  dealing: {
    inTurn: "Nowe słowa pojawiają się na zmianę, po jednym z każdego słownika:",
    title: "Nowe słowa z każdego słownika",
    asMany: "Ile się zmieści",
    atMost: "Najwyżej {{most, number}}",
    none: "Na razie żadnych",
    ownHint: "Puste: bez własnego limitu. Wszystkie słowniki razem: najwyżej {{most, number}}.",
  },
  introducing: {
    title: "Pokazuj nowe słowa przed pytaniem",
    hint: "Widzisz całe nowe słowo i przepisujesz je raz. To się nie liczy.",
  },
  ending: {
    moved_one: "{{count, number}} słowo wróci teraz dopiero za ponad miesiąc.",
    moved_few: "{{count, number}} słowa wrócą teraz dopiero za ponad miesiąc.",
    moved_many: "{{count, number}} słów wróci teraz dopiero za ponad miesiąc.",
    moved_other: "{{count, number}} słowa wróci teraz dopiero za ponad miesiąc.",
  },
} satisfies Localized<LearningStrings, "pl">;
