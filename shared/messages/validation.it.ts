import type { ValidationMessages } from "./validation.ts";

export const it: ValidationMessages = {
  required: "Il campo è obbligatorio",
  at_most: "Al massimo {{length}} caratteri",
  at_least: "Almeno {{length}} caratteri",
  exactly: "Esattamente {{length}} caratteri",
  forbidden: "Contiene uno o più caratteri non consentiti",
  email: "Inserisci un indirizzo e-mail valido",
  password: "Password non valida",
  common_password: "Questa password è troppo comune",
  digits: "Solo cifre",
  invalid: "Valore non valido",
  unknown_field: "Campo sconosciuto",
  duplicate: "Compare più di una volta",
  too_many: "Al massimo {{length}} voci",
  too_few: "Almeno {{length}} voci",
  number_at_most: "Al massimo {{length}}",
  number_at_least: "Almeno {{length}}",
  range_order: "Non può essere minore del primo numero",
  policies: "Vanno accettate tutte le condizioni",
  current_password: "La password attuale non è corretta",
};
