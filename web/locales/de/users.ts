import type { Localized } from "../../../shared/plurals.ts";
import type { users as English } from "../en/users.ts";

export const users = {
  edit: "Profil bearbeiten",
  title: "Einstellungen",
  since: "Dabei seit {{date}}.",
  change: "Ändern",
  sections: { label: "Abschnitte", account: "Konto", ways: "Anmeldung", data: "Daten" },
  email: {
    change: "E-Mail-Adresse ändern",
    new: "Neue E-Mail-Adresse",
    lead: "Wir schicken einen Code an die neue Adresse. Bis Sie ihn eingeben, ändert sich nichts.",
    sendCode: "Code senden",
    mailed:
      "Wenn <b>{{email}}</b> frei ist, ist ein Code dorthin unterwegs. Geben Sie ihn innerhalb von 10 Minuten hier ein.",
    other: "Andere Adresse",
    changed: "Die E-Mail-Adresse wurde geändert. Alle Ihre anderen Geräte wurden abgemeldet.",
  },
  language: {
    label: "Sprache der Oberfläche",
    hint: "Gilt sofort auf allen Ihren Geräten.",
  },
  password: {
    title: "Passwort",
    since: "Geändert am {{date}}.",
    submit: "Passwort ändern",
    changed: "Das Passwort wurde geändert. Alle Ihre anderen Geräte wurden abgemeldet.",
    none: "Sie melden sich mit Google an, darum gibt es noch kein Passwort. Wir können Ihnen einen Code per E-Mail schicken, mit dem Sie eines festlegen.",
    set: "Passwort festlegen",
  },
  google: {
    linked: "Sie können sich mit Google anmelden.",
    only: "Sie melden sich mit Google an. Um es zu trennen, legen Sie zuerst ein Passwort fest.",
    unlink: "Trennen",
    unlinkNamed: "Google trennen",
    ask: "Google trennen?",
    lead: "Danach melden Sie sich ohne Google an.",
    unlinked: "Google ist getrennt.",
  },
  devices: {
    title: "Wo Sie angemeldet sind",
    name: "{{browser}} unter {{system}}",
    unknown: "Unbekanntes Gerät",
    current: "Dieses Gerät, jetzt",
    used: "Zuletzt benutzt: {{ago}}; angemeldet: {{date}}",
    end: "Abmelden",
    endNamed: "Abmelden: {{device}}",
    endOthers: "Alle anderen abmelden",
    ended: "Gerät abgemeldet.",
  },
  proof: {
    title: "Bestätigen Sie, dass Sie es sind",
    lead: "Bevor etwas Wichtiges geschieht, fragen wir nach. Danach 10 Minuten lang nicht mehr.",
    google:
      "Sie haben hier kein Passwort, melden Sie sich darum noch einmal mit Google an. Danach fragen wir 10 Minuten lang nicht mehr.",
    submit: "Bestätigen",
  },
  data: {
    title: "Alles herunterladen",
    text: "Alles, was wir über Sie gespeichert haben, auch Ihre Wörterbücher mit allen Wörtern, in einer JSON-Datei.",
    download: "Meine Daten herunterladen",
    submit: "Herunterladen",
  },
  leave: {
    title: "Konto löschen",
    text: "Löscht sofort alles darin. Das lässt sich nicht rückgängig machen.",
    submit: "Konto löschen",
    ask: "Ihr Konto löschen?",
    lead: "Das Konto <b>{{email}}</b> wird sofort gelöscht und mit ihm:",
    dictionaries: "alle Wörterbücher und ihre Wörter",
    reports: "alle Tests und Ergebnisse",
    subscription: "Ihr Abonnement; es wird nichts mehr abgebucht",
    sessions: "jede Anmeldung auf allen Ihren Geräten",
    final: "Niemand kann es wiederherstellen, auch wir nicht.",
    keep: "Konto behalten",
  },
} satisfies Localized<typeof English, "de">;
