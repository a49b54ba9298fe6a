import { AppError } from "../../../app-error.ts";
import type { Db } from "../../../database/open.ts";
import { positionIn } from "../question-ids.ts";
import {
  currentPosition,
  readLastStep,
  untouched,
  type Step,
  type TestFacts,
  type TestState,
} from "../test-state.ts";
import type { KeptQuestion, KeptQuestions } from "./kept-questions.ts";

/** One question of a test, as it stands. */
export interface TestQuestion extends TestFacts, KeptQuestion, Step {
  /** The position of the question that is asked now. */
  current: number;
}

/**
 * The question with this id; without an id, the current one. Throws `not_found` for an id of another test or of a
 * question that has not been asked yet, and `conflict` if no question is open or if this one was finished before the
 * last one. Null if another test replaces this one in the meantime.
 */
export async function findQuestion(
  db: Db,
  kept: KeptQuestions,
  userId: string,
  state: TestState,
  id: string | undefined,
): Promise<TestQuestion | null> {
  const { facts } = state;
  const current = currentPosition(state);
  const position = id === undefined ? current : (positionIn(facts.testId, id) ?? 0);
  if (position < 1 || position > current) throw new AppError("not_found");
  if (position > facts.total) throw new AppError(id === undefined ? "conflict" : "not_found");
  if (position < current - 1) throw new AppError("conflict");
  return questionAt(db, kept, userId, state, position);
}

/** The current question of a test, or the last finished one. */
export async function questionAt(
  db: Db,
  kept: KeptQuestions,
  userId: string,
  { facts, last }: TestState,
  position: number,
): Promise<TestQuestion | null> {
  const current = currentPosition({ facts, last });
  const step = await stepAt(db, userId, { facts, last }, position);
  const question = await kept.at(db, userId, facts, position);
  return step && question && { ...facts, ...question, ...step, current };
}

function stepAt(
  db: Db,
  userId: string,
  { facts, last }: TestState,
  position: number,
): Promise<Step | null> | Step {
  if (last?.position === position) return last;
  if (position > (last?.position ?? 0)) return untouched(position);
  return readLastStep(db, userId, facts.testId, position);
}
