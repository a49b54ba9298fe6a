import type { ErrorMessages } from "./index.ts";

export const en: ErrorMessages = {
  validation_failed: "Some fields need another look.",
  malformed_request: "The request couldn’t be read.",
  no_words: "No words match this selection.",
  invalid_signature: "The signature isn’t valid.",
  unauthorized: "Please log in.",
  invalid_credentials: "Wrong email or password.",
  verification_required: "Please verify your email first.",

  work_required: "There are many requests from your network right now. Please try again.",
  policies_required: "Please accept the policies first.",
  restore_required: "Please enter the code from the email first.",
  role_forbidden: "This isn’t available for your role.",

  proof_required: "Please confirm that it’s you first: enter your password or log in again.",
  dictionaries_limit: 'For the "{{role}}" role, the maximum number of dictionaries is set to {{limit}}',
  words_limit: "You already have max number of words",
  tests_limit: "The maximum testing attempts for today is reached",
  shares_limit: "You already have {{limit}} shares, the most there can be. End one to share another.",
  tokens_limit: "You already have {{limit}} keys, the most there can be. End one to make another.",
  cross_origin: "The request came from another site and was refused.",
  not_found: "Not found",
  conflict: "This has changed in the meantime. Please check and try again.",
  too_large: "This is too large to send in one go.",
  unsupported_media_type: "This type of content isn’t supported.",
  too_many_requests: "Too many tries. Please try again {{when}}.",
  internal_error: "Something went wrong on our side. Please try again.",
  unavailable: "The server can’t be reached right now. Please try again shortly.",
  provider_unavailable: "A service we need for this isn’t responding. Please try again later.",
  provider_not_configured: "This isn’t available on this server.",
};
