import type { Localized } from "../plurals.ts";
import type { validation as English } from "./en.ts";

export const validation = {
  required: "Ce champ est obligatoire",
  at_most_one: "Doit comporter au plus {{length}} caractère",
  at_most_other: "Doit comporter au plus {{length}} caractères",
  at_least_one: "Doit comporter au moins {{length}} caractère",
  at_least_other: "Doit comporter au moins {{length}} caractères",
  exactly_one: "Doit comporter exactement {{length}} caractère",
  exactly_other: "Doit comporter exactement {{length}} caractères",
  forbidden: "Contient un ou plusieurs caractères interdits",
  email: "Indiquez une adresse e-mail valide",
  password: "Mot de passe non valide",
  common_password: "Ce mot de passe est trop facile à deviner",
  digits: "Ne doit contenir que des chiffres",
  invalid: "La valeur n’est pas valide",
  unknown_field: "Ce champ n’existe pas",
  duplicate: "Figure déjà dans la liste",
  too_many_one: "Doit compter au plus {{length}} entrée",
  too_many_other: "Doit compter au plus {{length}} entrées",
  too_few_one: "Doit compter au moins {{length}} entrée",
  too_few_other: "Doit compter au moins {{length}} entrées",
  number_at_most: "Doit être au plus {{length}}",
  number_at_least: "Doit être au moins {{length}}",
  range_order: "Ne doit pas être inférieur au début",
  policies: "Veuillez accepter les trois documents",
  current_password: "Le mot de passe actuel est incorrect",
} satisfies Localized<typeof English, "fr">;
