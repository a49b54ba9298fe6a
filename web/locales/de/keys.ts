import type { Localized } from "../../../shared/plurals.ts";
import type { KeysStrings } from "../en/keys.ts";

const keys = {
  groups: {
    everywhere: "Überall",
    lists: "Wörterbücher und Wörter",
    editing: "Wörter bearbeiten",
    test: "Test",
    flip: "Karten umdrehen",
  },
  does: {
    help: "Diese Tastenkürzel anzeigen",
    close: "Dialog oder Menü schließen",
    move: "Zwischen Menüpunkten, Sonderzeichen oder Folien wechseln",
    ends: "Zum ersten oder letzten Eintrag",
    search: "Zur Suche",
    definitions: "Im Feld des Begriffs: weiter zu den Bedeutungen",
    comma: "Bedeutung abschließen und die nächste beginnen",
    add: "Wort hinzufügen oder speichern",
    back: "Im leeren Feld: letzte Bedeutung ändern",
    cancel: "Bearbeiten beenden, ohne zu speichern",
    more: "Notiz, Beispiel und Schlagwörter öffnen",
    less: "Wieder schließen",
    hear: "Das Wort anhören",
    hearSlowly: "Das Wort langsam anhören",
    check: "Antwort prüfen, danach weiter",
    override: "Falsche Antwort als richtig werten",
    undo: "Die letzte Antwort zurücknehmen",
    hint: "In leerer Zeile: erster Buchstabe",
    askNew: "Ein neues Wort, das Sie kennen: gleich gefragt werden",
    show: "Antwort zeigen",
    didNot: "Nicht gewusst",
    knew: "Gewusst",
  },
  names: {
    enter: "Eingabe",
    escape: "Esc",
    backspace: "Rücktaste",
    home: "Pos1",
    end: "Ende",
    space: "Leertaste",
  },
};

export const strings = { keys } satisfies Localized<KeysStrings, "de">;
