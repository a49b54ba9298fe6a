import { sql, type Kysely } from "kysely";
import * as z from "zod/mini";

import type { WordChanges } from "../../../shared/api/dictionaries.ts";
import type { Role } from "../../../shared/roles.ts";
import { name } from "../../../shared/text-rules.ts";
import { lockedDictionaries, lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import type { Effort } from "../../slices.ts";
import { changeDictionary, createDictionary } from "../dictionaries/index.ts";
import { readTags, updateOf, withoutTags, withTags, type NoteChange } from "./changes.ts";
import { findDeck, readDecks } from "./decks.ts";
import { numberOf, numberOfUuid } from "./ids.ts";
import { notFound, readWords, selectWords } from "./info.ts";
import { AnkiError, told, toldId } from "./protocol.ts";

interface Writer {
  db: Kysely<Tables>;
  userId: string;
  effort: Effort;
}

export const updateNote = (writer: Writer, change: NoteChange): Promise<void> =>
  changing(writer, async (tx) => {
    const [word] = await readWords(tx, writer.userId, [change.number]);
    if (!word) throw new AnkiError(`Note was not found: ${toldId(change.number)}`);
    return [{ of: word.dictionary_id, update: [{ id: word.id, ...updateOf(word, change) }] }];
  });

/** Notes that nobody has are passed over, as AnkiConnect does. */
export const changeTags = (
  writer: Writer,
  { numbers, tags, change }: { numbers: readonly number[]; tags: unknown; change: "add" | "remove" },
): Promise<void> => {
  const named = readTags(tags);
  return changing(writer, async (tx) => {
    const words = await selectWords(tx, writer.userId, numbers)
      .select(["id", "dictionary_id", "tags"])
      .execute();
    return words.map(({ id, dictionary_id, tags: before }) => {
      const after = (change === "add" ? withTags : withoutTags)(before, named);
      return { of: dictionary_id, update: after ? [{ id, tags: after }] : [] };
    });
  });
};

/** Lets cards rest, or wakes them. Whether any did not already; one that is not there is refused. */
export async function rest(
  writer: Writer,
  { numbers, resting }: { numbers: readonly number[]; resting: boolean },
): Promise<boolean> {
  let changed = false;
  await changing(writer, async (tx) => {
    const words = await selectWords(tx, writer.userId, numbers)
      .select(["id", "number", "dictionary_id", "resting"])
      .execute();
    const known = new Set(words.map(numberOf));
    for (const number of numbers) if (!known.has(number)) notFound(number);
    const others = words.filter((word) => word.resting !== resting);
    changed = others.length > 0;
    return others.map(({ id, dictionary_id }) => ({ of: dictionary_id, update: [{ id, resting }] }));
  });
  return changed;
}

export const deleteNotes = (writer: Writer, numbers: readonly number[]): Promise<void> =>
  changing(writer, async (tx) => {
    const words = await selectWords(tx, writer.userId, numbers).select(["id", "dictionary_id"]).execute();
    return words.map(({ id, dictionary_id }) => ({ of: dictionary_id, delete: [id] }));
  });

type Changes = Pick<WordChanges, "update" | "delete"> & { of: string };

/** All or nothing. The user's row is locked first, and then the dictionaries, so that the words stay as they are read. */
const changing = ({ db, userId, effort }: Writer, plan: (tx: Db) => Promise<Changes[]>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const role: Role | null = (await lockUser(tx, userId))?.role ?? null;
    await lockedDictionaries(tx, userId).select("id").execute();
    const planned = await plan(tx);
    for (const dictionaryId of new Set(planned.map(({ of }) => of))) {
      const parts = planned.filter(({ of }) => of === dictionaryId);
      const words = {
        update: parts.flatMap((part) => part.update ?? []),
        delete: parts.flatMap((part) => part.delete ?? []),
      };
      await changeDictionary(tx, { userId, role, dictionaryId, changes: { words }, effort });
    }
  });

/**
 * The number of the deck of this name, which is made where there is none. Anki's decks have no languages: a new one has
 * those of the dictionary that was made last.
 */
export const createDeck = (
  { db, userId, role }: Omit<Writer, "effort"> & { role: Role },
  sent: unknown,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const decks = await readDecks(tx, { userId, role });
    const known = findDeck(decks, sent);
    if (known) return numberOfUuid(known.id);
    const read = z.safeParse(name, sent);
    if (!read.success) throw new AnkiError(`deck name is not valid: ${told(sent)}`);
    const last = await tx
      .selectFrom("dictionaries")
      .select(["terms_language as termsLanguage", "definitions_language as definitionsLanguage"])
      .where("user_id", "=", userId)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    if (!last) throw new AnkiError("create a first dictionary in Wordhoard: a deck needs its languages");
    return numberOfUuid((await createDictionary(tx, userId, { ...last, name: read.data })).id);
  });

/** The tags of all notes, each spelled as in the first word that has it. */
export async function readAllTags(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT DISTINCT ON (tagged.key) tagged.tag
    FROM words AS w CROSS JOIN LATERAL unnest(w.tags, w.tag_keys) AS tagged (tag, key)
    WHERE w.user_id = ${userId} ORDER BY tagged.key, w.created_at, w.id`.execute(db);
  return rows.map(({ tag }) => tag);
}
