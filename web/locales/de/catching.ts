import type { Localized } from "../../../shared/plurals.ts";
import type { CatchingStrings } from "../en/catching.ts";

const catching = {
  keys: {
    title: "Zugriff für andere Programme",
    hint: "Browser-Erweiterungen für Anki können auch hier Wörter hinzufügen. Ein Schlüssel gibt Zugriff auf Ihre Wörter, nicht auf Ihr Konto.",
    how: "So richten Sie es ein",
    add: "Neuer Schlüssel",
    list: "Schlüssel für andere Programme",
    used: "Zuletzt verwendet: {{ago}}; erstellt am {{date}}",
    unused: "Noch nicht verwendet; erstellt am {{date}}",
    end: "Widerrufen",
    endNamed: "Widerrufen: {{name}}",
    ended: "Schlüssel widerrufen",
    ask: "Für welches Programm ist er?",
    create: "Schlüssel erstellen",
    made: "Ihr neuer Schlüssel",
    once: "Kopieren Sie ihn jetzt: Er wird nicht noch einmal angezeigt.",
    address: "Adresse mit dem Schlüssel, für Programme ohne eigenes Feld dafür",
    copyAddress: "Adresse kopieren",
    key: "Nur der Schlüssel für {{name}}",
    copyKey: "Schlüssel kopieren",
    secret:
      "Wer die Adresse oder den Schlüssel hat, kann Ihre Wörter lesen, ändern und löschen und neue hinzufügen. In unseren Protokollen steht keins von beiden.",
    copy: "Kopieren",
    copied: "Kopiert",
    done: "Fertig",
  },
  how: {
    title: "Wörter von anderswo hinzufügen",
    lead: "Fügen Sie Wörter hinzu, wo immer sie Ihnen begegnen: mit einer Browser-Erweiterung oder über „Teilen“ in einer anderen App.",
    addOn: {
      title: "Mit Yomitan oder einer anderen Erweiterung für Anki",
      first:
        "Erstellen Sie in Ihren <settings>Einstellungen</settings> einen Schlüssel und kopieren Sie ihn.",
      second:
        "Schalten Sie Anki in den Einstellungen der Erweiterung ein. Tragen Sie die Adresse unten als Server und Ihren Schlüssel als API-Schlüssel ein. Gibt es kein Feld für den Schlüssel, tragen Sie stattdessen die Adresse mit dem Schlüssel ein, die beim Erstellen angezeigt wurde.",
      address: "Adresse des Servers",
      third:
        "Wählen Sie ein Wörterbuch als Stapel (deck) und Wordhoard als Eintragstyp (model) und füllen Sie dessen Felder aus: Term, Definitions, Note, Example. Von da an fügen Sie mit dem + der Erweiterung Wörter hier hinzu.",
    },
    share: {
      title: "Über „Teilen“ in jeder App",
      first:
        "Installieren Sie Wordhoard: Wählen Sie im Menü Ihres Browsers „App installieren“ oder „Zum Startbildschirm hinzufügen“.",
      second: "Markieren Sie in einer App ein Wort, tippen Sie auf „Teilen“ und dann auf Wordhoard.",
      third:
        "„Wort hinzufügen“ zeigt das Wort. Tippen Sie auf „Weiter“, geben Sie die Bedeutung ein und drücken Sie die Eingabetaste.",
      where:
        "Das geht unter Android, Windows und ChromeOS. iPhones und iPads reichen Geteiltes nicht an Web-Apps weiter.",
    },
  },
  add: {
    title: "Wort hinzufügen",
    which: "In welches Wörterbuch?",
    next: "Weiter",
    from: "Aus einem Link oder einer anderen App:",
    draft: "Im Formular steht noch ein Wort, das Sie getippt haben. Welches soll dort stehen?",
    mine: "Mein Wort behalten",
    use: "Den neuen Text übernehmen",
  },
};

export const strings = { catching } satisfies Localized<CatchingStrings, "de">;
