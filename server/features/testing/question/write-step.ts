import { CompiledQuery, type Kysely } from "kysely";

import type { Db } from "../../../database/open.ts";
import type { Tables } from "../../../database/tables.ts";
import { recountWord } from "../history/statistics.ts";
import { questionId } from "../question-ids.ts";
import type { QuestionLog } from "../question-log.ts";
import { closeTest } from "../report/finish-test.ts";
import { lockReport, writeWords } from "../report/reports.ts";
import { holdTest, type Progress, type Step } from "../test-state.ts";
import type { TestQuestion } from "./questions.ts";

/**
 * Writes the next step of a question; one that finishes the question is also added to the log. Null, with nothing
 * written, if this step already exists, or if the test has ended, was replaced or now has another strictness.
 */
export function writeStep(
  db: Kysely<Tables>,
  log: QuestionLog,
  userId: string,
  question: TestQuestion,
  progress: Progress,
): Promise<Step | null> {
  const { position, total, current } = question;
  const step = { ...progress, position, step: question.step + 1 };
  const { outcome, given } = step;
  if (outcome === null) return insertStep(db, userId, question, step);
  const write = current > total ? amendReport : position === total ? finishTest : insertStep;
  return db.transaction().execute(async (tx) => {
    const { testId, dictionaryId, wordId, swapped } = question;
    const add = await log.hold(tx, userId, dictionaryId, [wordId]);
    const written = await write(tx, userId, question, step);
    if (written) await add([{ id: questionId(testId, position), wordId, swapped, outcome, given }]);
    return written;
  });
}

/** Locks the test before checking it, so that nothing can end or replace it in between. */
const STEP = `
  INSERT INTO test_steps (user_id, test_id, position, step, word_id, term, definitions, outcome,
    given, done, notices, typo_of, typo, judged)
  SELECT t.user_id, t.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
  FROM tests AS t WHERE t.user_id = $1 AND t.id = $2 AND t.letter_case = $15 AND t.diacritics = $16
    AND (t.finished_at IS NOT NULL) = $17
  FOR KEY SHARE
  ON CONFLICT (user_id, test_id, position, step) DO NOTHING`;

async function insertStep(
  db: Db,
  userId: string,
  { testId, total, current, wordId, term, definitions, letterCase, diacritics }: TestQuestion,
  step: Step,
): Promise<Step | null> {
  const { position, step: number, outcome, given, done, notices, typoOf, typo, judged } = step;
  const word = [wordId, term, JSON.stringify(definitions)];
  const came = [outcome, given, done, notices, typoOf, typo, judged && JSON.stringify(judged)];
  const held = [letterCase, diacritics, current > total];
  const values = [userId, testId, position, number, ...word, ...came, ...held];
  const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(STEP, values));
  return numAffectedRows === 1n ? step : null;
}

/** The step that finishes the last question: the test has a report, and its answers are counted. */
async function finishTest(tx: Db, userId: string, question: TestQuestion, step: Step): Promise<Step | null> {
  const held = await holdTest(tx, userId, question.testId);
  const written = held ? await insertStep(tx, userId, question, step) : null;
  if (written) await closeTest(tx, userId, question);
  return written;
}

/** A step of the last question of a finished test: the report is updated as well. */
async function amendReport(tx: Db, userId: string, question: TestQuestion, step: Step): Promise<Step | null> {
  if (!(await holdTest(tx, userId, question.testId))) return null;
  const report = await lockReport(tx, userId, question.testId);
  const word = report?.words.at(-1);
  const { outcome, given, notices, done } = step;
  if (!report || !word || outcome === null) return null;
  const written = await insertStep(tx, userId, question, step);
  if (!written) return null;
  const words = [...report.words.slice(0, -1), { ...word, outcome, given, notices, done }];
  await writeWords(tx, userId, question.testId, words);
  await recountWord(tx, userId, question.wordId, question.outcome, outcome);
  return written;
}
