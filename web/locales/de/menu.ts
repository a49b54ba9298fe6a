import type { Localized } from "../../../shared/plurals.ts";
import type { menu as English } from "../en/menu.ts";

export const menu = {
  next: {
    title: "Wie es weitergeht",
    continue: "Test fortsetzen",
    continueAt: "{{position, number}} von {{total, number}}",
    go: "Fortsetzen",
    due: "Heute fällig",
    dueText: "Etwa {{minutes, number}} Min.",
    review: "Wiederholung beginnen",
    untested: "Noch nie abgefragt",
    test: "Abfragen",
    mistakes: "Fehler vom letzten Mal",
    report: "Ergebnis ansehen",
    words_one: "{{count, number}} Wort",
    words_other: "{{count, number}} Wörter",
    first: "Ihr erstes Wörterbuch",
    firstText:
      "Wählen Sie zwei Sprachen. Dann tippen Sie Ihre Wörter, fügen eine Liste ein oder bringen eine Datei mit.",
    create: "Wörterbuch anlegen",
    sample: "Fünf Beispielwörter",
    sampleText: "Ein kurzer Test in einer Sprache Ihrer Wahl. Nichts wird gespeichert.",
    try: "Ausprobieren",
    fill: "Wörter hinzufügen",
    fillText: "Tippen, eine Liste einfügen oder eine Datei importieren.",
    fillAction: "Wörter hinzufügen",
    newTest: "Ein Test Ihrer Wahl",
    newTestText: "Wörterbuch, Richtung und Wörter aussuchen.",
  },
} satisfies Localized<typeof English, "de">;
