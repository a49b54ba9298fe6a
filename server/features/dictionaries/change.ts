import { CompiledQuery } from "kysely";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import type { Word } from "../../../shared/api/word.ts";
import type { Role } from "../../../shared/roles.ts";
import { AppError } from "../../app-error.ts";
import { hasCode, UNIQUE_VIOLATION } from "../../database/errors.ts";
import { lockedDictionaries, lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import { inSlices, type Effort } from "../../slices.ts";
import { outdatesKeys, planChanges, type Changes, type Plan } from "./plan.ts";
import {
  dictionaryAndWords,
  KNOWN_COLUMNS,
  KNOWN_WORD_COLUMNS,
  separated,
  toDictionary,
  toWord,
  type KnownDictionary,
  type KnownWord,
  type KnownWords,
  type RowOfBoth,
} from "./rows.ts";
import { inTransaction, writePlan } from "./write.ts";

export interface ChangeRequest {
  userId: string;
  role: Role | null;
  dictionaryId: string;
  changes: Changes;
  /** Collects the time that the change takes. */
  effort?: Effort;
}

/** The answer to a change: the dictionary, and the created and updated words in the order they were sent. */
type Changed = Dictionary & { words: Word[] };

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
  if (request.changes.words?.delete?.length) await lockUser(tx, request.userId);
  await lockedDictionaries(tx, request.userId).where("id", "=", request.dictionaryId).select("id").execute();
  const changed = await tryToChange(tx, request);
  if (!changed) throw new Error("a locked dictionary was changed");
  return changed;
}

async function tryToChange(db: Db, request: ChangeRequest): Promise<Changed | undefined> {
  const { userId, changes, role } = request;
  const { dictionary, words } = await readKnown(db, request);
  const plan = await inSlices(planChanges(dictionary, words, changes, role), request.effort);
  const time = await writePlan(db, userId, dictionary, plan).catch(asConflict);
  return time && answerTo(changes, { ...dictionary, updated_at: time }, plan, words);
}

interface Known {
  dictionary: KnownDictionary;
  words: KnownWords;
}

/** The dictionary, the named words of any dictionary, and all of its words where all keys must be recomputed. */
async function readKnown(db: Db, { userId, dictionaryId, changes }: ChangeRequest): Promise<Known> {
  const { create = [], update = [], delete: removed = [] } = changes.words ?? {};
  const ids = [...create.flatMap(({ id }) => id ?? []), ...update.map(({ id }) => id), ...removed];
  const query = CompiledQuery.raw(KNOWN, [userId, dictionaryId, ids]);
  const { rows } = await db.executeQuery(query as CompiledQuery<RowOfBoth<KnownDictionary, KnownWord>>);
  const known = separated(rows);
  if (!known) throw new AppError("not_found");
  const { dictionary, words: named } = known;
  const all = outdatesKeys(dictionary, changes) ? await readAll(db, userId, dictionaryId) : [];
  return { dictionary, words: new Map([...named, ...all].map((word) => [word.id, word])) };
}

const KNOWN = dictionaryAndWords(
  KNOWN_COLUMNS,
  Object.fromEntries(KNOWN_WORD_COLUMNS.map((column) => [column, `w.${column}`])),
)("words AS w WHERE w.user_id = $1 AND w.id = ANY($3::uuid[])");

const readAll = (db: Db, userId: string, dictionaryId: string): Promise<KnownWord[]> =>
  db
    .selectFrom("words")
    .select(KNOWN_WORD_COLUMNS)
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .execute();

function asConflict(error: unknown): never {
  throw hasCode(error, UNIQUE_VIOLATION) ? new AppError("conflict", { cause: error }) : error;
}

/** The answer once the plan is written; `dictionary` already has the time of the change. */
function answerTo(
  { words: asked = {} }: Changes,
  dictionary: KnownDictionary,
  plan: Plan,
  words: KnownWords,
): Changed {
  const time = dictionary.updated_at;
  const created = plan.created.map((word) => ({ ...word, created_at: time, updated_at: time })).values();
  const updated = new Map(
    plan.updated
      .filter(({ changed }) => changed.length > 0)
      .map((word) => [word.id, { ...word, updated_at: time }]),
  );
  const answered = [
    ...(asked.create ?? []).map(({ id }) => (id && words.get(id)) || created.next().value),
    ...(asked.update ?? []).map(({ id }) => updated.get(id) ?? words.get(id)),
  ];
  return {
    ...toDictionary(dictionaryAfter(dictionary, plan)),
    words: answered.flatMap((word) => (word ? [toWord(word)] : [])),
  };
}

/** The dictionary after a plan, except for the time of the change. */
const dictionaryAfter = (dictionary: KnownDictionary, plan: Plan): KnownDictionary => ({
  ...dictionary,
  name: plan.name,
  terms_language: plan.termsLanguage,
  definitions_language: plan.definitionsLanguage,
  review: plan.review,
  new_per_day: plan.newPerDay,
  skip_articles: plan.skipArticles,
  words_count: plan.wordsCount,
  next_order: plan.nextOrder,
  initials: plan.initials,
  keys_version: plan.keysVersion,
});
