import type { Localized } from "../../../shared/plurals.ts";
import type { errors as English } from "../en/errors.ts";

export const errors = {
  network:
    "Keine Verbindung zum Server. Prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.",
  unexpected: "Die Antwort des Servers war nicht lesbar. Versuchen Sie es gleich noch einmal.",
  unauthorized:
    "Sie wurden abgemeldet: von einem anderen Gerät aus oder weil Ihre letzte Anmeldung lange her ist. Melden Sie sich wieder an.",
  tooManyRequests: "Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es noch einmal.",
  notFound: "Nicht gefunden",
  notFoundText: "Vielleicht wurde es gelöscht, oder der Link stimmt nicht.",
  notLoaded: "Das konnte nicht geladen werden",
  needsScript: "Diese Seite braucht JavaScript. Schalten Sie es im Browser ein und laden Sie die Seite neu.",
  instead: "Versuchen Sie „{{text}}“",
  screen: {
    title: "Diese Seite konnte nicht geladen werden",
    text: "Die Verbindung wurde unterbrochen, oder es gibt eine neuere Version.",
  },
  crash: {
    title: "Auf dieser Seite ist etwas schiefgegangen",
    text: "Was Sie gespeichert haben, ist nicht verloren. Laden Sie die Seite neu, um weiterzumachen.",
  },
  page: {
    title: "Seite nicht gefunden",
    kind: "Zahlwort",
    first: "eine Seite, die nicht in diesem Wörterbuch steht.",
    second: "möglicherweise ein alter Link oder ein Buchstabe am falschen Platz.",
  },
} satisfies Localized<typeof English, "de">;
