import type { Localized } from "../../../shared/plurals.ts";
import type { PaymentStrings } from "../en/payment.ts";

const payment = {
  perMonth: "{{price}} pro Monat",
  plans: {
    title: "Tarife",
    aside: "Jederzeit kündbar, und Ihre Wörter bleiben erhalten.",
    table: "Tarife im Vergleich",
    free: "Gratis",
    current: "Ihr Tarif",
    kept: "Aufbewahrt",
    hours_one: "{{count}} Stunde",
    hours_other: "{{count}} Stunden",
    always: "Solange Sie möchten",
    buy: "Premium abonnieren",
    how: "Sie zahlen per Karte auf der Seite unseres Zahlungsdienstes. Premium verlängert sich jeden Monat, bis Sie kündigen.",
    notSold: "Auf diesem Server wird Premium nicht verkauft. Alles, was Sie haben, bleibt kostenlos.",
  },
  state: { active: "Aktiv", pastDue: "Zahlung fehlgeschlagen", ending: "Gekündigt" },
  own: {
    renews: "Verlängert sich am <b>{{date}}</b>.",
    ends: "Endet am <b>{{date}}</b>. Bis dahin behalten Sie Premium, und es wird nichts mehr abgebucht.",
    pastDue:
      "Die letzte Zahlung ist fehlgeschlagen. Sie behalten Premium vorerst: Wir versuchen in den nächsten Tagen noch einmal, den Betrag abzubuchen. Prüfen Sie die Karte oder verwenden Sie eine andere.",
    portal: "Karte und Rechnungen",
    checkCard: "Karte prüfen",
    renew: "Abonnement fortsetzen",
    renewed: "Abonnement fortgesetzt",
    given:
      "Wer diesen Server betreibt, hat Ihnen Premium geschenkt. Sie müssen nichts bezahlen und nichts kündigen.",
  },
  cancel: {
    title: "Kündigen",
    keep: "Premium behalten",
    wordsStay:
      "Ihre Wörter bleiben erhalten. Was über diesen Limits liegt, lässt sich weiter lesen, abfragen und löschen.",
    later: {
      title: "Zum Ende des bezahlten Monats",
      text: "Sie behalten Premium bis {{date}}.",
      button: "Abonnement kündigen",
      question: "Abonnement kündigen?",
      warning: "Sie behalten Premium bis {{date}}. Danach gelten diese Limits:",
      done: "Abonnement gekündigt",
    },
    now: {
      title: "Sofort, mit Erstattung",
      text: "Premium endet sofort, und Sie erhalten eine Erstattung auf Ihre Karte. Den Betrag sehen Sie vor der Bestätigung.",
      button: "Mit Erstattung kündigen",
      question: "Sofort und mit Erstattung kündigen?",
      whole:
        "Sie verlieren die Premium-Funktionen sofort, und Ihre letzte Zahlung von {{amount}} wird auf Ihre Karte erstattet. Ab jetzt gelten diese Limits:",
      part_one:
        "Sie verlieren die Premium-Funktionen sofort. Ihnen wurde schon einmal eine Zahlung vollständig erstattet, darum erhalten Sie diesmal den ungenutzten Teil zurück: {{amount}} für {{count}} Tag. Ab jetzt gelten diese Limits:",
      part_other:
        "Sie verlieren die Premium-Funktionen sofort. Ihnen wurde schon einmal eine Zahlung vollständig erstattet, darum erhalten Sie diesmal den ungenutzten Teil zurück: {{amount}} für {{count}} Tage. Ab jetzt gelten diese Limits:",
      nothing:
        "Sie verlieren die Premium-Funktionen sofort, ohne Erstattung: Ihnen wurde schon einmal eine Zahlung vollständig erstattet, und von der letzten ist kein ganzer Tag mehr übrig. Ab jetzt gelten diese Limits:",
    },
  },
  ended: {
    text: "Ihr Abonnement ist beendet. Bei den meisten Banken dauert es 5 bis 10 Tage, bis eine Erstattung auf Ihrer Karte ist.",
  },
  paid: {
    title: "Vielen Dank für Ihren Kauf",
    text: "Es kann bis zu {{minutes}} Minuten dauern, bis Premium freigeschaltet ist. Sie müssen nichts tun: Sie erfahren es auf dieser Seite.",
    waiting: "Warten auf die Bestätigung",
    late: "Das dauert länger als sonst. Ihre Zahlung ist nicht verloren: Premium wird freigeschaltet, sobald sie bestätigt ist. Falls nicht, schreiben Sie uns.",
  },
  arrived: {
    title: "Premium ist freigeschaltet",
    text: "Für Ihr Konto gelten jetzt die Limits von Premium.",
  },
  notPaid: {
    title: "Es wurde nichts bezahlt",
    text: "Sie haben die Zahlungsseite verlassen, ohne zu zahlen. An Ihrem Konto hat sich nichts geändert.",
    plans: "Zurück zu den Tarifen",
  },
};

export const strings = { payment } satisfies Localized<PaymentStrings, "de">;
