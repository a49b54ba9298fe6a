import type { ValidationMessages } from "./validation.ts";

export const ru: ValidationMessages = {
  required: "Это поле обязательно",
  at_most: "Не более {{length}} символов",
  at_least: "Не менее {{length}} символов",
  exactly: "Должно быть ровно {{length}} символов",
  forbidden: "Содержит один или несколько запрещённых символов",
  email: "Введите действительный адрес электронной почты",
  password: "Недопустимый пароль",
  common_password: "Этот пароль слишком распространён",
  digits: "Только цифры",
  invalid: "Недопустимое значение",
  unknown_field: "Неизвестное поле",
  duplicate: "Повторяется",
  too_many: "Не более {{length}} записей",
  too_few: "Не менее {{length}} записей",
  number_at_most: "Не больше {{length}}",
  number_at_least: "Не меньше {{length}}",
  range_order: "Не может быть меньше первого числа",
  policies: "Нужно принять все правила",
  current_password: "Текущий пароль неверен",
};
