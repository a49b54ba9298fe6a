import type { ValidationMessages } from "./validation.ts";

export const uk: ValidationMessages = {
  required: "Це поле обов’язкове",
  at_most: "Не більше ніж {{length}} символів",
  at_least: "Не менше ніж {{length}} символів",
  exactly: "Має бути рівно {{length}} символів",
  forbidden: "Містить один або кілька заборонених символів",
  email: "Введіть дійсну адресу електронної пошти",
  password: "Неправильний пароль",
  common_password: "Цей пароль надто поширений",
  digits: "Лише цифри",
  invalid: "Неприпустиме значення",
  unknown_field: "Невідоме поле",
  duplicate: "Повторюється",
  too_many: "Не більше ніж {{length}} записів",
  too_few: "Не менше ніж {{length}} записів",
  number_at_most: "Щонайбільше {{length}}",
  number_at_least: "Щонайменше {{length}}",
  range_order: "Не може бути меншим за перше число",
  policies: "Потрібно прийняти всі правила",
  current_password: "Поточний пароль неправильний",
};
