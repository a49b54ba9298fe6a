import { CompiledQuery } from "kysely";

import type { Outcome } from "../../../shared/api/testing.ts";
import type { Notice } from "../../../shared/judge/notices.ts";
import type { Severity } from "../../../shared/judge/question.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import type { Db } from "../../database/open.ts";
import { AppError } from "../../http/app-error.ts";
import { positionIn } from "./question-ids.ts";

/** How far a question has come. */
export interface Progress {
  /** Begins with the right answers, beside `done`; wrong ones follow. */
  given: string[];
  /** The accepted texts that the right answers stand for. */
  done: string[];
  notices: Notice[];
  /** The accepted text whose letters were shown after a typo. */
  typoOf: string | null;
  /** That typo, while nothing was answered after it. */
  typo: string | null;
}

/** One question of the user's test, as it stands. */
export interface TestQuestion extends Progress {
  testId: string;
  /** Counts the changes of the test: a change is written only over the version that was read. */
  version: number;
  total: number;
  /** Of the test's current question; one past the last when the test is finished. */
  current: number;
  position: number;
  swapped: boolean;
  dictionaryId: string;
  editionId: string;
  termsLanguage: LanguageCode;
  definitionsLanguage: LanguageCode;
  letterCase: Severity;
  diacritics: Severity;
  wordId: string;
  term: string;
  definitions: string[];
  /** Null while the question is open. */
  outcome: Outcome | null;
}

/** The user's test and its open question, which is null when the test is finished. */
export interface CurrentTest {
  testId: string;
  total: number;
  current: number;
  question: TestQuestion | null;
}

/** The test's open question, if it is this one; any without an id. */
export const openQuestion = ({ testId, current, question }: CurrentTest, id?: string): TestQuestion | null =>
  id === undefined || positionIn(testId, id) === current ? question : null;

/**
 * The question with this id, or without one the current. Refuses with `not_found` for an unknown id or where there is no test,
 * and with `conflict` where nothing is open.
 */
export async function demandQuestion(db: Db, userId: string, id?: string): Promise<TestQuestion> {
  const test = await readTest(db, userId);
  if (!test) throw new AppError("not_found");
  const open = openQuestion(test, id);
  if (open) return open;
  if (id === undefined) throw new AppError("conflict");
  const position = positionIn(test.testId, id);
  const finished = position === null ? null : await readFinished(db, userId, position);
  if (finished?.testId !== test.testId) throw new AppError("not_found");
  return finished;
}

const OF_TEST = `t.id AS "testId", t.version, cardinality(t.order_numbers) AS total, t.position AS current,
  t.swapped, t.dictionary_id AS "dictionaryId", t.edition_id AS "editionId", t.terms_language AS "termsLanguage",
  t.definitions_language AS "definitionsLanguage", t.letter_case AS "letterCase", t.diacritics`;

// Written out, as every answer reads or writes them: building them would take longer than running them.
const TEST = `
  SELECT ${OF_TEST}, t.position, t.word_id AS "wordId", t.term, t.definitions,
    t.given, t.done, t.notices, t.typo_of AS "typoOf", t.typo, NULL AS outcome
  FROM tests AS t WHERE t.user_id = $1`;

const FINISHED_QUESTION = `
  SELECT ${OF_TEST}, a.position, a.word_id AS "wordId", a.term, a.definitions,
    a.given, a.done, a.notices, a.typo_of AS "typoOf", a.typo, a.outcome
  FROM tests AS t
  JOIN test_answers AS a ON a.user_id = t.user_id AND a.test_id = t.id AND a.position = $2
  WHERE t.user_id = $1`;

/** The user's running or last test. One row has it all, as most requests need nothing else. */
export async function readTest(db: Db, userId: string): Promise<CurrentTest | null> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(TEST, [userId]) as CompiledQuery<Standing>);
  return rows[0] ? asTest(rows[0]) : null;
}

/** Past the last question there is no word. */
type Standing = Omit<TestQuestion, "wordId"> & { wordId: string | null };

export function asTest(standing: Standing): CurrentTest {
  const { testId, total, current, wordId } = standing;
  return { testId, total, current, question: wordId === null ? null : { ...standing, wordId } };
}

/** A finished question of the user's test; null for a position that has not been reached. */
export async function readFinished(db: Db, userId: string, position: number): Promise<TestQuestion | null> {
  const query = CompiledQuery.raw(FINISHED_QUESTION, [userId, position]) as CompiledQuery<TestQuestion>;
  const { rows } = await db.executeQuery(query);
  return rows[0] ?? null;
}
