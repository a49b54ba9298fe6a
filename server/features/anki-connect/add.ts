import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

import { AppError } from "../../app-error.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import type { Effort } from "../../slices.ts";
import { changeDictionary } from "../dictionaries/index.ts";
import { readDecks } from "./decks.ts";
import { numberOf } from "./ids.ts";
import { KnownTerms, readNotes } from "./judge.ts";
import type { CaughtWord } from "./notes.ts";
import { AnkiError } from "./protocol.ts";

interface AddRequest {
  userId: string;
  values: readonly unknown[];
  effort: Effort;
}

/**
 * Adds the notes that can be added; for each, the number of the new word or the reason why not. Takes a transaction:
 * the user's row is locked first, so that only one of several equal notes is added, and then the dictionaries.
 */
export async function addNotes(
  tx: Db,
  { userId, values, effort }: AddRequest,
): Promise<(number | AnkiError | AppError)[]> {
  const role = (await lockUser(tx, userId))?.role ?? null;
  const notes = await readNotes(values, await readDecks(tx, { userId, role }, { lock: true }), effort);
  const known = await KnownTerms.of(tx, userId, notes);
  const added = new Map<string, (CaughtWord & { id: string })[]>();
  const answers = notes.map((note) => {
    if (note instanceof AnkiError) return note;
    const { deck, term, word } = note;
    const words = added.get(deck.id) ?? [];
    const refusal = known.refusalOf(note) ?? (words.length < deck.room ? null : new AppError("words_limit"));
    if (refusal) return refusal;
    if (word instanceof AnkiError) return word;
    const id = uuidv7();
    words.push({ id, ...word });
    added.set(deck.id, words);
    known.add(term, deck.id);
    return id;
  });
  for (const [dictionaryId, create] of added)
    await changeDictionary(tx, { userId, role, dictionaryId, changes: { words: { create } }, effort });
  const numbers = await readNumbers(tx, userId, answers);
  return answers.map((answer) => (typeof answer === "string" ? (numbers.get(answer) ?? gone()) : answer));
}

async function readNumbers(
  tx: Db,
  userId: string,
  answers: readonly unknown[],
): Promise<ReadonlyMap<string, number>> {
  const ids = answers.filter((answer) => typeof answer === "string");
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom("words")
    .select(["id", "number"])
    .where("user_id", "=", userId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, numberOf(row)]));
}

const gone = (): never => {
  throw new Error("a word that was just added is not there");
};
