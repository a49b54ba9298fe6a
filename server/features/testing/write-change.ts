import { CompiledQuery, sql } from "kysely";

import type { Db } from "../../database/open.ts";
import { wordOfEdition } from "./editions.ts";
import { asTest, type CurrentTest, type TestQuestion } from "./questions.ts";
import { lockReport, writeReport, writeWords } from "./reports.ts";
import type { Change } from "./rules.ts";
import { countTest, recountWord } from "./statistics.ts";

/** A change that was written, and what the test is like after it where that is known. */
export interface Written {
  test: CurrentTest | null;
}

/** Writes what became of a question; null if its test has changed since it was read, and then nothing is written. */
export function writeChange(
  db: Db,
  userId: string,
  question: TestQuestion,
  change: Change,
): Promise<Written | null> {
  if (question.outcome !== null) return together(db, (tx) => amend(tx, userId, question, change));
  if (change.outcome === null) return keepProgress(db, userId, question, change);
  if (question.position < question.total) return finish(db, userId, question, change);
  return together(db, async (tx) => {
    await holdDictionary(tx, userId, question.dictionaryId);
    const finished = await finish(tx, userId, question, change);
    if (finished) {
      await writeReport(tx, userId);
      await countTest(tx, userId, question.testId);
    }
    return finished;
  });
}

/** A report belongs to it; taken before the test, as whoever deletes the dictionary takes them in this order. */
async function holdDictionary(tx: Db, userId: string, id: string): Promise<void> {
  await sql`
    SELECT 1 FROM dictionaries AS d WHERE d.user_id = ${userId} AND d.id = ${id} FOR KEY SHARE`.execute(tx);
}

const KEEP_PROGRESS = `
  UPDATE tests SET version = version + 1, given = $4, done = $5, notices = $6, typo_of = $7, typo = $8
  WHERE user_id = $1 AND id = $2 AND version = $3`;

async function keepProgress(
  db: Db,
  userId: string,
  question: TestQuestion,
  change: Change,
): Promise<Written | null> {
  const { testId, version } = question;
  const values = [userId, testId, version, ...progressOf(change)];
  const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(KEEP_PROGRESS, values));
  if (numAffectedRows !== 1n) return null;
  return { test: asTest({ ...question, ...change, version: version + 1 }) };
}

const progressOf = ({ given, done, notices, typoOf, typo }: Change): unknown[] => [
  given,
  done,
  notices,
  typoOf,
  typo,
];

const FINISH = `
  WITH test AS (
    UPDATE tests AS t SET version = version + 1, position = position + 1,
      given = '{}', done = '{}', notices = '{}', typo_of = NULL, typo = NULL,
      finished_at = CASE WHEN position = cardinality(order_numbers) THEN now() END,
      (word_id, term, definitions) =
        (${wordOfEdition("t.user_id", "t.edition_id", "t.order_numbers[t.position + 1]")})
    WHERE t.user_id = $1 AND t.id = $2 AND t.version = $3
    RETURNING t.user_id, t.id, t.word_id, t.term, t.definitions
  ), answered AS (
    INSERT INTO test_answers (user_id, test_id, position, word_id, term, definitions, outcome,
      given, done, notices, typo_of, typo)
    SELECT test.user_id, test.id, $9, $10, $11, $12, $13, $4, $5, $6, $7, $8 FROM test
  )
  SELECT test.word_id AS "wordId", test.term, test.definitions FROM test`;

type NextWord = Pick<TestQuestion, "term" | "definitions"> & { wordId: string | null };

async function finish(
  db: Db,
  userId: string,
  question: TestQuestion,
  change: Change,
): Promise<Written | null> {
  const { testId, version, position, wordId, term, definitions } = question;
  const told = [position, wordId, term, JSON.stringify(definitions), change.outcome];
  const values = [userId, testId, version, ...progressOf(change), ...told];
  const { rows } = await db.executeQuery(CompiledQuery.raw(FINISH, values) as CompiledQuery<NextWord>);
  return rows[0] ? { test: asTest(nextQuestion(question, rows[0])) } : null;
}

const nextQuestion = (before: TestQuestion, word: NextWord) => ({
  ...before,
  ...word,
  version: before.version + 1,
  current: before.position + 1,
  position: before.position + 1,
  given: [],
  done: [],
  notices: [],
  typoOf: null,
  typo: null,
});

/** A finished question changes: tried again, or overridden. */
async function amend(
  db: Db,
  userId: string,
  question: TestQuestion,
  change: Change,
): Promise<Written | null> {
  const { rows } = await sql<{ written: boolean }>`
    WITH test AS (
      UPDATE tests SET version = version + 1
      WHERE user_id = ${userId} AND id = ${question.testId} AND version = ${question.version}
      RETURNING user_id, id
    ), answered AS (
      UPDATE test_answers AS a SET outcome = ${change.outcome}, given = ${change.given}::text[],
        done = ${change.done}::text[], notices = ${change.notices}::text[],
        typo_of = ${change.typoOf}, typo = ${change.typo}
      FROM test
      WHERE a.user_id = test.user_id AND a.test_id = test.id AND a.position = ${question.position}
    )
    SELECT EXISTS (SELECT 1 FROM test) AS written`.execute(db);
  if (!rows[0]?.written) return null;
  if (question.current > question.total) {
    await amendReport(db, userId, question, change);
    await recountWord(db, userId, question.wordId, question.outcome, change.outcome);
  }
  return { test: null };
}

/** The report of the finished test says the same of its last question. */
async function amendReport(db: Db, userId: string, question: TestQuestion, change: Change): Promise<void> {
  const { outcome, given, notices } = change;
  const report = await lockReport(db, userId, question.testId);
  const word = report?.words.at(-1);
  if (!report || !word || outcome === null) return;
  const words = [...report.words.slice(0, -1), { ...word, outcome, given, notices }];
  await writeWords(db, userId, question.testId, words);
}

const together = <T>(db: Db, write: (tx: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? write(db) : db.transaction().execute(write);
