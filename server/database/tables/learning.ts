import type { ColumnType, Generated } from "kysely";

import type { Judged } from "../../../shared/answer-result.ts";
import type { CardDirection, Grade, ReviewSource } from "../../../shared/api/reviews.ts";
import type { StoredReport, Outcome } from "../../../shared/api/testing.ts";
import type { RemindBy } from "../../../shared/api/users.ts";
import type { Notice } from "../../../shared/judge/notices.ts";
import type { Severity } from "../../../shared/judge/question.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import type { Bounded } from "../../../shared/text/bounds.ts";
import type { Defaulted } from "./defaulted.ts";

/** Tests, reviews and what is remembered. */
export interface LearningTables {
  test_days: TestDaysTable;
  tests: TestsTable;
  test_questions: TestQuestionsTable;
  test_steps: TestStepsTable;
  reports: ReportsTable;
  word_statistics: WordStatisticsTable;
  dictionary_strictness: DictionaryStrictnessTable;
  reviews: ReviewsTable;
  card_memory: CardMemoryTable;
  reminders: RemindersTable;
  push_subscriptions: PushSubscriptionsTable;
  push_messages: PushMessagesTable;
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
  dictionary_name: Bounded;
  /** How many questions it has. */
  total: number;
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
  /** The same as `id`: nodes of the previous release cannot read a test without it. */
  questions_of: string;
}

/** Up to fifty questions of a test in each row; the arrays are parallel. */
export interface TestQuestionsTable {
  user_id: string;
  test_id: string;
  /** From 0. */
  page: number;
  dictionary_ids: string[];
  word_ids: string[];
  swapped: boolean[];
  terms: Bounded[];
  definitions: Bounded[][];
}

/** What happened to a question of a test, step by step. */
export interface TestStepsTable {
  user_id: string;
  test_id: string;
  /** Of the question, from 1. */
  position: number;
  /** From 0. */
  step: number;
  word_id: string;
  term: Bounded;
  definitions: Bounded[];
  /** Null while the question is open. */
  outcome: Outcome | null;
  given: Bounded[];
  done: Bounded[];
  notices: Notice[];
  typo_of: Bounded | null;
  typo: Bounded | null;
  judged: Defaulted<Judged | null>;
  /** The first letters that were shown last. */
  hint: Defaulted<string | null>;
}

export interface ReportsTable {
  user_id: string;
  id: string;
  dictionary_id: string;
  dictionary_name: string;
  terms_language: LanguageCode;
  definitions_language: LanguageCode;
  swapped: boolean;
  sound: Defaulted<boolean>;
  started_at: Date;
  finished_at: Date;
  /** Written as JSON. */
  counts: ColumnType<StoredReport["counts"], string, string>;
  /** In the order in which they were asked; written as JSON. */
  words: ColumnType<StoredReport["words"], string, string>;
  /** Whether its questions are in the log of reviews. */
  reviewed: Defaulted<boolean>;
}

export interface WordStatisticsTable {
  user_id: string;
  word_id: string;
  times_right: number;
  times_wrong: number;
  /** When the last test that asked the word began. */
  asked_at: Defaulted<Date | null>;
}

export interface DictionaryStrictnessTable {
  user_id: string;
  dictionary_id: string;
  letter_case: Severity;
  diacritics: Severity;
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
  /** The day of the first review, if it used time of the learner's day; null if it was imported or not timed. */
  begun_on: string | null;
}

export interface RemindersTable {
  user_id: string;
  /** Of the learner's wall clock; null while no reminder is wanted. */
  hour: number | null;
  next_at: Date | null;
  sent_at: Defaulted<Date | null>;
  token: Buffer;
  remind_by: Defaulted<RemindBy>;
}

/** A browser that shows reminders as long as its session lasts. */
export interface PushSubscriptionsTable {
  user_id: string;
  id: string;
  session_hash: Buffer;
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
  created_at: Generated<Date>;
}

export interface PushMessagesTable {
  user_id: string;
  subscription_id: string;
  /** The host that it is sent to. */
  service: string;
  words: number;
  /** Tries so far. */
  attempts: Defaulted<number>;
  next_try_at: Defaulted<Date>;
  expires_at: Date;
}
