import { CompiledQuery, sql, type RawBuilder } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Judged } from "../../../shared/answer-result.ts";
import type { Outcome } from "../../../shared/api/testing.ts";
import {
  ANSWERED_FIELDS,
  EMPTY_WORD,
  pick,
  type AnsweredField,
  type WordTexts,
} from "../../../shared/api/word.ts";
import type { Notice } from "../../../shared/judge/notices.ts";
import type { Severity } from "../../../shared/judge/question.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import { short, type Bounded } from "../../../shared/text/bounds.ts";
import { lowerCase } from "../../../shared/text/transform.ts";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";

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
  /** The position of the question that is asked now, from 1; one past the last when the test is finished. */
  current: number;
}

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
  /** The first letters that were shown last. */
  hint: string | null;
  /** Null while the question is open. */
  outcome: Outcome | null;
}

/** What a learner wrote about a word: returned once its question is finished, never with the open question. */
export type NoteAndExample = Pick<WordTexts, AnsweredField>;
export const NO_NOTE: NoteAndExample = pick(EMPTY_WORD, ANSWERED_FIELDS);

/** One question of a test, as it stands; note and example as they are now, empty where the word is gone (decision 160). */
export interface TestQuestion extends TestFacts, Progress, NoteAndExample {
  position: number;
  /** Its last step, from 0; -1 before anything happened. */
  step: number;
  wordId: string;
  term: Bounded;
  definitions: Bounded[];
}

/**
 * The question with this id; without an id, the current one. Throws `not_found` where there is no test, for an id of
 * another test and for a question that has not been asked yet; `conflict` if no question is open or if this one was
 * finished before the last one.
 */
export async function findQuestion(db: Db, userId: string, id: string | undefined): Promise<TestQuestion> {
  const found = await readQuestion(db, userId, id === undefined ? null : tailOf(id));
  if (!found) throw new AppError("not_found");
  const { testId, total, current } = found.test;
  const position = id === undefined ? current : (positionIn(testId, id) ?? 0);
  if (position < 1 || position > current) throw new AppError("not_found");
  if (position > total) throw new AppError(id === undefined ? "conflict" : "not_found");
  if (!found.question || position < current - 1) throw new AppError("conflict");
  return found.question;
}

/** Questions stored in one row; migration 0043 says why. */
export const PAGE_QUESTIONS = 50;

const QUESTION = `
  SELECT t.id AS "testId", t.total, coalesce(q.swapped[place.row], t.swapped) AS swapped, t.sound,
    coalesce(q.dictionary_ids[place.row], t.dictionary_id) AS "dictionaryId",
    t.terms_language AS "termsLanguage", t.definitions_language AS "definitionsLanguage", t.letter_case AS "letterCase", t.diacritics, place.current, place.position,
    q.word_ids[place.row] AS "wordId", q.terms[place.row] AS term, q.definitions -> (place.row - 1) AS definitions,
    ${ANSWERED_FIELDS.map((field) => `coalesce(w.${field}, '') AS ${field}`).join(", ")},
    coalesce(s.step, -1) AS step, coalesce(s.given, '{}') AS given, coalesce(s.done, '{}') AS done,
    coalesce(s.notices, '{}') AS notices, s.typo_of AS "typoOf", s.typo, s.judged, s.hint, s.outcome
  FROM tests AS t
  LEFT JOIN LATERAL (
    SELECT x.position + (x.outcome IS NOT NULL)::int AS current FROM test_steps AS x
    WHERE x.user_id = $1 AND x.test_id = t.id ORDER BY x.position DESC, x.step DESC LIMIT 1
  ) AS last ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(last.current, 1) AS current, coalesce($2::int, last.current, 1) AS position,
      (coalesce($2::int, last.current, 1) - 1) / ${PAGE_QUESTIONS} AS page,
      (coalesce($2::int, last.current, 1) - 1) % ${PAGE_QUESTIONS} + 1 AS row
  ) AS place
  LEFT JOIN test_questions AS q ON q.user_id = $1 AND q.test_id = t.id AND q.page = place.page
  LEFT JOIN LATERAL (
    SELECT x.step, x.given, x.done, x.notices, x.typo_of, x.typo, x.judged, x.hint, x.outcome FROM test_steps AS x
    WHERE x.user_id = $1 AND x.test_id = t.id AND x.position = place.position ORDER BY x.step DESC LIMIT 1
  ) AS s ON true
  LEFT JOIN words AS w ON w.user_id = $1 AND w.id = q.word_ids[place.row]
  WHERE t.user_id = $1`;

type QuestionRow = Omit<TestQuestion, "wordId"> & { wordId: string | null };

/** The user's running or last test, with its question at a position or the current one; null without a test. */
export async function readQuestion(
  db: Db,
  userId: string,
  position: number | null,
): Promise<{ test: TestFacts; question: TestQuestion | null } | null> {
  const query = CompiledQuery.raw(QUESTION, [userId, position]) as CompiledQuery<QuestionRow>;
  const [row] = (await db.executeQuery(query)).rows;
  if (!row) return null;
  const { wordId } = row;
  return { test: row, question: wordId === null ? null : { ...row, wordId } };
}

/** The last steps of a test's finished questions, in the order in which they were asked; the test as SQL of its id. */
export const finishedQuestions = (userId: string, testId: RawBuilder<unknown>) => sql`
  SELECT DISTINCT ON (s.position) s.user_id, s.position, s.word_id, s.term, s.definitions, s.given, s.done, s.notices, s.hint, s.outcome
  FROM test_steps AS s
  WHERE s.user_id = ${userId} AND s.test_id = ${testId} AND s.outcome IS NOT NULL
  ORDER BY s.position, s.step DESC`;

/** The last four hexadecimal digits of an id: 0 for a test, the position for its questions. */
const TAIL = 4;

/** The id of a new test, which is also that of its report. */
export const newTestId = (): string => withTail(uuidv7(), 0);

/** The id of a test's question; positions are from 1 and below 65,536. */
export const questionId = (testId: string, position: number): string => withTail(testId, position);

/** The position encoded in a question's id; null unless the question belongs to this test. */
const positionIn = (testId: string, question: string): number | null =>
  withTail(question, 0) === testId ? tailOf(question) : null;

const tailOf = (id: string): number => Number.parseInt(id.slice(-TAIL), 16);

const withTail = (id: string, tail: number): string =>
  lowerCase(short(id.slice(0, -TAIL))) + tail.toString(16).padStart(TAIL, "0");
