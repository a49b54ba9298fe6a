import { sql } from "kysely";

import type { Bounded } from "../../../shared/text/bounds.ts";
import { sameTermKey, type TermKey } from "../../../shared/text/identity.ts";
import type { Db } from "../../database/open.ts";
import { termKeyOf } from "../../database/same-term.ts";
import { inSlices, type Effort } from "../../slices.ts";
import type { Deck } from "./decks.ts";
import { readNote, type CaughtNote } from "./notes.ts";
import { AnkiError } from "./protocol.ts";

export type Judged = CaughtNote | AnkiError;

/** Each note as it was understood; yields the thread to others in between. */
export const readNotes = (
  values: readonly unknown[],
  decks: readonly Deck[],
  effort: Effort,
): Promise<Judged[]> => inSlices(judged(values, decks), effort);

function* judged(values: readonly unknown[], decks: readonly Deck[]): Generator<void, Judged[]> {
  const notes: Judged[] = [];
  for (const value of values) {
    notes.push(orRefusal(() => readNote(value, decks)));
    yield;
  }
  return notes;
}

function orRefusal(read: () => CaughtNote): Judged {
  try {
    return read();
  } catch (error) {
    if (error instanceof AnkiError) return error;
    throw error;
  }
}

/** Which dictionaries already have a word with each term. */
export class KnownTerms {
  readonly #dictionaries = new Map<TermKey, Set<string>>();

  static async of(db: Db, userId: string, notes: readonly Judged[]): Promise<KnownTerms> {
    const keys = notes.flatMap((note) =>
      note instanceof AnkiError || !note.uniqueIn ? [] : sameTermKey(note.term),
    );
    const known = new KnownTerms();
    if (keys.length === 0) return known;
    const rows = await db
      .selectFrom("words")
      .select(["term", "dictionary_id"])
      .where("user_id", "=", userId)
      .where(termKeyOf("term"), "=", sql<TermKey>`any(${keys}::text[])`)
      .execute();
    for (const { term, dictionary_id } of rows) known.add(term, dictionary_id);
    return known;
  }

  add(term: Bounded, dictionaryId: string): void {
    const key = sameTermKey(term);
    const dictionaries = this.#dictionaries.get(key);
    if (dictionaries) dictionaries.add(dictionaryId);
    else this.#dictionaries.set(key, new Set([dictionaryId]));
  }

  refusalOf({ term, uniqueIn }: CaughtNote): AnkiError | null {
    const dictionaries = this.#dictionaries.get(sameTermKey(term));
    if (!dictionaries || !uniqueIn) return null;
    return uniqueIn === "everywhere" || dictionaries.has(uniqueIn.id)
      ? new AnkiError("cannot create note because it is a duplicate")
      : null;
  }
}
