import type { CardDirection, Grade, ReviewSource } from "../../../shared/api/reviews.ts";
import type { Outcome } from "../../../shared/api/testing.ts";
import type { Defaulted } from "./defaulted.ts";

/** Tests, reviews and what is remembered. */
export interface LearningTables {
  test_days: TestDaysTable;
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
