import type { Kysely } from "kysely";

import type { Dictionary, Word } from "../../../shared/api/dictionaries.ts";
import type { Role } from "../../../shared/roles.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import { AppError } from "../../http/app-error.ts";
import { readAllWords, readKnownDictionary, readKnownWords, type KnownDictionary } from "./known.ts";
import { outdatesKeys, planChanges, type Changes, type KnownWords, type Plan } from "./plan.ts";
import { toDictionary, toWord } from "./rows.ts";
import { writePlan } from "./write.ts";

export interface ChangeRequest {
  userId: string;
  role: Role | null;
  dictionaryId: string;
  changes: Changes;
}

type Changed = Dictionary & { words: Word[] };

/**
 * Changes a dictionary and its words, all or nothing; answers the created and the updated words. The first try locks
 * nothing and takes new ids for new; whatever comes of a race or a retry is left to the second, which holds the dictionary.
 */
export async function changeDictionary(db: Kysely<Tables>, request: ChangeRequest): Promise<Changed> {
  return (
    (await attempt(db, request, { careful: false })) ??
    db.transaction().execute(async (tx) => {
      const changed = await attempt(tx, request, { careful: true });
      if (!changed) throw new AppError("conflict");
      return changed;
    })
  );
}

/** Undefined when the dictionary was changed meanwhile or an id turned out to be taken. */
async function attempt(
  db: Db,
  request: ChangeRequest,
  { careful }: { careful: boolean },
): Promise<Changed | undefined> {
  const { userId, dictionaryId, changes, role } = request;
  const dictionary = await readKnownDictionary(db, userId, dictionaryId, { lock: careful });
  if (!dictionary) throw new AppError("not_found");
  const words = await knownWords(db, request, dictionary, { careful });
  try {
    const plan = planChanges(dictionary, words, changes, role);
    if (!plan.moves && plan.keysVersion === dictionary.keys_version)
      return answerOf(dictionary, plan, words, changes);
    const time = await writePlan(db, userId, dictionary, plan);
    return time && answerOf({ ...dictionary, updated_at: time }, plan, words, changes);
  } catch (error) {
    if (isTakenId(error)) return undefined;
    if (!careful && mayBeRetry(error, changes)) return undefined;
    throw error;
  }
}

async function knownWords(
  db: Db,
  { userId, changes }: ChangeRequest,
  dictionary: KnownDictionary,
  { careful }: { careful: boolean },
): Promise<KnownWords> {
  const { create = [], update = [], delete: removed = [] } = changes.words ?? {};
  const ids = [...update.map(({ id }) => id), ...removed];
  if (careful) ids.push(...create.flatMap(({ id }) => id ?? []));
  const named = await readKnownWords(db, userId, ids);
  const all = outdatesKeys(dictionary, changes) ? await readAllWords(db, userId, dictionary.id) : [];
  return new Map([...named, ...all].map((word) => [word.id, word]));
}

const isTakenId = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "23505";

/** A retry of what reached the limit is none too many. */
const mayBeRetry = (error: unknown, { words: { create = [] } = {} }: Changes): boolean =>
  error instanceof AppError && error.code === "words_limit" && create.some(({ id }) => id !== undefined);

function answerOf(
  dictionary: KnownDictionary,
  plan: Plan,
  words: KnownWords,
  { words: asked = {} }: Changes,
): Changed {
  const { updated_at: time } = dictionary;
  const made = plan.made.map((word) => ({ ...word, created_at: time, updated_at: time }));
  const rewritten = plan.rewritten.map((word) => ({ ...word, updated_at: time }));
  const byId = new Map([...words.values(), ...made, ...rewritten].map((word) => [word.id, word]));
  const own = made.values();
  const created = (asked.create ?? []).map(({ id }) => (id && words.get(id)) || own.next().value);
  const updated = (asked.update ?? []).map(({ id }) => byId.get(id));
  return {
    ...toDictionary({
      ...dictionary,
      name: plan.name,
      terms_language: plan.termsLanguage,
      definitions_language: plan.definitionsLanguage,
      words_count: plan.wordsCount,
    }),
    words: [...created, ...updated].flatMap((word) => (word ? [toWord(word)] : [])),
  };
}
