/** Rows that are looked up before the user is known, that belong to no user, or that outlive the account. */
export const COORDINATOR = "coordinator";

/** Distributed by this column, which holds the user; or kept on the coordinator. */
export type Place = "id" | "user_id" | typeof COORDINATOR;

/** Where each table is in a database that Citus spreads over several machines (docs/scaling.md). */
export const PLACEMENTS: Readonly<Record<string, Place>> = {
  users: "id",

  card_memory: "user_id",
  dictionaries: "user_id",
  dictionary_strictness: "user_id",
  edition_pages: "user_id",
  editions: "user_id",
  email_changes: "user_id",
  known_devices: "user_id",
  log_in_flows: "user_id",
  passkeys: "user_id",
  push_subscriptions: "user_id",
  recovery_codes: "user_id",
  reports: "user_id",
  reviews: "user_id",
  sessions: "user_id",
  share_pages: "user_id",
  shares: "user_id",
  test_days: "user_id",
  test_questions: "user_id",
  test_steps: "user_id",
  tests: "user_id",
  tokens: "user_id",
  totp: "user_id",
  word_statistics: "user_id",
  words: "user_id",

  addresses: COORDINATOR,
  email_undos: COORDINATOR,
  identities: COORDINATOR,
  migrations: COORDINATOR,
  operator_events: COORDINATOR,
  outbox: COORDINATOR,
  passkey_challenges: COORDINATOR,
  payment_customers: COORDINATOR,
  payment_endings: COORDINATOR,
  payment_events: COORDINATOR,
  payment_subscriptions: COORDINATOR,
  push_keys: COORDINATOR,
  push_messages: COORDINATOR,
  rate_limits: COORDINATOR,
  reminders: COORDINATOR,
  restore_flows: COORDINATOR,
  security_events: COORDINATOR,
  translations: COORDINATOR,
  verifications: COORDINATOR,
  work_keys: COORDINATOR,
};

/**
 * Unique indexes of distributed tables that do not include the user; Citus can enforce those only within one user's
 * rows. That is enough for random bits, which do not repeat.
 */
export const NARROWED: readonly string[] = [
  "log_in_flows_pkey",
  "passkeys_credential_id_key",
  "sessions_pkey",
  "shares_token_key",
  "tokens_token_hash_key",
];
