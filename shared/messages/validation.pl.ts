import type { ValidationMessages } from "./validation.ts";

export const pl: ValidationMessages = {
  required: "To pole jest wymagane",
  at_most: "Maksymalna liczba znaków: {{length}}",
  at_least: "Minimalna liczba znaków: {{length}}",
  exactly: "Dokładna liczba znaków: {{length}}",
  forbidden: "Zawiera niedozwolone znaki",
  email: "Podaj prawidłowy adres e-mail",
  password: "Nieprawidłowe hasło",
  common_password: "To hasło jest zbyt popularne",
  digits: "Tylko cyfry",
  invalid: "Nieprawidłowa wartość",
  unknown_field: "Nieznane pole",
  duplicate: "Powtarza się",
  too_many: "Maksymalna liczba wpisów: {{length}}",
  too_few: "Minimalna liczba wpisów: {{length}}",
  number_at_most: "Najwyżej {{length}}",
  number_at_least: "Co najmniej {{length}}",
  range_order: "Nie może być mniejsze od pierwszej liczby",
  policies: "Trzeba zaakceptować wszystkie zasady",
  current_password: "Obecne hasło jest nieprawidłowe",
};
