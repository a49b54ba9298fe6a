import { sql } from "kysely";

import type { Db } from "../../database/open.ts";
import { AppError } from "../../http/app-error.ts";
import { demandQuestion, type TestQuestion } from "./questions.ts";
import type { Step } from "./rules.ts";
import { writeChange } from "./write-change.ts";

/** Tries without a lock; a question that so many people at once answer is decided in turn. */
const FREE_TRIES = 2;
const DEADLOCK = "40P01";

export type Decide<A> = (db: Db, question: TestQuestion) => Promise<Step<A>>;

/**
 * Reads a question of the user's test (the current one without an id), decides, and writes what was decided only if the
 * test is still as it was read; else begins again. Refuses as `demandQuestion` does.
 */
export async function settle<A>(
  db: Db,
  userId: string,
  id: string | undefined,
  decide: Decide<A>,
): Promise<A> {
  for (let tries = 0; tries < FREE_TRIES; tries++) {
    const step = await attempt(db, userId, id, decide);
    if (step) return step.answer;
  }
  return db.transaction().execute(async (tx) => {
    await sql`SELECT 1 FROM tests AS t WHERE t.user_id = ${userId} FOR UPDATE`.execute(tx);
    const step = await attempt(tx, userId, id, decide);
    if (!step) throw new AppError("conflict");
    return step.answer;
  });
}

async function attempt<A>(
  db: Db,
  userId: string,
  id: string | undefined,
  decide: Decide<A>,
): Promise<Step<A> | null> {
  const question = await demandQuestion(db, userId, id);
  const step = await decide(db, question);
  if (!step.change) return step;
  try {
    return (await writeChange(db, userId, question, step.change)) ? step : null;
  } catch (error) {
    // The dictionary is being deleted just now; what is left of the test is read anew.
    if (!db.isTransaction && isDeadlock(error)) return null;
    throw error;
  }
}

const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === DEADLOCK;
