import type { Localized } from "../plurals.ts";
import type { validation as English } from "./en.ts";

export const validation = {
  required: "Il campo è obbligatorio",
  at_most_one: "Deve avere al massimo {{length}} carattere",
  at_most_other: "Deve avere al massimo {{length}} caratteri",
  at_least_one: "Deve avere almeno {{length}} carattere",
  at_least_other: "Deve avere almeno {{length}} caratteri",
  exactly_one: "Deve avere esattamente {{length}} carattere",
  exactly_other: "Deve avere esattamente {{length}} caratteri",
  forbidden: "Contiene uno o più caratteri non consentiti",
  email: "Inserisci un indirizzo e-mail valido",
  password: "Password non valida",
  common_password: "Questa password è troppo facile da indovinare",
  digits: "Deve contenere solo cifre",
  invalid: "Il valore non è valido",
  unknown_field: "Questo campo non esiste",
  duplicate: "È già nell’elenco",
  too_many_one: "Deve avere al massimo {{length}} voce",
  too_many_other: "Deve avere al massimo {{length}} voci",
  too_few_one: "Deve avere almeno {{length}} voce",
  too_few_other: "Deve avere almeno {{length}} voci",
  number_at_most: "Deve essere al massimo {{length}}",
  number_at_least: "Deve essere almeno {{length}}",
  range_order: "Non può essere minore dell’inizio",
  policies: "Devi accettare tutti e tre i documenti",
  current_password: "La password attuale è sbagliata",
} satisfies Localized<typeof English, "it">;
