import type { Kysely } from "kysely";
import * as z from "zod/mini";

import { DEFINITIONS } from "../../../../shared/limits.ts";
import type { Role } from "../../../../shared/roles.ts";
import { definition } from "../../../../shared/text-rules.ts";
import { lockedDictionaries } from "../../../database/locks.ts";
import type { Tables } from "../../../database/tables.ts";
import { changeDictionary } from "../../dictionaries/index.ts";
import type { RightAnswer } from "./rules.ts";

/**
 * Adds an answer to its word's definitions, if the word exists and has room and the text is valid; returns whether it
 * did.
 */
export function addDefinition(
  db: Kysely<Tables>,
  { id: userId, role }: { id: string; role: Role | null },
  { dictionaryId, wordId, text }: RightAnswer,
): Promise<boolean> {
  const { data: added, success } = z.safeParse(definition, text);
  if (!success) return Promise.resolve(false);
  return db.transaction().execute(async (tx) => {
    // Locked until the transaction ends, so that no other change to the word's definitions is lost.
    await lockedDictionaries(tx, userId).where("id", "=", dictionaryId).select("id").execute();
    const word = await tx
      .selectFrom("words")
      .select("definitions")
      .where("user_id", "=", userId)
      .where("dictionary_id", "=", dictionaryId)
      .where("id", "=", wordId)
      .executeTakeFirst();
    if (!word || word.definitions.includes(added) || word.definitions.length >= DEFINITIONS.max) return false;
    const update = [{ id: wordId, definitions: [...word.definitions, added] }];
    await changeDictionary(tx, { userId, role, dictionaryId, changes: { words: { update } } });
    return true;
  });
}
