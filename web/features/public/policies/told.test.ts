import { expect, test } from "vitest";

import type { Tables } from "../../../../server/database/tables.ts";
import type { UsersTable } from "../../../../server/database/tables/accounts.ts";
import type { ReviewsTable } from "../../../../server/database/tables/learning.ts";
import type { DictionariesTable, WordsTable } from "../../../../server/database/tables/words.ts";
import { document } from "./privacy/en.ts";

type Told = readonly [section: keyof typeof document.sections, words: string];
/** Why the policy need not tell of it. */
type Untold = string;

/** Where the privacy policy tells of what a table stores. A new table or column does not compile without its row. */
const TABLES = {
  users: ["account", "your email address"],
  addresses: ["account", "your email address"],
  sessions: ["sessions", "a random number in a cookie. We store a hash of it"],
  known_devices: ["sessions", "each browser you’ve logged in with"],
  verifications: ["sessions", "To check them, we store a hash"],
  email_changes: ["sessions", "for a new address, also that address"],
  email_undos: ["sessions", "the previous one for 7 days"],
  restore_flows: ["sessions", "The codes we email"],
  passkeys: ["account", "public key"],
  passkey_challenges: "random numbers, for five minutes",
  identities: ["google", "the identifier Google has for you"],
  totp: ["sessions", "the key that your app has too"],
  recovery_codes: ["sessions", "hashes of the recovery codes"],
  log_in_flows: "which account a log-in is for, for five minutes",
  tokens: ["sessions", "a key for other programs"],
  dictionaries: ["words", "dictionaries with their names and languages"],
  words: ["words", "words with their definitions, notes, examples and tags"],
  translations: ["translation", "kept for up to 30 days"],
  shares: ["words", "If you share a dictionary"],
  share_pages: ["words", "a copy of its name, languages and words"],
  test_days: ["words", "how many tests you took that day"],
  tests: ["words", "your last test with your answers"],
  test_questions: ["words", "your last test with your answers"],
  test_steps: ["words", "your last test with your answers"],
  reports: ["words", "the last 200 reports of each dictionary"],
  word_statistics: ["words", "how often a word was right or wrong and when it was last asked"],
  dictionary_strictness: ["words", "how strictly you want your answers judged"],
  reviews: ["words", "a review log keeps"],
  card_memory: ["words", "how well you know each word and when it comes back"],
  reminders: ["mail", "the hour you chose"],
  push_subscriptions: ["mail", "the address at which your browser’s maker accepts notifications for it"],
  push_messages: ["mail", "the number of due words"],
  payment_customers: ["payment", "the identifier of your customer record"],
  payment_subscriptions: ["payment", "the state of your subscription"],
  payment_endings: ["payment", "is to be refunded"],
  payment_events: "numbers of messages from Stripe, without an account",
  outbox: ["mail", "An email waiting to be sent"],
  rate_limits: ["traces", "we count certain requests"],
  work_keys: "a key of the server’s own",
  push_keys: "a key of the server’s own",
  operator_events: ["traces", "what we did to an account ourselves"],
  security_events: ["traces", "For 400 days, the database keeps the same security events"],
} satisfies Record<keyof Tables, Told | Untold>;

const OWN = "an id, a version, or what is computed from the rest";

const OF_USERS = {
  id: OWN,
  email: ["account", "your email address"],
  email_key: OWN,
  pending_email: ["account", "your email address"],
  password_hash: ["account", "an argon2id hash"],
  password_changed_at: ["account", "its password last changed"],
  taken_back_at: "that a new password has to be set, until it is",
  refunded_at: ["payment", "when a payment was first refunded"],
  suspended_at: ["account", "whether and until when it is suspended"],
  suspended_until: ["account", "whether and until when it is suspended"],
  role: ["account", "the account’s role"],
  interface_language: ["account", "the language of the interface"],
  dictionaries_sort: ["account", "how you sort your lists"],
  dictionaries_sort_direction: ["account", "how you sort your lists"],
  dictionary_words_sort: ["account", "how you sort your lists"],
  dictionary_words_sort_direction: ["account", "how you sort your lists"],
  policies_version: ["account", "in which version you accepted"],
  policies_accepted_at: ["account", "when and in which version you accepted"],
  created_at: ["account", "when the account was created"],
  expires_at: ["retention", "24 hours after they’re created"],
  review_minutes: ["words", "minutes and new words a day"],
  review_new: ["words", "minutes and new words a day"],
  review_retention: ["words", "how well you want to remember"],
  review_time_zone: ["words", "your time zone, which your browser tells us"],
  review_day_starts_at: ["words", "the hour at which your day starts"],
  review_introduce: ["words", "minutes and new words a day"],
  memory_of: OWN,
  withdrawn_reviews: OWN,
} satisfies Record<keyof UsersTable, Told | Untold>;

const OF_DICTIONARIES_AND_WORDS = {
  id: OWN,
  user_id: OWN,
  dictionary_id: OWN,
  name: ["words", "dictionaries with their names"],
  terms_language: ["words", "dictionaries with their names and languages"],
  definitions_language: ["words", "dictionaries with their names and languages"],
  review: ["words", "which direction of a dictionary you review"],
  new_per_day: ["words", "minutes and new words a day"],
  skip_articles: ["account", "how you sort your lists"],
  forward_from: OWN,
  backward_from: OWN,
  words_count: OWN,
  next_order: OWN,
  initials: OWN,
  keys_version: OWN,
  changes_count: OWN,
  order_number: OWN,
  number: OWN,
  term: ["words", "We store what you write"],
  definitions: ["words", "words with their definitions"],
  initial: OWN,
  sort_key: OWN,
  term_key: OWN,
  definitions_key: OWN,
  note: ["words", "notes"],
  example: ["words", "examples"],
  tags: ["words", "tags"],
  tag_keys: OWN,
  moved_from: OWN,
  number_there: OWN,
  created_at: ["words", "when you added and changed them"],
  updated_at: ["words", "when you added and changed them"],
  field_times: ["words", "when you added and changed them"],
  resting: ["words", "words with their definitions"],
} satisfies Record<keyof DictionariesTable | keyof WordsTable, Told | Untold>;

const OF_REVIEWS = {
  user_id: OWN,
  id: OWN,
  word_id: ["words", "the word and its direction"],
  dictionary_id: OWN,
  direction: ["words", "the word and its direction"],
  at: ["words", "the time"],
  grade: ["words", "how right it was"],
  outcome: ["words", "how right it was"],
  given: ["words", "what you answered"],
  milliseconds: ["words", "how long it took"],
  source: ["words", "in a review or a test, including those you import from Anki"],
} satisfies Record<keyof ReviewsTable, Told | Untold>;

test.each(Object.entries({ TABLES, OF_USERS, OF_DICTIONARIES_AND_WORDS, OF_REVIEWS }))(
  "the privacy policy tells of what is stored: %s",
  (_, rows) => {
    const missing = Object.entries<Told | Untold>(rows).filter(
      ([, row]) => typeof row !== "string" && !sectionText(row[0]).includes(row[1]),
    );
    expect(missing).toEqual([]);
  },
);

function sectionText(name: Told[0]): string {
  const { paragraphs, list = [] } = document.sections[name];
  return [...paragraphs, ...list].join(" ");
}
