import { sql } from "kysely";

import type { DictionaryReview } from "../../../shared/api/dictionaries.ts";
import type { CardDirection } from "../../../shared/api/reviews.ts";
import type { Db } from "../../database/open.ts";

export interface DictionaryRow {
  id: string;
  name: string;
  review: DictionaryReview;
}

/** A learner's dictionaries, and which of their cards are reviewed. */
export class ReviewedDictionaries {
  readonly #rows: readonly DictionaryRow[];

  constructor(rows: readonly DictionaryRow[]) {
    this.#rows = rows;
  }

  has(id: string): boolean {
    return this.#rows.some((row) => row.id === id);
  }

  get all(): readonly { id: string; name: string }[] {
    return this.#rows;
  }

  /** Those whose cards in a direction are reviewed. */
  of(direction: CardDirection): string[] {
    return this.#rows.filter(({ review }) => review === direction || review === "both").map(({ id }) => id);
  }

  /** The same with only this dictionary. */
  only(id: string): ReviewedDictionaries {
    return new ReviewedDictionaries(this.#rows.filter((row) => row.id === id));
  }
}

export async function readReviewedDictionaries(db: Db, userId: string): Promise<ReviewedDictionaries> {
  const { rows } = await dictionariesOf(userId).execute(db);
  return new ReviewedDictionaries(rows);
}

/** Oldest first. */
export const dictionariesOf = (userId: string) => sql<DictionaryRow>`
  SELECT d.id, d.name, d.review FROM dictionaries AS d
  WHERE d.user_id = ${userId} ORDER BY d.created_at, d.id`;
