import type { ErrorCode } from "../../shared/errors.ts";

/** What is said in place of a code's own text, where that would say too little. */
export type Variant =
  | "passkey_refused"
  | "passkeys_limit"
  | "passkey_known"
  | "last_way_in"
  | "wrong_code"
  | "suspended_until"
  /** The heading of a page that could not do what its link is for. */
  | "not_done"
  | "link_over"
  | "address_in_use";

export type ErrorText = ErrorCode | Variant;

/**
 * A text for each error code; `{{name}}` is replaced by a value, `{{role}}` by the role's name, `{{when}}` by a time such
 * as “in 5 minutes”, `{{until}}` by a day with its time.
 */
export type ErrorMessages = Record<ErrorText, string>;
