import type { Kysely } from "kysely";
import * as z from "zod/mini";

import type { WordChanges } from "../../../shared/api/dictionaries.ts";
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

export const updateNote = (writer: Writer, change: NoteChange): Promise<boolean> =>
  changing(writer, async (tx) => {
    const [word] = await readWords(tx, writer.userId, [change.number]);
    if (!word) throw new AnkiError(`Note was not found: ${toldId(change.number)}`);
    return [{ of: word.dictionary_id, update: [{ id: word.id, ...updateOf(word, change) }] }];
  });

/** Notes that nobody has are passed over, as AnkiConnect does. */
export const changeTags = (
  writer: Writer,
  { numbers, tags, change }: { numbers: readonly number[]; tags: unknown; change: "add" | "remove" },
): Promise<boolean> => {
  const named = readTags(tags);
  return changing(writer, async (tx) => {
    const words = await selectWords(tx, writer.userId, numbers)
      .select(["id", "dictionary_id", "tags"])
      .execute();
    return words.flatMap(({ id, dictionary_id, tags: before }) => {
      const after = (change === "add" ? withTags : withoutTags)(before, named);
      return after ? [{ of: dictionary_id, update: [{ id, tags: after }] }] : [];
    });
  });
};

/** Lets cards rest, or wakes them. Whether any did not already; one that is not there is refused. */
export const rest = (
  writer: Writer,
  { numbers, resting }: { numbers: readonly number[]; resting: boolean },
): Promise<boolean> =>
  changing(writer, async (tx) => {
    const words = await selectWords(tx, writer.userId, numbers)
      .select(["id", "number", "dictionary_id", "resting"])
      .execute();
    const known = new Set(words.map(numberOf));
    for (const number of numbers) if (!known.has(number)) notFound(number);
    return words
      .filter((word) => word.resting !== resting)
      .map(({ id, dictionary_id }) => ({ of: dictionary_id, update: [{ id, resting }] }));
  });

export const deleteNotes = (writer: Writer, numbers: readonly number[]): Promise<boolean> =>
  changing(writer, async (tx) => {
    const words = await selectWords(tx, writer.userId, numbers).select(["id", "dictionary_id"]).execute();
    return words.map(({ id, dictionary_id }) => ({ of: dictionary_id, delete: [id] }));
  });

type Changes = Pick<WordChanges, "update" | "delete"> & { of: string };

/** Whether anything is to change; all or nothing. The user's row is locked first, and then the dictionaries, so that the words stay as they are read. */
const changing = ({ db, userId, effort }: Writer, plan: (tx: Db) => Promise<Changes[]>): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const role = (await lockUser(tx, userId))?.role ?? null;
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
    return planned.length > 0;
  });

/**
 * The number of the deck of this name, which is made where there is none. Anki's decks have no languages: a new one has
 * those of the dictionary that was made last.
 */
export const createDeck = ({ db, userId }: Omit<Writer, "effort">, sent: unknown): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const role = (await lockUser(tx, userId))?.role ?? null;
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
