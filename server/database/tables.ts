import type { ColumnType, Generated } from "kysely";

import type { DictionariesSort, Direction, WordsSort } from "../../shared/api/values.ts";
import type { InterfaceLanguage, LanguageCode } from "../../shared/languages.ts";
import type { Role } from "../../shared/roles.ts";

type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface UsersTable {
  id: string;
  email: string | null;
  /** The address folded for comparison; unique among accounts with a role. */
  email_key: string | null;
  pending_email: string | null;
  password_hash: string | null;
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
}

export interface SessionsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
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
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface TestDaysTable {
  user_id: string;
  /** A UTC day. */
  day: string;
  used: number;
}

export interface TranslationsTable {
  /** A hash of provider, languages and word. */
  key: Buffer;
  suggestions: string[];
  created_at: Generated<Date>;
}

/** The database's tables as SQL sees them; `server/migrations` is where they come from. */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  rate_limits: RateLimitsTable;
  dictionaries: DictionariesTable;
  words: WordsTable;
  test_days: TestDaysTable;
  translations: TranslationsTable;
}
