import type { Localized } from "../../../shared/plurals.ts";
import type { auth as English } from "../en/auth.ts";

export const auth = {
  menu: {
    title: "Anmelden oder registrieren",
    logIn: "Anmelden",
    logInText: "Mit E-Mail-Adresse und Passwort",
    signUp: "Registrieren",
    signUpText: "Ein kostenloses Konto bewahrt Ihre Wörter",
    guest: "Als Gast eintreten",
    guestText: "Erst einmal umsehen, ohne etwas auszufüllen",
  },
  guest: {
    title: "Als Gast eintreten",
    lead: "Alles funktioniert, nur in kleinerem Umfang. Registrieren Sie sich, bevor die Zeit um ist, und Ihre Wörter bleiben.",
    dictionaries: "Wörterbücher",
    words: "Wörter je Wörterbuch",
    tests: "Tests am Tag",
    deleted: "Gelöscht nach",
    hours_one: "{{count}} Stunde",
    hours_other: "{{count}} Stunden",
    enter: "Als Gast eintreten",
    already: "Sie haben ein Konto? <a>Anmelden</a>",
  },
  guestInfo: {
    title: "Sie sind als Gast hier",
    open: "Was ein Gast kann",
    lead: "Alles funktioniert, nur in kleinerem Umfang. Registrieren Sie sich, bevor die Zeit um ist, und Ihre Wörter bleiben.",
    deletedOn: "Wird gelöscht am",
    timeLeft: "Verbleibende Zeit",
    signUp: "Registrieren",
    stay: "Als Gast weitermachen",
  },
  policies: {
    title: "Bevor es losgeht",
    lead: "Bitte lesen Sie die drei Dokumente. Wir fragen nur dann wieder, wenn sie sich ändern.",
    cookie: "Ich nehme die <a>Cookie-Richtlinie</a> an",
    privacy: "Ich nehme die <a>Datenschutzrichtlinie</a> an",
    "terms-of-use": "Ich nehme die <a>Nutzungsbedingungen</a> an",
    submit: "Bestätigen",
    hint: "Alle Richtlinien müssen angenommen werden",
  },
} satisfies Localized<typeof English, "de">;
