import { CompiledQuery } from "kysely";

import type { WordsSort } from "../../../shared/api/values.ts";
import { WORD_PAGE_SIZE } from "../../../shared/limits.ts";
import type { Db } from "../../database/open.ts";
import { isoTime } from "../../database/types.ts";
import type { Needles } from "./languages.ts";
import type { PlaceInList } from "./page.ts";
import type { Position } from "./position.ts";

interface SearchableWord {
  order: number;
  term: string;
  definitions: string;
  sort_key: string;
  updated: string;
}

/** What all words of a dictionary are found and sorted by, as they were when this was read. */
export class SearchableWords {
  readonly size: number;
  readonly #sorted = new Map<WordsSort, readonly SearchableWord[]>();

  private constructor(byNumber: readonly SearchableWord[]) {
    this.size = byNumber.length;
    this.#sorted.set("default", byNumber);
  }

  static async read(db: Db, userId: string, dictionaryId: string): Promise<SearchableWords> {
    const query = CompiledQuery.raw(
      `SELECT order_number AS "order", term_key AS term, definitions_key AS definitions, sort_key, updated_at::text AS updated
       FROM words WHERE user_id = $1 AND dictionary_id = $2 ORDER BY order_number`,
      [userId, dictionaryId],
    ) as CompiledQuery<SearchableWord>;
    const { rows } = await db.executeQuery(query);
    return new SearchableWords(rows.map((row) => ({ ...row, updated: isoTime(row.updated) })));
  }

  /** The places of one page of words that hold what is searched for. */
  find({ term, definition }: Needles, { sort, direction, after }: PlaceInList): Position[] {
    const words = this.#inOrder(sort);
    const found: Position[] = [];
    for (
      let at = startOf(words, { sort, direction, after });
      at >= 0 && at < words.length && found.length < WORD_PAGE_SIZE;
      at += direction
    ) {
      const word = words[at];
      if (word && (word.term.includes(term) || word.definitions.includes(definition)))
        found.push(placeOf(word, sort));
    }
    return found;
  }

  #inOrder(sort: WordsSort): readonly SearchableWord[] {
    const known = this.#sorted.get(sort);
    if (known) return known;
    const byNumber = this.#sorted.get("default") ?? [];
    const sorted = byNumber.toSorted((a, b) => compare(placeOf(a, sort), placeOf(b, sort)));
    this.#sorted.set(sort, sorted);
    return sorted;
  }
}

/** Of the first word after a place in a direction; it may lie outside. */
function startOf(
  words: readonly SearchableWord[],
  { sort, direction, after }: Pick<PlaceInList, "sort" | "direction" | "after">,
): number {
  if (!after) return direction === 1 ? 0 : words.length - 1;
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const word = words[middle];
    const comparison = word ? compare(placeOf(word, sort), after) : 1;
    if (comparison < 0 || (comparison === 0 && direction === 1)) low = middle + 1;
    else high = middle;
  }
  return direction === 1 ? low : low - 1;
}

const placeOf = ({ order, sort_key, updated }: SearchableWord, sort: WordsSort): Position => ({
  key: { default: null, date: updated, term: sort_key }[sort],
  order,
});

/** As PostgreSQL does with bytes: sort keys hold nothing beyond the surrogates (see `sortKey`). */
function compare(a: Position, b: Position): number {
  const [keyA, keyB] = [a.key ?? "", b.key ?? ""];
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return a.order - b.order;
}
