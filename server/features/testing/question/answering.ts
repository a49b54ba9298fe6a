import { CompiledQuery, type Kysely } from "kysely";

import type { Outcome } from "../../../../shared/api/testing.ts";
import { isBlank, judge, type Judgement } from "../../../../shared/judge/judge.ts";
import { othersOf, type OtherAnswers, type OtherEntry } from "../../../../shared/judge/others.ts";
import { prepare } from "../../../../shared/judge/prepare.ts";
import type { Bounded } from "../../../../shared/text/bounds.ts";
import { AppError, invalidField } from "../../../app-error.ts";
import { DEADLOCK, FOREIGN_KEY_VIOLATION, hasCode } from "../../../database/errors.ts";
import type { Db } from "../../../database/open.ts";
import type { Tables } from "../../../database/tables.ts";
import { recordQuestions } from "../../reviews/index.ts";
import { recountWord } from "../history/statistics.ts";
import { findQuestion, questionId, type Progress, type TestQuestion } from "../questions.ts";
import { closeTest } from "../report/finish-test.ts";
import { lockReport, writeWords } from "../report/reports.ts";
import { readWords, type DictionaryIndex, type DictionaryIndexes } from "./dictionary-index.ts";
import { answerLanguageOf, expectedOf, judgedQuestion, promptOf, type Decision } from "./rules.ts";

/** A further try is needed only if another process changed the same test between two statements of ours. */
const MOST_TRIES = 50;

/**
 * Decides about a question of the user's test, the current one without an id, and writes the decision only if the
 * question has not changed since it was read; otherwise tries again. Throws what `findQuestion` throws.
 */
export async function answerQuestion<A>(
  db: Kysely<Tables>,
  userId: string,
  id: string | undefined,
  decide: (question: TestQuestion) => Decision<A> | Promise<Decision<A>>,
): Promise<A> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const question = await findQuestion(db, userId, id);
    const { change, answer } = await decide(question);
    if (!change || (await tryToWrite(db, userId, question, change))) return answer;
  }
  throw new AppError("conflict");
}

const tryToWrite = (
  db: Kysely<Tables>,
  userId: string,
  question: TestQuestion,
  progress: Progress,
): Promise<boolean> =>
  write(db, userId, question, progress).catch((error: unknown) => {
    // A node of the release before deletes the word or its dictionary, which lock no user there.
    if (hasCode(error, DEADLOCK, FOREIGN_KEY_VIOLATION)) return false;
    throw error;
  });

/**
 * Writes the next step of a question; one that finishes it is also a review. False, with nothing written, if this step
 * already exists, or if the test has ended, was replaced or now has another strictness.
 */
function write(
  db: Kysely<Tables>,
  userId: string,
  question: TestQuestion,
  progress: Progress,
): Promise<boolean> {
  const { testId, position, total, current, wordId, swapped } = question;
  const { outcome, given } = progress;
  if (outcome === null) return insertStep(db, userId, question, progress);
  return db.transaction().execute(async (tx) => {
    if (!(await insertStep(tx, userId, question, progress))) return false;
    const id = questionId(testId, position);
    await recordQuestions(tx, userId, [{ id, wordId, swapped, outcome, given }]);
    if (current > total) await amendReport(tx, userId, question, { ...progress, outcome });
    else if (position === total) await closeTest(tx, userId, question);
    return true;
  });
}

/** Locks user and test before checking the test, so that nothing can end or replace it in between (decision 222). */
const STEP = `
  INSERT INTO test_steps (user_id, test_id, position, step, word_id, term, definitions, outcome,
    given, done, notices, typo_of, typo, judged, hint)
  SELECT t.user_id, t.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15
  FROM users AS u JOIN tests AS t ON t.user_id = $1
  WHERE u.id = $1 AND t.id = $2 AND t.letter_case = $16 AND t.diacritics = $17 AND (t.finished_at IS NOT NULL) = $18
  FOR NO KEY UPDATE
  ON CONFLICT (user_id, test_id, position, step) DO NOTHING`;

async function insertStep(
  db: Db,
  userId: string,
  { testId, total, current, position, step, wordId, term, definitions, ...strictness }: TestQuestion,
  { outcome, given, done, notices, typoOf, typo, judged, hint }: Progress,
): Promise<boolean> {
  const word = [wordId, term, JSON.stringify(definitions)];
  const progress = [outcome, given, done, notices, typoOf, typo, judged && JSON.stringify(judged), hint];
  const test = [strictness.letterCase, strictness.diacritics, current > total];
  const values = [userId, testId, position, step + 1, ...word, ...progress, ...test];
  const { numAffectedRows } = await db.executeQuery(CompiledQuery.raw(STEP, values));
  return numAffectedRows === 1n;
}

/** After a step of the last question of a finished test. */
async function amendReport(
  tx: Db,
  userId: string,
  { testId, wordId, outcome: before }: TestQuestion,
  { outcome, given, notices, done }: Progress & { outcome: Outcome },
): Promise<void> {
  const report = await lockReport(tx, userId, testId);
  const word = report?.words.at(-1);
  if (!report || !word) throw new AppError("conflict");
  const words = [...report.words.slice(0, -1), { ...word, outcome, given, notices, done }];
  await writeWords(tx, userId, testId, words);
  await recountWord(tx, userId, wordId, before, outcome);
}

interface JudgeContext {
  db: Db;
  userId: string;
  question: TestQuestion;
  /** Of the question's dictionary as it is now. */
  index: () => Promise<DictionaryIndex>;
}

interface Judging extends Omit<JudgeContext, "index"> {
  indexes: DictionaryIndexes;
}

/**
 * Judges a typed answer. The other entries of the dictionary, as they are now, are read only where they could matter;
 * plainly right answers, which are the majority, never need them. A blank answer is 400.
 */
export async function judgeAnswer({ indexes, ...judging }: Judging, typed: Bounded): Promise<Judgement> {
  const { db, userId, question } = judging;
  let reading: Promise<DictionaryIndex> | undefined;
  const context: JudgeContext = { ...judging, index: () => (reading ??= indexes.get(db, userId, question)) };
  const others = new LookedUpAnswers();
  let judged = { ...judgedQuestion(question), others };
  if (isBlank(typed, judged.accepted)) throw invalidField("answer", { key: "required" });
  let judgement = judge(typed, judged);
  if (question.swapped && !question.sound && judgement.verdict !== "exact") {
    judged = { ...judged, accepted: await acceptedTerms(context) };
    judgement = judge(typed, judged);
  }
  while (others.wanted.size > 0) {
    await lookUp(context, others);
    judgement = judge(typed, judged);
  }
  return judgement;
}

/** The term, and the other terms that share all shown definitions. */
async function acceptedTerms({ db, userId, question, index }: JudgeContext): Promise<readonly Bounded[]> {
  const { dictionaryId, wordId, term, definitions } = question;
  const entry = { id: wordId, term, definitions };
  const numbers = (await index()).shownBy(definitions[0] ?? term);
  const words = await readWords(db, userId, dictionaryId, numbers);
  // The word itself is asked as it was.
  const others = words.filter(({ id }) => id !== wordId);
  return prepare([entry, ...others], question).question(wordId)?.accepted ?? expectedOf(question);
}

/** Finds out whose answers the wanted keys are. */
async function lookUp({ db, userId, question, index }: JudgeContext, others: LookedUpAnswers): Promise<void> {
  const numbers = (await index()).answering([...others.wanted]);
  const words = await readWords(db, userId, question.dictionaryId, numbers);
  const entries = words.map(({ id, term, definitions }) => {
    const word = { ...question, term, definitions: [...definitions] };
    // If the term is only heard, naming it would give the answer away, so the other entry is identified by its meaning.
    const prompt = promptOf({ ...word, sound: false }).join(", ");
    return { entryId: id, prompt, answers: expectedOf(word), ...(question.sound && { heardAs: term }) };
  });
  others.learn(othersOf(entries, answerLanguageOf(question)).except(question.wordId));
}

/** The answers of other entries that were looked up so far; it records the keys that still have to be. */
class LookedUpAnswers implements OtherAnswers {
  readonly wanted = new Set<Bounded>();
  readonly #found = new Map<Bounded, OtherEntry | undefined>();

  find(key: Bounded): OtherEntry | undefined {
    if (!this.#found.has(key)) this.wanted.add(key);
    return this.#found.get(key);
  }

  learn(others: OtherAnswers): void {
    for (const key of this.wanted) this.#found.set(key, others.find(key));
    this.wanted.clear();
  }
}
