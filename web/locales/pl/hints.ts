import type { Localized } from "../../../shared/plurals.ts";
import type { HintsStrings } from "../en/hints.ts";

export const strings = {
  exercise: {
    hint: {
      show: "Pierwsza litera",
      counts: "Dobra odpowiedź będzie teraz „z podpowiedzią”, a słowo wróci trochę wcześniej.",
      tag: "Z podpowiedzią",
      correct: "Dobrze z podpowiedzią",
      label: "Podpowiedź",
      tally_one: "<b>{{count, number}}</b> z podpowiedzią",
      tally_few: "<b>{{count, number}}</b> z podpowiedzią",
      tally_many: "<b>{{count, number}}</b> z podpowiedzią",
      tally_other: "<b>{{count, number}}</b> z podpowiedzią",
      wordLabel: "{{number, number}}: dobrze z podpowiedzią",
      how: "Jak liczy się podpowiedź",
      howText:
        "Jak dobra odpowiedź, tutaj i w wyniku. Słowo wróci tylko trochę wcześniej niż bez podpowiedzi.",
      said_one: "Podpowiedź: {{letters}}, {{count, number}} litera.",
      said_few: "Podpowiedź: pierwsza litera {{letters}}, {{count, number}} litery.",
      said_many: "Podpowiedź: pierwsza litera {{letters}}, {{count, number}} liter.",
      said_other: "Podpowiedź: pierwsza litera {{letters}}, {{count, number}} litery.",
      saidWords_one: "Podpowiedź: {{letters}}, {{count, number}} litera.",
      saidWords_few: "Podpowiedź: pierwsze litery {{letters}}, {{count, number}} litery.",
      saidWords_many: "Podpowiedź: pierwsze litery {{letters}}, {{count, number}} liter.",
      saidWords_other: "Podpowiedź: pierwsze litery {{letters}}, {{count, number}} litery.",
      without_one: "Bez podpowiedzi byłby to {{count, number}} dzień.",
      without_few: "Bez podpowiedzi byłyby to {{count, number}} dni.",
      without_many: "Bez podpowiedzi byłoby to {{count, number}} dni.",
      without_other: "Bez podpowiedzi byłoby to {{count, number}} dnia.",
    },
    meeting: {
      fresh: "nowe",
      copy: "Przepisz raz",
      shown: "Najpierw pokazujemy, potem pytamy.",
      after_one: "Najpierw pokazujemy, a pytamy po {{count, number}} innym słowie.",
      after_few: "Najpierw pokazujemy, a pytamy po {{count, number}} innych słowach.",
      after_many: "Najpierw pokazujemy, a pytamy po {{count, number}} innych słowach.",
      after_other: "Najpierw pokazujemy, a pytamy po {{count, number}} innego słowa.",
      know: "Znam, zapytaj",
    },
    copy: {
      differs_one: "Różni się {{count, number}} litera. Spójrz jeszcze raz albo idź dalej: to się nie liczy.",
      differs_few:
        "Różnią się {{count, number}} litery. Spójrz jeszcze raz albo idź dalej: to się nie liczy.",
      differs_many: "Różni się {{count, number}} liter. Spójrz jeszcze raz albo idź dalej: to się nie liczy.",
      differs_other:
        "Różni się {{count, number}} litery. Spójrz jeszcze raz albo idź dalej: to się nie liczy.",
      other: "To nie to samo. Spójrz jeszcze raz albo idź dalej: to się nie liczy.",
      said: "Twój zapis: {{given}}. Pisze się: {{answer}}.",
    },
    retype: {
      ask: "Napisz jeszcze raz",
      label: "Napisz jeszcze raz (nieobowiązkowo)",
      tag: "nieobowiązkowo",
    },
  },
} satisfies Localized<HintsStrings, "pl">;
