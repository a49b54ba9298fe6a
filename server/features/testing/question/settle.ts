import type { Kysely } from "kysely";

import { AppError } from "../../../app-error.ts";
import type { Cache } from "../../../cache/caches.ts";
import type { Tables } from "../../../database/tables.ts";
import type { QuestionLog } from "../question-log.ts";
import { readState, type TestState } from "../test-state.ts";
import type { KeptQuestions } from "./kept-questions.ts";
import { findQuestion, type TestQuestion } from "./questions.ts";
import type { Decision } from "./rules.ts";
import { writeStep } from "./write-step.ts";

/** A further try is needed only if another process changed the same test between two statements of ours. */
const MOST_TRIES = 50;
/** The dictionary, and its test with it, is being deleted: the test is read again. */
const OVERTAKEN = ["40P01", "23503"];

/** What to do about a question, and how. */
export interface Settlement<A> {
  userId: string;
  /** Of the question; the current one without it. */
  id: string | undefined;
  /**
   * Tests as this process last saw them, by user. A write that is based on an outdated one fails, because each step can
   * be written only once. A decision that writes nothing needs the test to be read.
   */
  known: Cache<TestState>;
  kept: KeptQuestions;
  log: QuestionLog;
  decide: (question: TestQuestion) => Promise<Decision<A>>;
}

/**
 * Decides about a question of the user's test, and writes the decision only if the question has not changed since it
 * was read; otherwise tries again. Throws what `findQuestion` throws, and `not_found` where there is no test.
 */
export async function settle<A>(db: Kysely<Tables>, settlement: Settlement<A>): Promise<A> {
  const guessed = await guess(db, settlement);
  if (guessed) return guessed.answer;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const decision = await attempt(db, settlement);
    if (decision) return decision.answer;
  }
  throw new AppError("conflict");
}

/**
 * Tries without reading the test: a successful write proves that the test was as this process last saw it. Else null.
 */
async function guess<A>(db: Kysely<Tables>, settlement: Settlement<A>): Promise<Decision<A> | null> {
  const state = settlement.known.take(settlement.userId);
  if (!state) return null;
  try {
    const decision = await decideAndWrite(db, settlement, state);
    return decision?.change ? decision : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

async function attempt<A>(db: Kysely<Tables>, settlement: Settlement<A>): Promise<Decision<A> | null> {
  const state = await readState(db, settlement.userId);
  if (!state) throw new AppError("not_found");
  return decideAndWrite(db, settlement, state);
}

/** The decision, once it is written; null if something else happened to the question meanwhile. */
async function decideAndWrite<A>(
  db: Kysely<Tables>,
  { userId, id, known, kept, log, decide }: Settlement<A>,
  state: TestState,
): Promise<Decision<A> | null> {
  const question = await findQuestion(db, kept, userId, state, id);
  if (!question) return null;
  const decision = await decide(question);
  if (!decision.change) return decision;
  try {
    const last = await writeStep(db, log, userId, question, decision.change);
    if (!last) return null;
    if (last.position === question.current) known.put(userId, { facts: state.facts, last });
    return decision;
  } catch (error) {
    if (isOvertaken(error)) return null;
    throw error;
  }
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && OVERTAKEN.includes(String(error.code));
