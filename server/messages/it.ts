import type { ErrorMessages } from "./index.ts";

export const it: ErrorMessages = {
  validation_failed: "Alcuni campi non sono compilati correttamente.",
  malformed_request: "Non è stato possibile leggere la richiesta.",
  no_words: "Nessuna parola corrisponde a questa selezione.",
  invalid_signature: "La firma non è valida.",
  unauthorized: "Devi accedere.",
  invalid_credentials: "L’e-mail o la password non è corretta.",
  verification_required: "Prima conferma il tuo indirizzo e-mail.",
  policies_required: "Prima accetta i tre documenti.",

  work_required: "In questo momento arrivano molte richieste dalla tua rete. Riprova.",
  restore_required: "Prima inserisci il codice ricevuto per e-mail.",
  proof_required: "Prima conferma che sei tu: inserisci la password o accedi di nuovo.",
  role_forbidden: "Non è disponibile per il tuo ruolo.",
  dictionaries_limit: "Con il ruolo «{{role}}» il numero massimo di dizionari è {{limit}}",
  words_limit: "Hai raggiunto il numero massimo di parole",
  tests_limit: "Hai fatto tutti i test di oggi",

  shares_limit: "Hai già {{limit}} condivisioni, il massimo. Terminane una per crearne un’altra.",
  tokens_limit: "Hai già {{limit}} chiavi, il massimo. Revocane una per crearne un’altra.",
  cross_origin: "La richiesta veniva da un altro sito ed è stata rifiutata.",
  not_found: "Non trovato",
  conflict: "Nel frattempo qualcosa è cambiato. Controlla e riprova.",
  too_large: "Sono troppi dati per un solo invio.",
  unsupported_media_type: "Questo tipo di contenuto non è supportato.",
  too_many_requests: "Troppi tentativi. Riprova {{when}}.",
  internal_error: "Qualcosa è andato storto da parte nostra. Riprova.",
  unavailable: "Al momento il server non è raggiungibile. Riprova tra poco.",
  provider_unavailable: "Al momento il servizio necessario non risponde. Riprova più tardi.",
  provider_not_configured: "Non è disponibile su questo server.",
};
