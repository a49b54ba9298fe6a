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
    review: "Wiederholung starten",
    untested: "Noch nie abgefragt",
    test: "Abfragen",
    mistakes: "Beim letzten Mal nicht gewusst",
    report: "Ergebnis ansehen",
    words_one: "{{count, number}} Wort",
    words_other: "{{count, number}} Wörter",
    first: "Ihr erstes Wörterbuch",
    firstText:
      "Wählen Sie zwei Sprachen. Dann tippen Sie Ihre Wörter ein, fügen eine Liste ein oder importieren eine Datei.",
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
