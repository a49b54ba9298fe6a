import type { ColumnType, Generated } from "kysely";

import type { DictionaryReview } from "../../shared/api/dictionaries.ts";
import type { CardDirection, Grade, ReviewSource } from "../../shared/api/reviews.ts";
import type { SharedWord } from "../../shared/api/sharing.ts";
import type { Outcome } from "../../shared/api/testing.ts";
import type { DictionariesSort, Direction, WordsSort } from "../../shared/api/values.ts";
import type { InterfaceLanguage, LanguageCode } from "../../shared/languages.ts";
import type { Role } from "../../shared/roles.ts";
import type { MailKind } from "../messages/mails/index.ts";
import type { ReminderFacts } from "../services/mail-message.ts";

type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface UsersTable {
  id: string;
  email: string | null;
  /** The address folded for comparison; unique among accounts with a role. */
  email_key: string | null;
  pending_email: string | null;
  password_hash: string | null;
  /** Null without a password, and with one that is as old as the account. */
  password_changed_at: Defaulted<Date | null>;
  /** When a payment was first given back. */
  refunded_at: Defaulted<Date | null>;
  /** By an operator; null: not at all. */
  suspended_at: Defaulted<Date | null>;
  /** Null: for good. */
  suspended_until: Defaulted<Date | null>;
  role: Role | null;
  interface_language: InterfaceLanguage;
  dictionaries_sort: Defaulted<DictionariesSort>;
  dictionaries_sort_direction: Defaulted<Direction>;
  dictionary_words_sort: Defaulted<WordsSort>;
  dictionary_words_sort_direction: Defaulted<Direction>;
  policies_version: Defaulted<string | null>;
  policies_accepted_at: Defaulted<Date | null>;
  created_at: Generated<Date>;
  expires_at: Date | null;
  review_minutes: Defaulted<number>;
  review_new: Defaulted<number>;
  review_retention: Defaulted<number>;
  review_time_zone: Defaulted<string>;
  review_day_starts_at: Defaulted<number>;
  /** The settings by which the memory of all cards was computed. */
  memory_of: Defaulted<string>;
}

export interface SessionsTable {
  token_hash: Buffer;
  id: Generated<string>;
  user_id: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  device: Defaulted<string | null>;
  /** Null: when it began. */
  proved_at: Defaulted<Date | null>;
}

export interface PasskeysTable {
  user_id: string;
  id: string;
  credential_id: Buffer;
  public_key: Buffer;
  /** Read as a text: 32 bits without a sign. */
  counter: ColumnType<string, number, number>;
  transports: string[];
  name: string;
  created_at: Generated<Date>;
  last_used_at: Defaulted<Date | null>;
}

export interface PasskeyChallengesTable {
  challenge: Buffer;
  purpose: "create" | "log_in" | "prove";
  token_hash: Buffer;
  expires_at: Date;
}

export interface TokensTable {
  user_id: string;
  id: string;
  name: string;
  token_hash: Buffer;
  created_at: Generated<Date>;
  last_used_at: Defaulted<Date | null>;
}

export interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Generated<Date>;
}

export interface TotpTable {
  user_id: string;
  secret: Buffer;
  /** Null while no code was confirmed. */
  enabled_at: Defaulted<Date | null>;
  /** A bigint, which comes as text. */
  last_step: ColumnType<string, number | undefined, number>;
  /** Wrong second steps of the last hour. */
  wrong_at: Defaulted<Date[]>;
  locked_until: Defaulted<Date | null>;
  recovery_salt: Buffer;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
}

export interface LogInFlowsTable {
  token_hash: Buffer;
  user_id: string;
  tries: Defaulted<number>;
  expires_at: Date;
}

export interface VerificationsTable {
  user_id: string;
  email: string;
  email_key: string;
  code_salt: Buffer;
  code_hash: Buffer;
  tries: Defaulted<number>;
  expires_at: Date;
}

export interface KnownDevicesTable {
  user_id: string;
  token_hash: Buffer;
  last_seen_at: Generated<Date>;
}

export interface EmailChangesTable {
  user_id: string;
  email: string;
  code_salt: Buffer;
  code_hash: Buffer;
  tries: Defaulted<number>;
  expires_at: Date;
}

export interface EmailUndosTable {
  token_hash: Buffer;
  user_id: string;
  /** The address that was given up. */
  email: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface RestoreFlowsTable {
  token_hash: Buffer;
  /** Null where a node of an older release opened it. */
  person_key: Defaulted<string | null>;
  user_id: string | null;
  code_salt: Buffer;
  code_hash: Buffer;
  tries: Defaulted<number>;
  verified: Defaulted<boolean>;
  expires_at: Date;
}

export interface OutboxTable {
  id: string;
  /** Null: written like any mail, sent to nobody. */
  address: string | null;
  kind: MailKind;
  language: InterfaceLanguage;
  code: string | null;
  topic: string | null;
  /** The token in the mail's link, or a device. */
  detail: Defaulted<string | null>;
  /** Of a reminder alone; written as JSON. */
  reminder: ColumnType<ReminderFacts | null, string | null | undefined, never>;
  attempts: Defaulted<number>;
  created_at: Generated<Date>;
  next_try_at: Generated<Date>;
  expires_at: Date;
}

export interface RemindersTable {
  user_id: string;
  /** Of the learner's wall clock; null while no mail is wanted. */
  hour: number | null;
  next_at: Date | null;
  sent_at: Defaulted<Date | null>;
  token: Buffer;
}

export interface RateLimitsTable {
  key: string;
  window_start: Date;
  used: number;
}

export interface DictionariesTable {
  id: string;
  user_id: string;
  name: string;
  terms_language: LanguageCode;
  definitions_language: LanguageCode;
  review: Defaulted<DictionaryReview>;
  /** All words of a lower number were begun in that direction. */
  forward_from: Defaulted<number>;
  backward_from: Defaulted<number>;
  words_count: Defaulted<number>;
  /** The order number that the next word gets; numbers are never given again. */
  next_order: Defaulted<number>;
  /** How many terms begin with each letter. */
  initials: Defaulted<Record<string, number>>;
  /** Of the rules by which the keys of its words were computed. */
  keys_version: number;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface WordsTable {
  id: string;
  user_id: string;
  dictionary_id: string;
  order_number: number;
  term: string;
  definitions: string[];
  initial: string;
  sort_key: string;
  term_key: string;
  definitions_key: string;
  note: Defaulted<string>;
  example: Defaulted<string>;
  tags: Defaulted<string[]>;
  /** The tags as they are compared, in their order. */
  tag_keys: Defaulted<string[]>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface TestDaysTable {
  user_id: string;
  /** A UTC day. */
  day: string;
  used: number;
}

/** What a dictionary tells beside its suggestions. */
export interface SuggestionDetails {
  /** The form of the word that they belong to, where another one was asked for. */
  headword?: string;
  /** Part of speech and gender by suggestion. */
  grammar?: Record<string, string>;
  /** In the language of the word. */
  examples?: string[];
}

export interface TranslationsTable {
  /** A hash of provider, languages and word. */
  key: Buffer;
  suggestions: string[];
  created_at: Generated<Date>;
  source: Defaulted<string | null>;
  details: Defaulted<SuggestionDetails>;
}

export interface PaymentCustomersTable {
  id: string;
  /** Null once the account is deleted. */
  user_id: string | null;
  checkout_at: Defaulted<Date | null>;
  look_at: Defaulted<Date | null>;
  retry_at: Generated<Date>;
  closed_at: Defaulted<Date | null>;
}

export interface PaymentSubscriptionsTable {
  id: string;
  user_id: string;
  customer_id: string;
  status: "active" | "past_due" | "canceled";
  current_period_end: Date;
  cancel_at_period_end: boolean;
  started_at: Date;
  /** A number of the sequence `payment_readings`. */
  reading: string;
  look_at: Date | null;
}

export interface PaymentEndingsTable {
  subscription_id: string;
  customer_id: string;
  asked_at: Generated<Date>;
  retry_at: Date;
  done_at: Defaulted<Date | null>;
  /** Else the part for days not begun when it was asked for. */
  whole: Defaulted<boolean>;
}

export interface PaymentEventsTable {
  id: string;
  received_at: Generated<Date>;
}

export interface SharesTable {
  user_id: string;
  id: string;
  dictionary_id: string;
  token: Buffer;
  name: string;
  terms_language: LanguageCode;
  definitions_language: LanguageCode;
  words_count: number;
  copies: Generated<number>;
  created_at: Generated<Date>;
}

export interface SharePagesTable {
  user_id: string;
  share_id: string;
  page: number;
  words: SharedWord[];
}

export interface OperatorEventsTable {
  id: string;
  at: Generated<Date>;
  operator: string;
  command: string;
  account_id: string | null;
  succeeded: boolean;
}

export interface SecurityEventsTable {
  id: string;
  at: Generated<Date>;
  event: string;
  account_id: string | null;
  /** Which way: "password", "google", … */
  by: string | null;
}

export interface WorkKeysTable {
  id: Generated<boolean>;
  key: Buffer;
}

export interface ReviewsTable {
  user_id: string;
  id: string;
  word_id: string;
  dictionary_id: string;
  direction: CardDirection;
  at: Date;
  grade: Grade;
  /** Null where the card was only turned over. */
  outcome: Outcome | null;
  given: string[];
  milliseconds: number | null;
  source: ReviewSource;
}

/** Days of the learner's own calendar, as `YYYY-MM-DD`. */
export interface CardMemoryTable {
  user_id: string;
  word_id: string;
  direction: CardDirection;
  dictionary_id: string;
  reviews: number;
  lapses: number;
  stability: number;
  difficulty: number;
  last_on: string;
  interval_days: number;
  due_on: string;
  /** Of the first review, where it took of the learner's day: neither imported nor untimed. */
  begun_on: string | null;
}

/** The database's tables as SQL sees them; `server/migrations` is where they come from. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  tokens: TokensTable;
  identities: IdentitiesTable;
  totp: TotpTable;
  recovery_codes: RecoveryCodesTable;
  log_in_flows: LogInFlowsTable;
  verifications: VerificationsTable;
  known_devices: KnownDevicesTable;
  email_changes: EmailChangesTable;
  email_undos: EmailUndosTable;
  restore_flows: RestoreFlowsTable;
  outbox: OutboxTable;
  reminders: RemindersTable;
  rate_limits: RateLimitsTable;
  work_keys: WorkKeysTable;
  dictionaries: DictionariesTable;
  words: WordsTable;
  test_days: TestDaysTable;
  reviews: ReviewsTable;
  card_memory: CardMemoryTable;
  translations: TranslationsTable;
  payment_customers: PaymentCustomersTable;
  payment_subscriptions: PaymentSubscriptionsTable;
  payment_endings: PaymentEndingsTable;
  payment_events: PaymentEventsTable;
  operator_events: OperatorEventsTable;
  security_events: SecurityEventsTable;
  shares: SharesTable;
  share_pages: SharePagesTable;
}
