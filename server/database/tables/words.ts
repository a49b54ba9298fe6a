import type { Generated } from "kysely";

import type { DictionaryReview } from "../../../shared/api/dictionaries.ts";
import type { SharedWord } from "../../../shared/api/sharing.ts";
import type { WordField } from "../../../shared/api/word.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import type { Bounded, Texts } from "../../../shared/text/bounds.ts";
import type { Defaulted } from "./defaulted.ts";

/** Dictionaries, what is suggested for them and what is shared of them. */
export interface WordTables {
  dictionaries: DictionariesTable;
  words: WordsTable;
  translations: TranslationsTable;
  shares: SharesTable;
  share_pages: SharePagesTable;
}

export interface DictionariesTable {
  id: string;
  user_id: string;
  name: Bounded;
  terms_language: LanguageCode;
  definitions_language: LanguageCode;
  review: Defaulted<DictionaryReview>;
  /** The most new cards a day; null: no limit of its own. */
  new_per_day: Defaulted<number | null>;
  /** Terms are sorted and indexed without the article before them. */
  skip_articles: Defaulted<boolean>;
  /** All words of a lower number were begun in that direction. */
  forward_from: Defaulted<number>;
  backward_from: Defaulted<number>;
  words_count: Defaulted<number>;
  /** The order number that the next word gets; numbers are never reused. */
  next_order: Defaulted<number>;
  /** How many terms begin with each letter. */
  initials: Defaulted<Record<string, number>>;
  /** The version of the rules by which the keys of its words were computed. */
  keys_version: number;
  /** How often it or its words were changed. */
  changes_count: Defaulted<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface WordsTable {
  id: string;
  user_id: string;
  dictionary_id: string;
  order_number: number;
  /** Rises with the order of addition over all dictionaries; null in what releases before 0.3 added. */
  number: Defaulted<string | null>;
  term: Bounded;
  definitions: Bounded[];
  initial: Bounded;
  sort_key: string;
  term_key: string;
  definitions_key: string;
  note: Defaulted<Bounded>;
  example: Defaulted<Bounded>;
  tags: Defaulted<Bounded[]>;
  /** The tags as they are compared, in their order. */
  tag_keys: Defaulted<Bounded[]>;
  /** The dictionary that it was in before it was moved, and its number there, which it gets again when it returns. */
  moved_from: Defaulted<string | null>;
  number_there: Defaulted<number | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  field_times: Defaulted<FieldTimes>;
  /** It is not asked. */
  resting: Defaulted<boolean>;
}

/** What its owner changes of a word. */
export type ChangedField = WordField | "resting";

/** When each field of a word was last changed, unless that was when the word was created. */
export type FieldTimes = Partial<Record<ChangedField, string>>;

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

export interface SharesTable {
  user_id: string;
  id: string;
  dictionary_id: string;
  token: Buffer;
  name: Bounded;
  terms_language: LanguageCode;
  definitions_language: LanguageCode;
  words_count: number;
  copies: Generated<number>;
  created_at: Generated<Date>;
  /** For messengers; null until it was asked for. */
  picture: Defaulted<Buffer | null>;
  picture_edition: Defaulted<number | null>;
}

/** A word as it was when it was shared. */
export type FrozenWord = Texts<SharedWord>;

export interface SharePagesTable {
  user_id: string;
  share_id: string;
  page: number;
  words: FrozenWord[];
}
