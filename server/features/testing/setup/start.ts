import { sql, type Kysely } from "kysely";

import type { TestingSetup } from "../../../../shared/api/testing.ts";
import { DEFAULT_STRICTNESS, type Severity } from "../../../../shared/judge/question.ts";
import type { LanguageCode } from "../../../../shared/languages.ts";
import type { Bounded } from "../../../../shared/text/bounds.ts";
import { AppError } from "../../../app-error.ts";
import { retrying } from "../../../database/errors.ts";
import type { Db } from "../../../database/open.ts";
import type { Tables } from "../../../database/tables.ts";
import { countTest } from "../history/statistics.ts";
import { newTestId, PAGE_QUESTIONS } from "../questions.ts";
import { dictionaryOfReport } from "../report/reports.ts";
import { selectedNumbers } from "./selection.ts";

const MOST_TRIES = 5;

/** A word that was selected was deleted before the dictionary was locked. */
class Overtaken extends AppError {
  constructor() {
    super("conflict");
  }
}

/**
 * Starts a test that replaces the running one and uses one of the day's tests; returns how many questions it has.
 * Throws `not_found`, `no_words` or `tests_limit`, and then nothing has changed.
 */
export async function startTest(
  db: Kysely<Tables>,
  userId: string,
  testsPerDay: number,
  setup: TestingSetup,
): Promise<number> {
  await requireReport(db, userId, setup);
  const after = (error: unknown): boolean => error instanceof Overtaken;
  return retrying({ tries: MOST_TRIES, after }, () =>
    db.transaction().execute((tx) => tryToStart(tx, userId, testsPerDay, setup)),
  );
}

/** How many words a setup selects; `not_found` where there is no such dictionary, report or word. */
export async function countWords(db: Db, userId: string, setup: TestingSetup): Promise<number> {
  await requireReport(db, userId, setup);
  const { rows } = await sql<{ words: number }>`
    SELECT (SELECT count(*)::int FROM (${selectedNumbers(userId, setup)}) AS chosen) AS words
    FROM dictionaries AS d WHERE d.user_id = ${userId} AND d.id = ${setup.dictionaryId}`.execute(db);
  if (!rows[0]) throw new AppError("not_found");
  requireNamed(setup, rows[0].words);
  return rows[0].words;
}

/** A setup that selects by a report must name a report of its dictionary. */
async function requireReport(db: Db, userId: string, setup: TestingSetup): Promise<void> {
  const id = setup.mistakesOf ?? setup.sameAs;
  if (id && (await dictionaryOfReport(db, userId, id)) !== setup.dictionaryId)
    throw new AppError("not_found");
}

/** A setup that names words must name words of its dictionary. */
function requireNamed({ words }: TestingSetup, selected: number): void {
  if (words && selected < words.length) throw new AppError("not_found");
}

async function tryToStart(tx: Db, userId: string, testsPerDay: number, setup: TestingSetup): Promise<number> {
  const isWithinLimit = await countTowardsDay(tx, userId, testsPerDay);
  const source = await holdSource(tx, userId, setup);
  requireNamed(setup, source.numbers?.length ?? 0);
  if (!source.numbers) throw new AppError("no_words");
  if (!isWithinLimit) throw new AppError("tests_limit");
  // The previous test ends; if it was running, its answers count.
  if (source.isRunning) await countTest(tx, userId);
  if (source.isRunning !== null) await tx.deleteFrom("tests").where("user_id", "=", userId).execute();
  const testId = await insertTest(tx, userId, setup, source);
  await insertQuestions(tx, userId, testId, setup, source.numbers);
  return source.numbers.length;
}

/** Uses one of the day's tests if one is left. Locks the user, so that no test of theirs changes (decision 222). */
async function countTowardsDay(tx: Db, userId: string, testsPerDay: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO test_days AS t (user_id, day, used)
    SELECT u.id, (now() AT TIME ZONE 'UTC')::date, 1 FROM users AS u WHERE u.id = ${userId} FOR NO KEY UPDATE
    ON CONFLICT (user_id, day) DO UPDATE SET used = t.used + 1 WHERE t.used < ${testsPerDay}`.execute(tx);
  return numAffectedRows === 1n;
}

interface Source {
  name: Bounded;
  termsLanguage: LanguageCode;
  definitionsLanguage: LanguageCode;
  letterCase: Severity | null;
  diacritics: Severity | null;
  /** The order numbers of the selected words, in the order in which they are asked; null where there are none. */
  numbers: number[] | null;
  /** Whether the user's last test is running; null where there is none. */
  isRunning: boolean | null;
}

/**
 * What a test copies from its dictionary. Locks the dictionary and its words against changes until the transaction ends.
 */
async function holdSource(tx: Db, userId: string, setup: TestingSetup): Promise<Source> {
  const { dictionaryId } = setup;
  const { rows } = await sql<Source>`
    SELECT d.name, d.terms_language AS "termsLanguage", d.definitions_language AS "definitionsLanguage",
      s.letter_case AS "letterCase", s.diacritics,
      (SELECT array_agg(n.order_number ORDER BY random()) FROM (${selectedNumbers(userId, setup)}) AS n) AS numbers,
      (SELECT t.finished_at IS NULL FROM tests AS t WHERE t.user_id = ${userId}) AS "isRunning"
    FROM dictionaries AS d
    LEFT JOIN dictionary_strictness AS s ON s.user_id = ${userId} AND s.dictionary_id = ${dictionaryId}
    WHERE d.user_id = ${userId} AND d.id = ${dictionaryId}
    FOR SHARE OF d`.execute(tx);
  const [source] = rows;
  if (!source) throw new AppError("not_found");
  return source;
}

async function insertTest(
  tx: Db,
  userId: string,
  setup: TestingSetup,
  { name, termsLanguage, definitionsLanguage, letterCase, diacritics, numbers }: Source,
): Promise<string> {
  const id = newTestId();
  await tx
    .insertInto("tests")
    .values({
      user_id: userId,
      id,
      dictionary_id: setup.dictionaryId,
      dictionary_name: name,
      terms_language: termsLanguage,
      definitions_language: definitionsLanguage,
      letter_case: letterCase ?? DEFAULT_STRICTNESS.case,
      diacritics: diacritics ?? DEFAULT_STRICTNESS.diacritics,
      swapped: isSwapped(setup),
      sound: setup.prompt === "sound",
      total: numbers?.length ?? 0,
      questions_of: id,
      started_at: sql<Date>`now()`,
    })
    .execute();
  return id;
}

const isSwapped = ({ prompt, swapTermsAndDefinitions = false }: TestingSetup): boolean =>
  prompt === "sound" || swapTermsAndDefinitions;

/** Copies the words that a test asks. */
async function insertQuestions(
  tx: Db,
  userId: string,
  testId: string,
  setup: TestingSetup,
  numbers: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ questions: number }>`
    INSERT INTO test_questions (user_id, test_id, page, dictionary_ids, word_ids, swapped, terms, definitions)
    SELECT w.user_id, ${testId}::uuid, (asked.position - 1) / ${PAGE_QUESTIONS}::int AS question_page,
      array_agg(w.dictionary_id ORDER BY asked.position), array_agg(w.id ORDER BY asked.position),
      array_agg(${isSwapped(setup)}::boolean ORDER BY asked.position), array_agg(w.term ORDER BY asked.position),
      jsonb_agg(w.definitions ORDER BY asked.position)
    FROM unnest(${numbers}::int[]) WITH ORDINALITY AS asked (order_number, position)
    CROSS JOIN LATERAL (
      SELECT one.user_id, one.dictionary_id, one.id, one.term, one.definitions FROM words AS one
      WHERE one.user_id = ${userId} AND one.dictionary_id = ${setup.dictionaryId} AND one.order_number = asked.order_number
      -- Each by the index: without this, fifty words are found by reading all of the dictionary.
      LIMIT 1
    ) AS w
    GROUP BY w.user_id, question_page
    RETURNING cardinality(word_ids) AS questions`.execute(tx);
  if (rows.reduce((sum, { questions }) => sum + questions, 0) < numbers.length) throw new Overtaken();
}

/** Deletes counts of days that are over in every time zone. */
export async function forgetTestDays(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM test_days WHERE day < (now() AT TIME ZONE 'UTC')::date - 1`.execute(db);
  return Number(numAffectedRows ?? 0);
}
