import type { Kysely } from "kysely";

import type { Role } from "../../../shared/roles.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import { AppError } from "../../http/app-error.ts";
import { inSlices, type Effort } from "../../slices.ts";
import { answerTo, type Changed } from "./changed.ts";
import { readKnownDictionary, readMentioned } from "./known.ts";
import { planChanges, type Changes } from "./plan.ts";
import { writePlan } from "./write.ts";

export interface ChangeRequest {
  userId: string;
  role: Role | null;
  dictionaryId: string;
  changes: Changes;
  /** Is told what the change took. */
  effort?: Effort;
}

const FEW = 20;

/** Whether a change may take long: the keys of all words follow a language. */
export const isHeavy = ({ termsLanguage, definitionsLanguage, words = {} }: Changes): boolean =>
  termsLanguage !== undefined ||
  definitionsLanguage !== undefined ||
  (words.create ?? []).length + (words.update ?? []).length > FEW;

/**
 * Changes a dictionary and its words, all or nothing, and answers the created and the updated words. The dictionary is
 * held until the end, so nobody comes between. 404 and 409 as planned; 409 also when a new id is taken meanwhile elsewhere.
 */
export function changeDictionary(db: Kysely<Tables>, request: ChangeRequest): Promise<Changed> {
  return db.isTransaction
    ? changeHeld(db, request)
    : db.transaction().execute((tx) => changeHeld(tx, request));
}

async function changeHeld(db: Db, request: ChangeRequest): Promise<Changed> {
  const { userId, dictionaryId, changes, role } = request;
  const dictionary = await readKnownDictionary(db, userId, dictionaryId, { lock: true });
  if (!dictionary) throw new AppError("not_found");
  const words = await readMentioned(db, userId, dictionary, changes);
  const plan = await inSlices(planChanges(dictionary, words, changes, role), request.effort);
  const time = await writePlan(db, userId, dictionary, plan).catch(asConflict);
  if (!time) throw new AppError("conflict");
  return answerTo(changes, { ...dictionary, updated_at: time }, plan, words);
}

const UNIQUE_VIOLATION = "23505";

/** Whether nothing was written because a new id is taken. */
export const isTakenId = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === UNIQUE_VIOLATION;

function asConflict(error: unknown): never {
  throw isTakenId(error) ? new AppError("conflict", { cause: error }) : error;
}
