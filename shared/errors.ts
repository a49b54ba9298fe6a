/** Every error code of the API and its HTTP status (contract §1). */
export const ERROR_STATUS = {
  validation_failed: 400,
  malformed_request: 400,
  no_words: 400,
  invalid_signature: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  work_required: 403,
  verification_required: 403,
  policies_required: 403,
  restore_required: 403,
  proof_required: 403,
  role_forbidden: 403,
  suspended: 403,
  totp_required: 403,
  dictionaries_limit: 403,
  words_limit: 403,
  tests_limit: 403,
  shares_limit: 403,
  cross_origin: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal_error: 500,
  unavailable: 503,
  provider_unavailable: 503,
  provider_not_configured: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];
