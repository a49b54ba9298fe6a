import { CompiledQuery, sql, type RawBuilder } from "kysely";

import type { Judged } from "../../../shared/answer-result.ts";
import type { Outcome } from "../../../shared/api/testing.ts";
import type { Notice } from "../../../shared/judge/notices.ts";
import type { Severity } from "../../../shared/judge/question.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import type { Bounded } from "../../../shared/text/bounds.ts";
import type { Db } from "../../database/open.ts";

/** The progress of a question. */
export interface Progress {
  /** Starts with the right answers, parallel to `done`; wrong ones follow. */
  given: Bounded[];
  /** The accepted texts that the right answers stand for. */
  done: Bounded[];
  notices: Notice[];
  /** The accepted text whose letters were shown after a typo. */
  typoOf: Bounded | null;
  /** That typo, until the next answer; the web app of the previous release shows it. */
  typo: Bounded | null;
  /** The last answer; null before one, after a skip, and where a node of the previous release judged it. */
  judged: Judged | null;
  /** Null while the question is open. */
  outcome: Outcome | null;
}

/** A step of a question, from 0; -1 before anything happened. */
export interface Step extends Progress {
  position: number;
  step: number;
}

/** The properties of a test; only the strictness can change. */
export interface TestFacts {
  testId: string;
  total: number;
  /** Terms are typed. */
  swapped: boolean;
  /** Terms are also heard. */
  sound: boolean;
  dictionaryId: string;
  termsLanguage: LanguageCode;
  definitionsLanguage: LanguageCode;
  letterCase: Severity;
  diacritics: Severity;
}

/** A test and its last step, from which everything else follows. */
export interface TestState {
  facts: TestFacts;
  last: Step | null;
}

const STEP = `s.position, s.step, s.given, s.done, s.notices, s.typo_of AS "typoOf", s.typo, s.judged, s.outcome`;

const STATE = `
  SELECT t.id AS "testId", t.total, t.swapped, t.sound, t.dictionary_id AS "dictionaryId",
    t.terms_language AS "termsLanguage", t.definitions_language AS "definitionsLanguage",
    t.letter_case AS "letterCase", t.diacritics, ${STEP}
  FROM tests AS t LEFT JOIN LATERAL (
    SELECT ${STEP.replaceAll(/ AS "\w+"/g, "")} FROM test_steps AS s
    WHERE s.user_id = $1 AND s.test_id = t.id ORDER BY s.position DESC, s.step DESC LIMIT 1
  ) AS s ON true
  WHERE t.user_id = $1`;

/** The user's running or last test; null without one. */
export async function readState(db: Db, userId: string): Promise<TestState | null> {
  const query = CompiledQuery.raw(STATE, [userId]) as CompiledQuery<StateRow>;
  const row = (await db.executeQuery(query)).rows[0];
  return row ? { facts: row, last: row.position === null ? null : row } : null;
}

type StateRow = TestFacts & (Step | { position: null });

const LAST_STEP = `
  SELECT ${STEP} FROM test_steps AS s
  WHERE s.user_id = $1 AND s.test_id = $2 AND s.position = $3 ORDER BY s.step DESC LIMIT 1`;

/** The state of one question; null before anything happened to it. */
export async function readLastStep(
  db: Db,
  userId: string,
  testId: string,
  position: number,
): Promise<Step | null> {
  const query = CompiledQuery.raw(LAST_STEP, [userId, testId, position]) as CompiledQuery<Step>;
  return (await db.executeQuery(query)).rows[0] ?? null;
}

/** The last steps of a test's finished questions, in the order in which they were asked; the test as SQL of its id. */
export const finishedQuestions = (userId: string, testId: RawBuilder<unknown>) => sql`
  SELECT DISTINCT ON (s.position) s.user_id, s.position, s.word_id, s.term, s.definitions, s.given, s.done, s.notices, s.outcome
  FROM test_steps AS s
  WHERE s.user_id = ${userId} AND s.test_id = ${testId} AND s.outcome IS NOT NULL
  ORDER BY s.position, s.step DESC`;

/** The position of the current question; one past the last when the test is finished. */
export const currentPosition = ({ last }: TestState): number =>
  last ? last.position + (last.outcome === null ? 0 : 1) : 1;

/** The current question before any step. */
export const untouched = (position: number): Step => ({
  position,
  step: -1,
  given: [],
  done: [],
  notices: [],
  typoOf: null,
  typo: null,
  judged: null,
  outcome: null,
});

/**
 * Locks a test against further steps until the transaction ends; returns whether it still exists. A caller that also
 * locks a dictionary or a report locks the dictionary before and the report after it.
 */
export async function holdTest(tx: Db, userId: string, testId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM tests AS t WHERE t.user_id = ${userId} AND t.id = ${testId} FOR UPDATE`.execute(tx);
  return rows.length > 0;
}
