import { sql } from "kysely";

import type { Dictionary } from "../../../shared/api/dictionaries.ts";
import { limitsOf, type Role } from "../../../shared/roles.ts";
import { sameTermKey } from "../../../shared/text/identity.ts";
import { AppError } from "../../app-error.ts";
import { lockedDictionaries } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import type { FrozenWord } from "../../database/tables/words.ts";
import type { Effort } from "../../slices.ts";
import { changeDictionary, createDictionary } from "../dictionaries/index.ts";
import { readSharedWords } from "./shared-words.ts";
import { findShare, type FoundShare } from "./shares.ts";

export interface CopyRequest {
  token: string;
  userId: string;
  role: Role | null;
  /** The dictionary to add the words to; without it, a new one. */
  dictionaryId: string | undefined;
  effort: Effort;
}

/** Copies a shared dictionary for another user, all or nothing. Takes a transaction. */
export async function copyShared(
  tx: Db,
  { token, userId, role, dictionaryId, effort }: CopyRequest,
): Promise<Dictionary> {
  const share = await findShare(tx, token);
  // Checked before the words are read: a new dictionary must have room for all of them.
  if (!dictionaryId && share.wordsCount > limitsOf(role).wordsPerDictionary)
    throw new AppError("words_limit");
  const words = await readSharedWords(tx, share);
  const dictionary = dictionaryId
    ? await holdDictionary(tx, userId, dictionaryId, share)
    : await createDictionary(tx, userId, share);
  const fresh = dictionaryId ? await withoutKnown(tx, userId, dictionaryId, words) : words;
  const { words: _copies, ...copied } = await changeDictionary(tx, {
    userId,
    role,
    dictionaryId: dictionary.id,
    changes: { words: { create: fresh } },
    effort,
  });
  const { numUpdatedRows } = await tx
    .updateTable("shares")
    .set({ copies: sql`copies + 1` })
    .where("user_id", "=", share.userId)
    .where("id", "=", share.id)
    .executeTakeFirst();
  // The share was ended in the meantime, perhaps before its words were read.
  if (numUpdatedRows === 0n) throw new AppError("not_found");
  return copied;
}

/** Locked until the transaction ends, so that no word is added in between. */
async function holdDictionary(tx: Db, userId: string, dictionaryId: string, share: FoundShare) {
  const dictionary = await lockedDictionaries(tx, userId)
    .where("id", "=", dictionaryId)
    .select(["id", "terms_language", "definitions_language"])
    .executeTakeFirst();
  if (!dictionary) throw new AppError("not_found");
  const { terms_language, definitions_language } = dictionary;
  if (terms_language !== share.termsLanguage || definitions_language !== share.definitionsLanguage)
    throw new AppError("conflict");
  return dictionary;
}

async function withoutKnown(
  tx: Db,
  userId: string,
  dictionaryId: string,
  words: readonly FrozenWord[],
): Promise<FrozenWord[]> {
  const rows = await tx
    .selectFrom("words")
    .select("term")
    .where("user_id", "=", userId)
    .where("dictionary_id", "=", dictionaryId)
    .execute();
  const known = new Set(rows.map(({ term }) => sameTermKey(term)));
  return words.filter(({ term }) => !known.has(sameTermKey(term)));
}
