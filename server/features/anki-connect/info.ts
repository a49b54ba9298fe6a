import { sql, type Selectable } from "kysely";

import { WORD_FIELDS } from "../../../shared/api/word.ts";
import type { Db } from "../../database/open.ts";
import type { WordsTable } from "../../database/tables/words.ts";
import type { Deck } from "./decks.ts";
import { idsOfNumbers, numberOf } from "./ids.ts";
import { memoriesOf, type NoteMemory } from "./memories.ts";
import { fieldsOf, MODEL } from "./model.ts";
import { AnkiError, toldId, type AnswerRoom, type Fields } from "./protocol.ts";

const COLUMNS = [
  "id",
  "number",
  "dictionary_id",
  ...WORD_FIELDS,
  "resting",
  "order_number",
  "updated_at",
] as const;

export type WordRow = Pick<Selectable<WordsTable>, (typeof COLUMNS)[number]>;

/** Words are read, and in memory, so many at once. */
const WORDS_AT_ONCE = 500;
/** Around the texts of a note in JSON. */
const BYTES_PER_NOTE = 300;

interface Asked {
  userId: string;
  numbers: readonly number[];
  room: AnswerRoom;
}

/** In the order of the numbers; an empty object for a number that no word has. */
export async function notesInfo(db: Db, { userId, numbers, room }: Asked): Promise<Fields[]> {
  const known = await restingOf(db, userId, numbers);
  return inBatches(numbers, async (batch) => {
    const words = byNumber(await readKnown(db, userId, batch, known));
    return eachOf(words, batch, room, (word) => ({
      noteId: numberOf(word),
      modelName: MODEL.name,
      tags: word.tags,
      fields: fieldsOf(word),
      mod: secondsOf(word.updated_at),
      cards: [numberOf(word)],
    }));
  });
}

interface AskedCards extends Asked {
  decks: readonly Deck[];
  today: string;
}

/** Each word is one card with the same number: programs look up the cards of a note they found. */
export async function cardsInfo(
  db: Db,
  { userId, numbers, room, decks, today }: AskedCards,
): Promise<Fields[]> {
  const names = new Map(decks.map(({ id, name }) => [id, name]));
  const known = await restingOf(db, userId, numbers);
  return inBatches(numbers, async (batch) => {
    const words = await readKnown(db, userId, batch, known);
    const memories = await readMemories(db, userId, { numbers: words.map(numberOf), today });
    return eachOf(byNumber(words), batch, room, (word) => {
      const fields = fieldsOf(word);
      const memory = memories.get(numberOf(word));
      return {
        cardId: numberOf(word),
        note: numberOf(word),
        deckName: names.get(word.dictionary_id),
        modelName: MODEL.name,
        fields,
        fieldOrder: 0,
        ord: 0,
        question: fields.Term.value,
        answer: fields.Definitions.value,
        css: "",
        flags: 0,
        ...stateOf(word, memory),
        mod: secondsOf(word.updated_at),
      };
    });
  });
}

/** In Anki's numbers: 0 is new, 2 is reviewed; a suspended card is in the queue -1. */
function stateOf({ order_number, resting }: WordRow, memory: NoteMemory | undefined) {
  const state = memory ? 2 : 0;
  return {
    type: state,
    queue: resting ? -1 : state,
    due: memory ? memory.due : order_number,
    interval: memory?.ivl ?? 0,
    factor: 0,
    reps: memory?.reps ?? 0,
    lapses: memory?.lapses ?? 0,
    left: 0,
  };
}

/** When each was changed, in seconds; an empty object for a number that no word has. */
export async function changeTimes(
  db: Db,
  { userId, numbers }: Pick<Asked, "userId" | "numbers">,
  name: "cardId" | "noteId",
): Promise<Fields[]> {
  const rows = await selectWords(db, userId, numbers).select(["id", "number", "updated_at"]).execute();
  const words = byNumber(rows);
  return numbers.map((number) => {
    const word = words.get(number);
    return word ? { [name]: numberOf(word), mod: secondsOf(word.updated_at) } : {};
  });
}

interface CardState {
  resting: boolean;
  /** Null for a new card. */
  memory: NoteMemory | null;
}

/** The state of each card; a number that no word has is refused. */
export async function statesOfCards(
  db: Db,
  userId: string,
  numbers: readonly number[],
  today: string,
): Promise<CardState[]> {
  const resting = await restingOf(db, userId, numbers);
  const memories = await readMemories(db, userId, { numbers, today });
  return numbers.map((number) => ({
    resting: resting.get(number) ?? notFound(number),
    memory: memories.get(number) ?? null,
  }));
}

export function notFound(number: number): never {
  throw new AnkiError(`Card was not found: ${toldId(number)}`);
}

/** Whether each of the words rests that have these numbers, by number. */
export async function restingOf(
  db: Db,
  userId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, boolean>> {
  const rows = await selectWords(db, userId, numbers).select(["id", "number", "resting"]).execute();
  return new Map(rows.map((row) => [numberOf(row), row.resting]));
}

async function readMemories(
  db: Db,
  userId: string,
  { numbers, today }: { numbers: readonly number[]; today: string },
): Promise<ReadonlyMap<number, NoteMemory>> {
  if (numbers.length === 0) return new Map();
  const asked = sql`m.word_id = ANY(${idsOfNumbers(userId, numbers)})`;
  const { rows } = await sql<NoteMemory & { id: string; number: string | null }>`
    SELECT w.id, w.number, m.reps, m.lapses, m.ivl, m.due
    FROM (${memoriesOf(userId, today, asked)}) AS m JOIN words AS w ON w.user_id = ${userId} AND w.id = m.word_id
    `.execute(db);
  return new Map(rows.map((row) => [numberOf(row), row]));
}

/** Asks the database for words that are there alone: a list may name many that are not. */
async function readKnown(
  db: Db,
  userId: string,
  numbers: readonly number[],
  known: ReadonlyMap<number, boolean>,
): Promise<WordRow[]> {
  const there = numbers.filter((number) => known.has(number));
  return there.length > 0 ? readWords(db, userId, there) : [];
}

export const readWords = (db: Db, userId: string, numbers: readonly number[]): Promise<WordRow[]> =>
  selectWords(db, userId, numbers).select(COLUMNS).execute();

export const selectWords = (db: Db, userId: string, numbers: readonly number[]) =>
  db
    .selectFrom("words")
    .where("user_id", "=", userId)
    .where("id", "=", sql<string>`any(${idsOfNumbers(userId, numbers)})`);

const byNumber = <Word extends { id: string; number: string | null }>(
  words: readonly Word[],
): ReadonlyMap<number, Word> => new Map(words.map((word) => [numberOf(word), word]));

async function inBatches<T>(
  numbers: readonly number[],
  read: (batch: readonly number[]) => Promise<T[]>,
): Promise<T[]> {
  const answers: T[] = [];
  for (let from = 0; from < numbers.length; from += WORDS_AT_ONCE)
    for (const answer of await read(numbers.slice(from, from + WORDS_AT_ONCE))) answers.push(answer);
  return answers;
}

const eachOf = (
  words: ReadonlyMap<number, WordRow>,
  numbers: readonly number[],
  room: AnswerRoom,
  tell: (word: WordRow) => Fields,
): Fields[] =>
  numbers.map((number) => {
    const word = words.get(number);
    room.take(BYTES_PER_NOTE + (word ? 2 * lengthOf(word) : 0));
    return word ? tell(word) : {};
  });

/** Of all texts. */
const lengthOf = (word: WordRow): number =>
  WORD_FIELDS.flatMap((field) => word[field]).reduce((sum, text) => sum + text.length, 0);

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000);

/** The tags of all notes, each spelled as in the first word that has it. */
export async function readAllTags(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT DISTINCT ON (tagged.key) tagged.tag
    FROM words AS w CROSS JOIN LATERAL unnest(w.tags, w.tag_keys) AS tagged (tag, key)
    WHERE w.user_id = ${userId} ORDER BY tagged.key, w.created_at, w.id`.execute(db);
  return rows.map(({ tag }) => tag);
}
