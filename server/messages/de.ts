import type { ErrorMessages } from "./index.ts";

export const de: ErrorMessages = {
  validation_failed: "Bitte sehen Sie einige Felder noch einmal an.",
  malformed_request: "Die Anfrage war nicht lesbar.",
  no_words: "Zu dieser Auswahl gibt es keine Wörter.",
  invalid_signature: "Die Signatur ist ungültig.",
  unauthorized: "Bitte melden Sie sich an.",
  invalid_credentials: "E-Mail-Adresse oder Passwort stimmt nicht.",
  verification_required: "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.",
  policies_required: "Bitte stimmen Sie zuerst den Richtlinien zu.",
  restore_required: "Bitte geben Sie zuerst den Code aus der E-Mail ein.",
  proof_required:
    "Bitte bestätigen Sie zuerst, dass Sie es sind: mit Ihrem Passwort oder indem Sie sich neu anmelden.",
  role_forbidden: "Das ist mit Ihrer Rolle nicht möglich.",
  dictionaries_limit: "Mit der Rolle „{{role}}“ sind höchstens {{limit}} Wörterbücher möglich",
  words_limit: "Die Höchstzahl an Wörtern ist bereits erreicht",
  tests_limit: "Für heute sind alle Tests aufgebraucht",
  cross_origin: "Die Anfrage kam von einer anderen Website und wurde abgelehnt.",
  not_found: "Nicht gefunden",
  conflict: "Das hat sich inzwischen geändert. Bitte sehen Sie noch einmal nach.",
  too_large: "Das ist zu groß, um auf einmal gesendet zu werden.",
  unsupported_media_type: "Diese Art von Inhalt wird hier nicht verstanden.",
  too_many_requests: "Zu viele Versuche. Bitte versuchen Sie es {{when}} noch einmal.",
  internal_error: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
  unavailable: "Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.",
  provider_unavailable:
    "Der dafür nötige Dienst antwortet gerade nicht. Bitte versuchen Sie es später noch einmal.",
  provider_not_configured: "Das wird auf diesem Server nicht angeboten.",
};
