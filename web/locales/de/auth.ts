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
    signUpText: "Mit einem kostenlosen Konto bleiben Ihre Wörter erhalten",
    guest: "Als Gast fortfahren",
    guestText: "Erst einmal umsehen, ganz ohne Formular",
    accountDeleted: "Ihr Konto wurde mit seinem gesamten Inhalt gelöscht.",
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
    already: "Sie haben schon ein Konto? <a>Anmelden</a>",
    guestKeeps:
      "Was Sie als Gast angelegt haben, bleibt erhalten: Wörterbücher und Tests werden in das Konto übernommen.",
  },
  logIn: {
    title: "Anmelden",
    submit: "Anmelden",
    forgot: "Passwort vergessen?",
    newHere: "Neu hier? <a>Registrieren</a>",
    guestIsLeft:
      "Sie sind als Gast hier. Wenn Sie sich bei einem anderen Konto anmelden, wird dorthin nichts übernommen: Was Sie als Gast angelegt haben, wird gelöscht ({{time}}). Möchten Sie es behalten, <a>registrieren</a> Sie sich.",
    passwordChanged: "Ihr Passwort wurde geändert. Melden Sie sich mit dem neuen an.",
  },
  passkey: {
    logIn: "Mit Passkey anmelden",
    use: "Passkey verwenden",
    known: "Dieses Gerät hat schon einen Passkey für Ihr Konto.",
    address:
      "Unter dieser Adresse funktionieren Passkeys nicht. Öffnen Sie Wordhoard unter der eigenen Adresse und versuchen Sie es noch einmal.",
    failed: "Das hat nicht geklappt. Versuchen Sie es noch einmal oder verwenden Sie ein anderes Gerät.",
  },
  google: {
    button: "Weiter mit Google",
    embedded:
      "In dieser App ist die Anmeldung mit Google nicht möglich. Öffnen Sie die Seite in einem Browser wie Safari oder Chrome, um fortzufahren.",
    guest:
      "Ist Ihr Google-Konto hier noch nicht bekannt, wird alles übernommen, was Sie als Gast angelegt haben. Gehört es schon zu einem Konto, werden Sie dort angemeldet, und was Sie als Gast angelegt haben, wird nicht übernommen.",
    unreachable:
      "Google ist nicht erreichbar. Prüfen Sie Ihre Internetverbindung und ob etwas das Skript von Google blockiert.",
    blocked:
      "Ihr Browser hat das Fenster von Google blockiert. Erlauben Sie Pop-ups für diese Seite und versuchen Sie es noch einmal.",
    refused:
      "Google hat dieses Konto nicht bestätigt. Versuchen Sie es noch einmal oder melden Sie sich auf andere Weise an.",
    taken: "Für diese E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich mit Ihrem Passwort an.",
  },
  verify: {
    title: "E-Mail-Adresse bestätigen",
    lead: "Wir haben einen sechsstelligen Code an <b>{{email}}</b> geschickt.",
  },
  code: {
    label: "Bestätigungscode",
    lifetime_one: "Der Code gilt {{count}} Minute und für höchstens {{tries}} Versuche.",
    lifetime_other: "Der Code gilt {{count}} Minuten und für höchstens {{tries}} Versuche.",
    submit: "Bestätigen",
    missing_one: "Noch {{count}} Ziffer",
    missing_other: "Noch {{count}} Ziffern",
    incorrect: "Falscher Bestätigungscode",
    resend: "Erneut senden",
    resendIn: "Erneut senden in {{time}}",
    wait: "Einen neuen Code können Sie gleich anfordern",
    resent: "Ein neuer Code ist unterwegs. Der alte gilt nicht mehr.",
    otherAddress: "Adresse ändern",
  },
  restore: {
    title: "Passwort vergessen",
    lead: "Geben Sie Ihre E-Mail-Adresse ein. Wir schicken Ihnen einen Code, mit dem Sie ein neues Passwort festlegen.",
    submit: "Code senden",
    codeTitle: "Code eingeben",
    codeLead:
      "Falls es zu <b>{{email}}</b> ein Konto gibt, haben wir einen sechsstelligen Code dorthin geschickt.",
    over: "Die Zeit für das neue Passwort ist abgelaufen. Fordern Sie einen neuen Code an.",
    backToLogIn: "Zurück zur Anmeldung",
  },
  newPassword: {
    title: "Neues Passwort festlegen",
    lead: "Für <b>{{email}}</b>. Sie werden auf allen Geräten abgemeldet.",
    label: "Neues Passwort",
    startAnew: "Von vorn beginnen",
  },
  guest: {
    title: "Als Gast fortfahren",
    lead: "Alles funktioniert, nur mit niedrigeren Limits. Registrieren Sie sich rechtzeitig, damit Ihre Wörter erhalten bleiben.",
    dictionaries: "Wörterbücher",
    words: "Wörter pro Wörterbuch",
    tests: "Tests pro Tag",
    deleted: "Gelöscht nach",
    hours_one: "{{count}} Stunde",
    hours_other: "{{count}} Stunden",
    enter: "Als Gast fortfahren",
    already: "Sie haben schon ein Konto? <a>Anmelden</a>",
  },
  guestInfo: {
    title: "Sie sind als Gast hier",
    open: "Was Gäste können",
    lead: "Alles funktioniert, nur mit niedrigeren Limits. Registrieren Sie sich rechtzeitig, damit Ihre Wörter erhalten bleiben.",
    deletedOn: "Wird gelöscht am",
    timeLeft: "Verbleibende Zeit",
    signUp: "Registrieren",
    stay: "Als Gast weitermachen",
    keepWords: "Registrieren und Wörter behalten",
    finish: "Registrierung abschließen",
  },
  ending: {
    title: "Ihre Gastzeit endet um {{time}} Uhr",
    within_one: "Das ist in {{count, number}} Minute.",
    within_other: "Das ist in {{count, number}} Minuten.",
    lost_one: "Dann wird Ihr {{count, number}} Wort gelöscht, und Ihre Tests mit ihm.",
    lost_other: "Dann werden Ihre {{count, number}} Wörter mit Ihren Tests gelöscht.",
    stays: "Registrieren Sie sich, und alles bleibt erhalten.",
    keep: "Registrieren und behalten",
    download: "Wörter herunterladen",
  },
  farewell: {
    title: "Ihre Gastzeit ist zu Ende",
    deleted: "Ihre Wörter und Tests wurden gelöscht: {{time}} Uhr. Wir behalten nichts über Sie.",
    kept: "Danke, dass Sie Wordhoard ausprobiert haben. Heruntergeladene Wörter können Sie in ein Konto mitbringen.",
    again: "Noch einmal 24 Stunden als Gast",
  },
  policies: {
    title: "Bevor es losgeht",
    lead: "Bitte lesen Sie die drei Dokumente. Wir fragen erst wieder, wenn sich etwas daran ändert.",
    cookie: "Ich stimme der <a>Cookie-Richtlinie</a> zu",
    privacy: "Ich stimme der <a>Datenschutzerklärung</a> zu",
    "terms-of-use": "Ich stimme den <a>Nutzungsbedingungen</a> zu",
    submit: "Bestätigen",
    all: "Alle drei annehmen",
    hint: "Bitte stimmen Sie allen drei Dokumenten zu",
  },
} satisfies Localized<typeof English, "de">;
