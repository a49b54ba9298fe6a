import type { ValidationMessages } from "./validation.ts";

export const fr: ValidationMessages = {
  required: "Ce champ est obligatoire",
  at_most: "{{length}} caractères au maximum",
  at_least: "{{length}} caractères au minimum",
  exactly: "Exactement {{length}} caractères",
  forbidden: "Contient un ou plusieurs caractères interdits",
  email: "Saisissez une adresse e-mail valide",
  password: "Mot de passe non valide",
  common_password: "Ce mot de passe est trop courant",
  digits: "Chiffres uniquement",
  invalid: "Valeur non valide",
  unknown_field: "Champ inconnu",
  duplicate: "Figure plus d’une fois",
  too_many: "{{length}} éléments au maximum",
  too_few: "{{length}} éléments au minimum",
  number_at_most: "{{length}} au maximum",
  number_at_least: "{{length}} au minimum",
  range_order: "Ne doit pas être inférieur au premier nombre",
  policies: "Toutes les conditions doivent être acceptées",
  current_password: "Le mot de passe actuel est incorrect",
};
