import type { Localized } from "../plurals.ts";
import type { validation as English } from "./en.ts";

export const validation = {
  required: "Este campo es obligatorio",
  at_most_one: "Debe tener como máximo {{length}} carácter",
  at_most_other: "Debe tener como máximo {{length}} caracteres",
  at_least_one: "Debe tener al menos {{length}} carácter",
  at_least_other: "Debe tener al menos {{length}} caracteres",
  exactly_one: "Debe tener exactamente {{length}} carácter",
  exactly_other: "Debe tener exactamente {{length}} caracteres",
  forbidden: "Contiene uno o más caracteres no permitidos",
  email: "Indique un correo electrónico válido",
  password: "Contraseña no válida",
  common_password: "Esta contraseña es demasiado fácil de adivinar",
  digits: "Debe contener solo cifras",
  invalid: "El valor no es válido",
  unknown_field: "Este campo no existe",
  duplicate: "Ya está en la lista",
  too_many_one: "Debe tener como máximo {{length}} entrada",
  too_many_other: "Debe tener como máximo {{length}} entradas",
  too_few_one: "Debe tener al menos {{length}} entrada",
  too_few_other: "Debe tener al menos {{length}} entradas",
  number_at_most: "Debe ser como máximo {{length}}",
  number_at_least: "Debe ser al menos {{length}}",
  range_order: "No debe ser menor que el inicio",
  policies: "Se deben aceptar los tres documentos",
  current_password: "La contraseña actual no es correcta",
} satisfies Localized<typeof English, "es">;
