import { sql, type Selectable } from "kysely";

import { WORD_FIELDS } from "../../../shared/api/word.ts";
import type { Db } from "../../database/open.ts";
import type { WordsTable } from "../../database/tables/words.ts";
import type { Deck } from "./decks.ts";
import { NUMBER_OF_WORD, numberOf } from "./ids.ts";
import { fieldsOf, MODEL } from "./model.ts";
import type { Fields } from "./protocol.ts";

const COLUMNS = ["id", "dictionary_id", ...WORD_FIELDS, "updated_at"] as const;

type WordRow = Pick<Selectable<WordsTable>, (typeof COLUMNS)[number]>;

/** In the order of the numbers; an empty object for a number that no word has. */
export async function notesInfo(db: Db, userId: string, numbers: readonly unknown[]): Promise<Fields[]> {
  return eachOf(await readWords(db, userId, numbers), numbers, (word) => ({
    noteId: numberOf(word.id),
    modelName: MODEL.name,
    tags: word.tags,
    fields: fieldsOf(word),
    mod: secondsOf(word.updated_at),
    cards: [numberOf(word.id)],
  }));
}

/** Each word is one card with the same number: programs look up the cards of a note they found. */
export async function cardsInfo(
  db: Db,
  userId: string,
  decks: readonly Deck[],
  numbers: readonly unknown[],
): Promise<Fields[]> {
  const names = new Map(decks.map(({ id, name }) => [id, name]));
  return eachOf(await readWords(db, userId, numbers), numbers, (word) => ({
    cardId: numberOf(word.id),
    note: numberOf(word.id),
    deckName: names.get(word.dictionary_id),
    modelName: MODEL.name,
    fields: fieldsOf(word),
    fieldOrder: 0,
    ord: 0,
    flags: 0,
    mod: secondsOf(word.updated_at),
  }));
}

async function readWords(
  db: Db,
  userId: string,
  numbers: readonly unknown[],
): Promise<ReadonlyMap<number, WordRow>> {
  const asked = numbers.filter(Number.isSafeInteger);
  const rows = await db
    .selectFrom("words as w")
    .select(COLUMNS)
    .where("w.user_id", "=", userId)
    .where(NUMBER_OF_WORD, "=", sql<string>`any(${asked}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [numberOf(row.id), row]));
}

const eachOf = (
  words: ReadonlyMap<number, WordRow>,
  numbers: readonly unknown[],
  tell: (word: WordRow) => Fields,
): Fields[] =>
  numbers.map((number) => {
    const word = words.get(Number(number));
    return word ? tell(word) : {};
  });

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);
