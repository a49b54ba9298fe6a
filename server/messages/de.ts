import type { ErrorMessages } from "./error-messages.ts";

export const de: ErrorMessages = {
  validation_failed: "Einige Felder sind nicht richtig ausgefüllt.",
  malformed_request: "Die Anfrage konnte nicht gelesen werden.",
  no_words: "Zu dieser Auswahl gibt es keine Wörter.",
  invalid_signature: "Die Signatur ist ungültig.",
  unauthorized: "Bitte melden Sie sich an.",
  invalid_credentials: "E-Mail-Adresse oder Passwort stimmt nicht.",
  work_required: "Aus Ihrem Netz kommen gerade viele Anfragen. Bitte versuchen Sie es noch einmal.",
  verification_required: "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.",
  policies_required: "Bitte stimmen Sie zuerst den drei Dokumenten zu.",
  restore_required: "Bitte geben Sie zuerst den Code aus der E-Mail ein.",
  proof_required:
    "Bitte bestätigen Sie zuerst, dass Sie es sind: mit Ihrem Passwort oder indem Sie sich neu anmelden.",
  suspended: "Dieses Konto ist gesperrt. Es wurde nichts gelöscht. Bitte schreiben Sie dem Support.",
  suspended_until: "Dieses Konto ist bis {{until}} (UTC) gesperrt. Es wurde nichts gelöscht.",
  totp_required: "Ihre Rolle verlangt Einmalcodes. Bitte schalten Sie sie zuerst in den Einstellungen ein.",
  wrong_code: "Der Code ist falsch oder wurde schon verwendet.",
  role_forbidden: "Das ist mit Ihrer Rolle nicht möglich.",
  dictionaries_limit: "Mit der Rolle „{{role}}“ ist die Zahl der Wörterbücher auf {{limit}} begrenzt",
  words_limit: "Die Höchstzahl an Wörtern ist erreicht",
  tests_limit: "Alle Tests für heute sind aufgebraucht",

  shares_limit:
    "Sie haben bereits {{limit}} Links, mehr sind nicht möglich. Deaktivieren Sie einen, um einen neuen zu erstellen.",
  tokens_limit:
    "Sie haben bereits {{limit}} Schlüssel, mehr sind nicht möglich. Widerrufen Sie einen, um einen neuen zu erstellen.",
  cross_origin: "Die Anfrage kam von einer anderen Website und wurde abgelehnt.",
  not_found: "Nicht gefunden",
  conflict: "Das hat sich inzwischen geändert. Bitte sehen Sie nach und versuchen Sie es noch einmal.",
  too_large: "Das ist zu viel, um es auf einmal zu senden.",
  unsupported_media_type: "Diese Art von Inhalt wird nicht unterstützt.",
  too_many_requests: "Zu viele Versuche. Bitte versuchen Sie es {{when}} noch einmal.",
  internal_error: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
  unavailable: "Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  provider_unavailable:
    "Der dafür nötige Dienst antwortet gerade nicht. Bitte versuchen Sie es später noch einmal.",
  provider_not_configured: "Das wird auf diesem Server nicht angeboten.",
  passkey_refused:
    "Mit diesem Passkey hat es nicht geklappt. Bitte versuchen Sie es noch einmal, oder melden Sie sich auf andere Weise an.",
  passkeys_limit:
    "Sie haben bereits {{limit}} Passkeys, mehr sind nicht möglich. Entfernen Sie einen, um einen anderen hinzuzufügen.",
  passkey_known: "Dieser Passkey wurde schon hinzugefügt.",
  last_way_in: "Nur so können Sie sich bisher anmelden. Fügen Sie zuerst eine weitere Möglichkeit hinzu.",
  not_done: "Das hat nicht geklappt",
  link_over: "Dieser Link funktioniert nicht mehr. Er wurde schon verwendet, oder seine Zeit ist abgelaufen.",
  address_in_use:
    "Diese Adresse gehört jetzt zu einem anderen Konto und lässt sich deshalb nicht zurückholen.",
};
