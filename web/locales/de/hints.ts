import type { Localized } from "../../../shared/plurals.ts";
import type { HintsStrings } from "../en/hints.ts";

export const strings = {
  exercise: {
    hint: {
      show: "Erster Buchstabe",
      counts: "Eine richtige Antwort zählt jetzt als „mit Hinweis“, und das Wort kommt etwas früher wieder.",
      tag: "Mit Hinweis",
      correct: "Richtig mit Hinweis",
      label: "Hinweis",
      tally_one: "<b>{{count, number}}</b> mit Hinweis",
      tally_other: "<b>{{count, number}}</b> mit Hinweis",
      wordLabel: "{{number, number}}: richtig mit Hinweis",
      how: "Wie ein Hinweis zählt",
      howText: "Als richtige Antwort. Das Wort kommt nur etwas früher wieder als ohne Hinweis.",
      said_one: "Hinweis: {{letters}}, {{count, number}} Buchstabe.",
      said_other: "Hinweis: erster Buchstabe {{letters}}, {{count, number}} Buchstaben.",
      saidWords_one: "Hinweis: {{letters}}, {{count, number}} Buchstabe.",
      saidWords_other: "Hinweis: erste Buchstaben {{letters}}, {{count, number}} Buchstaben.",
      without_one: "Ohne Hinweis wäre es {{count, number}} Tag.",
      without_other: "Ohne Hinweis wären es {{count, number}} Tage.",
    },
    meeting: {
      fresh: "neu",
      copy: "Einmal abschreiben",
      shown: "Erst gezeigt, dann abgefragt.",
      after_one: "Erst gezeigt, dann abgefragt: Die Frage kommt nach {{count, number}} anderen Wort.",
      after_other: "Erst gezeigt, dann abgefragt: Die Frage kommt nach {{count, number}} anderen Wörtern.",
      know: "Kenne ich, gleich abfragen",
    },
    copy: {
      differs_one:
        "{{count, number}} Buchstabe ist anders. Sehen Sie noch einmal hin oder gehen Sie weiter: Es zählt nicht.",
      differs_other:
        "{{count, number}} Buchstaben sind anders. Sehen Sie noch einmal hin oder gehen Sie weiter: Es zählt nicht.",
      other: "Das ist nicht dasselbe. Sehen Sie noch einmal hin oder gehen Sie weiter: Es zählt nicht.",
      said: "Ihre Abschrift: {{given}}. Richtig: {{answer}}.",
    },
    retype: {
      ask: "Noch einmal schreiben",
      label: "Noch einmal schreiben (freiwillig)",
      tag: "freiwillig",
    },
  },
} satisfies Localized<HintsStrings, "de">;
