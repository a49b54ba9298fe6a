import type { ValidationMessages } from "./validation.ts";

export const en: ValidationMessages = {
  required: "The field is required",
  at_most: "Should be at most {{length}} characters",
  at_least: "Should be at least {{length}} characters",
  exactly: "Should be exactly {{length}} characters",
  forbidden: "Contains one or more forbidden characters",
  email: "The field must be a valid email",
  password: "Invalid password",
  common_password: "This password is too common",
  digits: "Should contain digits only",
  invalid: "Invalid value",
  unknown_field: "Unknown field",
  duplicate: "Appears more than once",
  too_many: "Should have at most {{length}} entries",
  too_few: "Should have at least {{length}} entries",
  number_at_most: "Should be at most {{length}}",
  number_at_least: "Should be at least {{length}}",
  range_order: "Should not be less than the first number",
  policies: "All policies should be accepted",
  current_password: "The current password is not right",
};
