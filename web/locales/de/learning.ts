import type { Localized } from "../../../shared/plurals.ts";
import type { LearningStrings } from "../en/learning.ts";
import { progress } from "./progress.ts";

export const strings = {
  progress,
  filing: {
    skipArticles: "Artikel beim Sortieren nicht beachten",
    hint: "In der Reihenfolge und im Buchstabenregister nicht beachtet: {{articles}}.",
  },
  back: {
    away_one: "Sie waren {{count, number}} Tag nicht hier.",
    away_other: "Sie waren {{count, number}} Tage nicht hier.",
    pile_one: "{{count, number}} Wort ist fällig.",
    pile_other: "{{count, number}} Wörter sind fällig. Sie müssen nicht alle auf einmal schaffen.",
    split_one:
      "Heute: {{today, number}}, etwa {{count, number}} Minute. Für die nächsten Tage: {{waiting, number}}.",
    split_other:
      "Heute: {{today, number}}, etwa {{count, number}} Minuten. Für die nächsten Tage: {{waiting, number}}.",
    paces: "Minuten am Tag bis dahin",
    wordsADay_one: "{{count, number}} Wort am Tag",
    wordsADay_other: "{{count, number}} Wörter am Tag",
    caughtUpOn: "aufgeholt: {{day}}",
    notThisYear: "dauert länger als ein Jahr",
    noNew: "Keine neuen Wörter, bis alles aufgeholt ist.",
    likely: "Zuerst kommen die Wörter, die Sie am ehesten vergessen haben.",
    barToday: "<b>{{count, number}}</b> heute",
    barWaiting: "<b>{{count, number}}</b> wartend",
    lastDay: "Letzter Tag, an dem Wörter warten: {{day}}.",
    ifDone: "Wenn Sie jeden Tag alle Wörter schaffen. Ihre Antworten und neue Wörter können das noch ändern.",
  },
  dealing: {
    inTurn: "Neue Wörter kommen der Reihe nach, je eines aus jedem Wörterbuch:",
    title: "Neue Wörter aus jedem Wörterbuch",
    asMany: "So viele wie möglich",
    atMost: "Höchstens {{most, number}}",
    none: "Vorerst keine",
    ownHint: "Leer: kein eigenes Limit. Alle Wörterbücher zusammen: höchstens {{most, number}}.",
  },
  introducing: {
    title: "Neue Wörter erst zeigen, dann abfragen",
    hint: "Sie sehen ein neues Wort ganz und schreiben es einmal ab. Das zählt nicht.",
  },
  ending: {
    moved_one: "{{count, number}} Wort kommt jetzt erst nach mehr als einem Monat wieder.",
    moved_other: "{{count, number}} Wörter kommen jetzt erst nach mehr als einem Monat wieder.",
  },
} satisfies Localized<LearningStrings, "de">;
