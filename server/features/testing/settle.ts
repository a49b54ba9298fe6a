import { sql } from "kysely";

import type { Db } from "../../database/open.ts";
import { AppError } from "../../http/app-error.ts";
import type { KnownTests } from "./known-tests.ts";
import { demandQuestion, openQuestion, type TestQuestion } from "./questions.ts";
import type { Step } from "./rules.ts";
import { writeChange } from "./write-change.ts";

/** Tries without a lock; a question that so many people at once answer is decided in turn. */
const FREE_TRIES = 2;
const DEADLOCK = "40P01";

/** What to do about a question, and how. */
export interface Settlement<A> {
  userId: string;
  /** Of the question; the current one without it. */
  id: string | undefined;
  known: KnownTests;
  decide: (db: Db, question: TestQuestion) => Promise<Step<A>>;
}

/**
 * Decides about a question of the user's test, and writes what was decided only if the test is still as it was known or read;
 * else begins again. Refuses as `demandQuestion` does.
 */
export async function settle<A>(db: Db, settlement: Settlement<A>): Promise<A> {
  const guessed = await guess(db, settlement);
  if (guessed) return guessed.answer;
  for (let tries = 0; tries < FREE_TRIES; tries++) {
    const step = await attempt(db, settlement);
    if (step) return step.answer;
  }
  return db.transaction().execute(async (tx) => {
    await sql`SELECT 1 FROM tests AS t WHERE t.user_id = ${settlement.userId} FOR UPDATE`.execute(tx);
    const step = await attempt(tx, settlement);
    if (!step) throw new AppError("conflict");
    return step.answer;
  });
}

/** Without reading: only what is then written shows that the test was as it is known here. */
async function guess<A>(db: Db, settlement: Settlement<A>): Promise<Step<A> | null> {
  const test = settlement.known.take(settlement.userId);
  const question = test && openQuestion(test, settlement.id);
  if (!question) return null;
  try {
    const step = await settlement.decide(db, question);
    return step.change && (await write(db, settlement, question, step));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function attempt<A>(db: Db, settlement: Settlement<A>): Promise<Step<A> | null> {
  const { userId, id, decide } = settlement;
  const question = await demandQuestion(db, userId, id);
  const step = await decide(db, question);
  return step.change ? write(db, settlement, question, step) : step;
}

/** The step, once it is written; null if the test has changed meanwhile. */
async function write<A>(
  db: Db,
  { userId, known }: Settlement<A>,
  question: TestQuestion,
  step: Step<A>,
): Promise<Step<A> | null> {
  if (!step.change) return null;
  try {
    const written = await writeChange(db, userId, question, step.change);
    if (written?.test) known.put(userId, written.test);
    return written && step;
  } catch (error) {
    // The dictionary is being deleted just now; what is left of the test is read anew.
    if (!db.isTransaction && isDeadlock(error)) return null;
    throw error;
  }
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === DEADLOCK;
