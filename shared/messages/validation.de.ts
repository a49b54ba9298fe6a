import type { ValidationMessages } from "./validation.ts";

export const de: ValidationMessages = {
  required: "Das Feld muss ausgefüllt werden",
  at_most: "Höchstens {{length}} Zeichen",
  at_least: "Mindestens {{length}} Zeichen",
  exactly: "Genau {{length}} Zeichen",
  forbidden: "Enthält unzulässige Zeichen",
  email: "Bitte eine gültige E-Mail-Adresse eingeben",
  password: "Ungültiges Passwort",
  common_password: "Dieses Passwort ist zu verbreitet",
  digits: "Nur Ziffern sind erlaubt",
  invalid: "Ungültiger Wert",
  unknown_field: "Unbekanntes Feld",
  duplicate: "Kommt mehr als einmal vor",
  too_many: "Höchstens {{length}} Einträge",
  too_few: "Mindestens {{length}} Einträge",
  number_at_most: "Höchstens {{length}}",
  number_at_least: "Mindestens {{length}}",
  range_order: "Darf nicht kleiner als die erste Zahl sein",
  policies: "Bitte allen Richtlinien zustimmen",
  current_password: "Das aktuelle Passwort stimmt nicht",
};
