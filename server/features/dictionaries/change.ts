import type { Role } from "../../../shared/roles.ts";
import { AppError } from "../../app-error.ts";
import { hasCode, UNIQUE_VIOLATION } from "../../database/errors.ts";
import { lockedDictionaries } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import { inTransaction } from "../../database/transaction.ts";
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
  /** Collects the time that the change takes. */
  effort?: Effort;
}

const FEW = 20;

/** Whether a change may take long: a new language, or a new way of filing, means new keys for all words. */
export const isHeavy = ({ termsLanguage, definitionsLanguage, skipArticles, words = {} }: Changes): boolean =>
  termsLanguage !== undefined ||
  definitionsLanguage !== undefined ||
  skipArticles !== undefined ||
  (words.create ?? []).length + (words.update ?? []).length > FEW;

/**
 * Changes a dictionary and its words, all or nothing, and returns the created and updated words. 404 and 409 as
 * planned; also 409 when another dictionary takes a new id in the meantime.
 */
export async function changeDictionary(db: Db, request: ChangeRequest): Promise<Changed> {
  return (await tryToChange(db, request)) ?? inTransaction(db, (tx) => changeLocked(tx, request));
}

/** The second try, with the dictionary locked: no other node can change it once more in between. */
async function changeLocked(tx: Db, request: ChangeRequest): Promise<Changed> {
  await lockedDictionaries(tx, request.userId).where("id", "=", request.dictionaryId).select("id").execute();
  const changed = await tryToChange(tx, request);
  if (!changed) throw new Error("a locked dictionary was changed");
  return changed;
}

async function tryToChange(db: Db, request: ChangeRequest): Promise<Changed | undefined> {
  const { userId, dictionaryId, changes, role } = request;
  const dictionary = await readKnownDictionary(db, userId, dictionaryId);
  if (!dictionary) throw new AppError("not_found");
  const words = await readMentioned(db, userId, dictionary, changes);
  const plan = await inSlices(planChanges(dictionary, words, changes, role), request.effort);
  const time = await writePlan(db, userId, dictionary, plan).catch(asConflict);
  return time && answerTo(changes, { ...dictionary, updated_at: time }, plan, words);
}

function asConflict(error: unknown): never {
  throw hasCode(error, UNIQUE_VIOLATION) ? new AppError("conflict", { cause: error }) : error;
}
