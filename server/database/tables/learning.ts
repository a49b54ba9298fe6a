import type { Generated } from "kysely";

import type { CardDirection, Grade, ReviewSource } from "../../../shared/api/reviews.ts";
import type { Outcome } from "../../../shared/api/testing.ts";
import type { Severity } from "../../../shared/judge/question.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import type { Defaulted } from "./defaulted.ts";

/** Tests, reviews and what is remembered. */
export interface LearningTables {
  test_days: TestDaysTable;
  tests: TestsTable;
  test_questions: TestQuestionsTable;
  editions: EditionsTable;
  reviews: ReviewsTable;
  card_memory: CardMemoryTable;
  reminders: RemindersTable;
}

export interface TestDaysTable {
  user_id: string;
  /** A UTC day. */
  day: string;
  used: number;
}

/** The running test of a user, or the last one. */
export interface TestsTable {
  user_id: string;
  id: string;
  dictionary_id: string;
  /** Null, as the number of questions, only where a node of the release before started the test and nobody read it since. */
  dictionary_name: Defaulted<string | null>;
  total: Defaulted<number | null>;
  /** The terms are typed. */
  swapped: boolean;
  /** The terms are heard, too. */
  sound: Defaulted<boolean>;
  terms_language: LanguageCode;
  definitions_language: LanguageCode;
  letter_case: Severity;
  diacritics: Severity;
  started_at: Date;
  finished_at: Defaulted<Date | null>;
  /** What nodes of the release before need, and how their tests are known. */
  questions_of: Defaulted<string | null>;
  edition_id: string;
  order_numbers: number[];
}

/** Fifty questions of a test to a row: the arrays run side by side. */
export interface TestQuestionsTable {
  user_id: string;
  test_id: string;
  /** From 0. */
  page: number;
  dictionary_ids: string[];
  word_ids: string[];
  swapped: boolean[];
  terms: string[];
  definitions: string[][];
}

/** Words of a test as nodes of the release before read them. */
export interface EditionsTable {
  user_id: string;
  id: string;
  dictionary_id: string;
  state_of: Date;
  made_at: Generated<Date>;
  name: string;
  terms_language: LanguageCode;
  definitions_language: LanguageCode;
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

export interface RemindersTable {
  user_id: string;
  /** Of the learner's wall clock; null while no mail is wanted. */
  hour: number | null;
  next_at: Date | null;
  sent_at: Defaulted<Date | null>;
  token: Buffer;
}
