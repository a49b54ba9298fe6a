import { sql, type Kysely } from "kysely";

import type { TestingSetup } from "../../../../shared/api/testing.ts";
import { DEFAULT_STRICTNESS } from "../../../../shared/judge/question.ts";
import { AppError } from "../../../app-error.ts";
import type { Db } from "../../../database/open.ts";
import type { Tables } from "../../../database/tables.ts";
import { countTest } from "../history/statistics.ts";
import { newTestId } from "../question-ids.ts";
import { keepQuestions } from "../question/kept-questions.ts";
import { dictionaryOfReport } from "../report/reports.ts";
import { selectedNumbers } from "./selection.ts";

/**
 * Another process started a test at midnight, a dictionary or an account is being deleted, or there was a deadlock.
 */
const OVERTAKEN = ["23505", "23503", "40P01"];
const MOST_TRIES = 5;

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
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute((tx) => tryStart(tx, userId, testsPerDay, setup));
    } catch (error) {
      if (!isOvertaken(error) || tries === MOST_TRIES) throw error;
    }
  }
}

/** How many words a setup selects; `not_found` where there is no such dictionary or report. */
export async function countWords(db: Db, userId: string, setup: TestingSetup): Promise<number> {
  await requireReport(db, userId, setup);
  const { rows } = await sql<{ words: number }>`
    SELECT (SELECT count(*)::int FROM (${selectedNumbers(userId, setup)}) AS chosen) AS words
    FROM dictionaries AS d WHERE d.user_id = ${userId} AND d.id = ${setup.dictionaryId}`.execute(db);
  if (!rows[0]) throw new AppError("not_found");
  return rows[0].words;
}

/** A setup that selects by a report must name a report of its dictionary. */
async function requireReport(db: Db, userId: string, setup: TestingSetup): Promise<void> {
  const id = setup.mistakesOf ?? setup.sameAs;
  if (id && (await dictionaryOfReport(db, userId, id)) !== setup.dictionaryId)
    throw new AppError("not_found");
}

/** Small statements, each about one user, so that a database distributed by user can run them. */
async function tryStart(tx: Db, userId: string, testsPerDay: number, setup: TestingSetup): Promise<number> {
  const source = await holdSource(tx, userId, setup.dictionaryId);
  const numbers = await chooseNumbers(tx, userId, setup);
  if (numbers.length === 0) throw new AppError("no_words");
  await countTowardsDay(tx, userId, testsPerDay);
  await replaceTest(tx, userId);
  await insertTest(tx, userId, setup, source, numbers);
  return numbers.length;
}

/**
 * What a test copies from its dictionary. Locks the dictionary and its words against changes until the transaction ends.
 */
async function holdSource(tx: Db, userId: string, dictionaryId: string) {
  const source = await tx
    .selectFrom("dictionaries as d")
    .leftJoin("dictionary_strictness as s", (on) =>
      on.on("s.user_id", "=", userId).on("s.dictionary_id", "=", dictionaryId),
    )
    .select(["d.name", "d.terms_language", "d.definitions_language", "s.letter_case", "s.diacritics"])
    .where("d.user_id", "=", userId)
    .where("d.id", "=", dictionaryId)
    .forShare("d")
    .executeTakeFirst();
  if (!source) throw new AppError("not_found");
  return source;
}

type Source = Awaited<ReturnType<typeof holdSource>>;

/** The order numbers of the selected words, in the order in which they are asked. */
async function chooseNumbers(tx: Db, userId: string, setup: TestingSetup): Promise<number[]> {
  const { rows } = await sql<{ numbers: number[] | null }>`
    SELECT array_agg(s.order_number ORDER BY random()) AS numbers
    FROM (${selectedNumbers(userId, setup)}) AS s`.execute(tx);
  return rows[0]?.numbers ?? [];
}

/** Uses one of the day's tests. Parallel starts for the same person wait here, so that they run one at a time. */
async function countTowardsDay(tx: Db, userId: string, testsPerDay: number): Promise<void> {
  const { numAffectedRows } = await sql`
    INSERT INTO test_days AS t (user_id, day, used) VALUES (${userId}, (now() AT TIME ZONE 'UTC')::date, 1)
    ON CONFLICT (user_id, day) DO UPDATE SET used = t.used + 1 WHERE t.used < ${testsPerDay}`.execute(tx);
  if (numAffectedRows !== 1n) throw new AppError("tests_limit");
}

/** Removes the previous test; if it was running, its answers count. */
async function replaceTest(tx: Db, userId: string): Promise<void> {
  const before = await tx
    .selectFrom("tests")
    .select(["id", "finished_at"])
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return;
  if (!before.finished_at) await countTest(tx, userId, before.id);
  await tx.deleteFrom("tests").where("user_id", "=", userId).execute();
}

async function insertTest(
  tx: Db,
  userId: string,
  { dictionaryId, prompt, swapTermsAndDefinitions = false }: TestingSetup,
  source: Source,
  numbers: readonly number[],
): Promise<void> {
  const testId = newTestId();
  const sound = prompt === "sound";
  const swapped = sound || swapTermsAndDefinitions;
  await tx
    .insertInto("tests")
    .values({
      user_id: userId,
      id: testId,
      dictionary_id: dictionaryId,
      dictionary_name: source.name,
      terms_language: source.terms_language,
      definitions_language: source.definitions_language,
      letter_case: source.letter_case ?? DEFAULT_STRICTNESS.case,
      diacritics: source.diacritics ?? DEFAULT_STRICTNESS.diacritics,
      swapped,
      sound,
      total: numbers.length,
      questions_of: testId,
      started_at: sql<Date>`now()`,
    })
    .execute();
  await keepQuestions(tx, userId, { testId, dictionaryId, swapped, numbers });
}

/** Deletes counts of days that are over in every time zone. */
export async function forgetTestDays(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM test_days WHERE day < (now() AT TIME ZONE 'UTC')::date - 1`.execute(db);
  return Number(numAffectedRows ?? 0);
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && OVERTAKEN.includes(String(error.code));
