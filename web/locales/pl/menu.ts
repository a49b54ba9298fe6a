import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  next: {
    title: "Co dalej",
    continue: "Dokończ test",
    continueAt: "{{position, number}} z {{total, number}}",
    go: "Kontynuuj",
    due: "Na dziś",
    dueText: "Około {{minutes, number}} min",
    review: "Zacznij powtórkę",
    untested: "Jeszcze bez testu",
    test: "Sprawdź się",
    mistakes: "Ostatnio niezapamiętane",
    report: "Zobacz wynik",
    words_one: "{{count, number}} słowo",
    words_few: "{{count, number}} słowa",
    words_many: "{{count, number}} słów",
    words_other: "{{count, number}} słowa",
    first: "Twój pierwszy słownik",
    firstText: "Wybierz dwa języki, a potem wpisz, wklej albo zaimportuj słowa.",
    create: "Utwórz słownik",
    sample: "Pięć słów na próbę",
    sampleText: "Krótki test w wybranym języku. Nic nie jest zapisywane.",
    try: "Wypróbuj",
    fill: "Dodaj słowa",
    fillText: "Wpisz je, wklej listę albo zaimportuj plik.",
    fillAction: "Dodaj słowa",
    newTest: "Dowolny test",
    newTestText: "Wybierz słownik, kierunek i słowa.",
  },
} satisfies Localized<typeof English, "pl">;
