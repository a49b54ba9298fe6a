import type { Localized } from "../plurals.ts";
import type { validation as English } from "./en.ts";

export const validation = {
  required: "Dieses Feld ist erforderlich",
  at_most_one: "Darf höchstens {{length}} Zeichen haben",
  at_most_other: "Darf höchstens {{length}} Zeichen haben",
  at_least_one: "Muss mindestens {{length}} Zeichen haben",
  at_least_other: "Muss mindestens {{length}} Zeichen haben",
  exactly_one: "Muss genau {{length}} Zeichen haben",
  exactly_other: "Muss genau {{length}} Zeichen haben",
  forbidden: "Enthält ein oder mehrere unzulässige Zeichen",
  email: "Geben Sie eine gültige E-Mail-Adresse ein",
  password: "Ungültiges Passwort",
  common_password: "Dieses Passwort ist zu leicht zu erraten",
  digits: "Darf nur Ziffern enthalten",
  invalid: "Der Wert ist ungültig",
  unknown_field: "Dieses Feld gibt es nicht",
  duplicate: "Steht schon in der Liste",
  too_many_one: "Darf höchstens {{length}} Eintrag haben",
  too_many_other: "Darf höchstens {{length}} Einträge haben",
  too_few_one: "Muss mindestens {{length}} Eintrag haben",
  too_few_other: "Muss mindestens {{length}} Einträge haben",
  number_at_most: "Darf höchstens {{length}} sein",
  number_at_least: "Muss mindestens {{length}} sein",
  range_order: "Darf nicht kleiner als der Anfang sein",
  policies: "Bitte stimmen Sie allen drei Dokumenten zu",
  current_password: "Das aktuelle Passwort ist falsch",
} satisfies Localized<typeof English, "de">;
