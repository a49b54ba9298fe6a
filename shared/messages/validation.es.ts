import type { ValidationMessages } from "./validation.ts";

export const es: ValidationMessages = {
  required: "Este campo es obligatorio",
  at_most: "Como máximo {{length}} caracteres",
  at_least: "Como mínimo {{length}} caracteres",
  exactly: "Exactamente {{length}} caracteres",
  forbidden: "Contiene uno o más caracteres no permitidos",
  email: "Introduzca un correo electrónico válido",
  password: "Contraseña no válida",
  common_password: "Esta contraseña es demasiado común",
  digits: "Solo cifras",
  invalid: "Valor no válido",
  unknown_field: "Campo desconocido",
  duplicate: "Aparece más de una vez",
  too_many: "Como máximo {{length}} elementos",
  too_few: "Como mínimo {{length}} elementos",
  number_at_most: "Como máximo {{length}}",
  number_at_least: "Como mínimo {{length}}",
  range_order: "No puede ser menor que el primer número",
  policies: "Hay que aceptar todas las condiciones",
  current_password: "La contraseña actual no es correcta",
};
