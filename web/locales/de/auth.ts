import type { Localized } from "../../../shared/plurals.ts";
import type { auth as English } from "../en/auth.ts";

export const auth = {
  or: "oder",
  email: "E-Mail-Adresse",
  menu: {
    title: "Anmelden oder registrieren",
    logIn: "Anmelden",
    logInText: "Mit E-Mail-Adresse und Passwort",
    signUp: "Registrieren",
    signUpText: "Ein kostenloses Konto bewahrt Ihre Wörter",
    guest: "Als Gast eintreten",
    guestText: "Erst einmal umsehen, ohne etwas auszufüllen",
    accountDeleted: "Ihr Konto ist gelöscht, mit allem, was darin war.",
  },
  password: {
    label: "Passwort",
    current: "Aktuelles Passwort",
    show: "Passwort anzeigen",
    hide: "Passwort verbergen",
    hint: "{{min}} bis {{max}} Zeichen, darunter ein Großbuchstabe, ein Kleinbuchstabe und eine Ziffer",
  },
  signUp: {
    title: "Registrieren",
    submit: "Registrieren",
    already: "Sie haben ein Konto? <a>Anmelden</a>",
    guestKeeps: "Was Sie als Gast angelegt haben, bleibt: Wörterbücher und Tests kommen mit in das Konto.",
  },
  logIn: {
    title: "Anmelden",
    submit: "Anmelden",
    forgot: "Passwort vergessen?",
    newHere: "Neu hier? <a>Registrieren</a>",
    guestIsLeft:
      "Sie sind als Gast hier. Wenn Sie sich bei einem anderen Konto anmelden, bleibt zurück, was Sie als Gast angelegt haben, und wird gelöscht: {{time}}. Um es zu behalten, <a>registrieren</a> Sie sich stattdessen.",
    passwordChanged: "Ihr Passwort ist geändert. Melden Sie sich mit dem neuen an.",
  },
  google: {
    button: "Weiter mit Google",
    embedded:
      "Die Anmeldung mit Google ist hier nicht erlaubt. Bitte öffnen Sie die Seite in einem Browser (Safari, Chrome usw.), um fortzufahren.",
    guest:
      "Ein Google-Konto, das hier neu ist, übernimmt, was Sie als Gast angelegt haben. Gehört es hier schon zu einem Konto, kommen Sie in dieses, und das als Gast Angelegte bleibt zurück.",
    unreachable:
      "Google ist nicht erreichbar. Prüfen Sie Ihr Netz, und ob etwas das Skript von Google blockiert.",
    blocked:
      "Ihr Browser hat das Fenster von Google blockiert. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es noch einmal.",
    refused:
      "Google hat dieses Konto nicht bestätigt. Versuchen Sie es noch einmal, oder melden Sie sich anders an.",
    taken: "Zu dieser Adresse gibt es hier schon ein Konto. Melden Sie sich mit dessen Passwort an.",
  },
  verify: {
    title: "E-Mail-Adresse bestätigen",
    lead: "Wir haben eine E-Mail mit sechs Ziffern an <b>{{email}}</b> geschickt.",
  },
  code: {
    label: "Bestätigungscode",
    lifetime_one: "Der Code gilt {{count}} Minute, für höchstens {{tries}} Versuche.",
    lifetime_other: "Der Code gilt {{count}} Minuten, für höchstens {{tries}} Versuche.",
    submit: "Bestätigen",
    missing_one: "Noch {{count}} Ziffer",
    missing_other: "Noch {{count}} Ziffern",
    incorrect: "Falscher Bestätigungscode",
    resend: "Erneut senden",
    resendIn: "Erneut senden in {{time}}",
    wait: "Der nächste Code muss noch etwas warten",
    resent: "Ein neuer Code ist unterwegs. Der alte gilt nicht mehr.",
    otherAddress: "Adresse ändern",
  },
  restore: {
    title: "Passwort vergessen",
    lead: "Geben Sie Ihre E-Mail-Adresse ein, und wir schicken Ihnen einen Code. Mit ihm wählen Sie ein neues Passwort.",
    submit: "Code senden",
    codeTitle: "Code eingeben",
    codeLead:
      "Wenn es zu <b>{{email}}</b> hier ein Konto gibt, ist eine E-Mail mit sechs Ziffern dorthin unterwegs.",
    over: "Die Zeit für das neue Passwort ist abgelaufen. Fordern Sie einen neuen Code an.",
    backToLogIn: "Zurück zur Anmeldung",
  },
  newPassword: {
    title: "Neues Passwort wählen",
    lead: "Für <b>{{email}}</b>. Alle angemeldeten Geräte werden abgemeldet.",
    label: "Neues Passwort",
    startAnew: "Von vorn beginnen",
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
    keepWords: "Registrieren und Wörter behalten",
    finish: "Registrierung abschließen",
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
