import { CompiledQuery } from "kysely";

import type { Direction, WordsSort } from "../../../shared/api/values.ts";
import { WORD_PAGE_SIZE } from "../../../shared/limits.ts";
import type { Db } from "../../database/open.ts";
import { isoTime } from "../../database/types.ts";
import { firstWhere } from "./first-where.ts";
import { Haystack } from "./haystack.ts";
import type { Needles } from "./languages.ts";
import type { PlaceInList } from "./page.ts";
import type { Position } from "./position.ts";

interface WordRow {
  order: number;
  term: string;
  definitions: string;
  sort_key: string;
  updated: string;
}

/** What words are sorted by. */
type SortedWord = Omit<WordRow, "term" | "definitions">;

/** The words as one sort in one direction has them: where each is, and what is searched in it. */
interface Ordered {
  places: readonly Position[];
  terms: Haystack;
  definitions: Haystack;
}

/** Of a word without its texts: its number, its time and the place of both. */
const WORD_BYTES = 200;

/** What all words of a dictionary are found and sorted by, as they were when this was read. */
export class SearchableWords {
  readonly #words: readonly SortedWord[];
  readonly #wordBytes: number;
  readonly #terms: Haystack;
  readonly #definitions: Haystack;
  readonly #ordered = new Map<string, Ordered>();

  private constructor(rows: readonly WordRow[]) {
    this.#words = rows.map(({ order, sort_key, updated }) => ({
      order,
      sort_key,
      updated: isoTime(updated),
    }));
    this.#wordBytes = rows.reduce((sum, { sort_key }) => sum + WORD_BYTES + 2 * sort_key.length, 0);
    this.#terms = new Haystack(rows.map(({ term }) => term));
    this.#definitions = new Haystack(rows.map(({ definitions }) => definitions));
  }

  static async read(db: Db, userId: string, dictionaryId: string): Promise<SearchableWords> {
    const query = CompiledQuery.raw(
      `SELECT order_number AS "order", term_key AS term, definitions_key AS definitions, sort_key, updated_at::text AS updated
       FROM words WHERE user_id = $1 AND dictionary_id = $2`,
      [userId, dictionaryId],
    ) as CompiledQuery<WordRow>;
    return new SearchableWords((await db.executeQuery(query)).rows);
  }

  /** What it takes in memory, about. */
  get bytes(): number {
    const texts = this.#terms.bytes + this.#definitions.bytes;
    return this.#wordBytes + texts + this.#ordered.size * (texts + this.#words.length * WORD_BYTES);
  }

  /** The places of one page of words that hold what is searched for. */
  find({ term, definition }: Needles, { sort, direction, after }: PlaceInList): Position[] {
    const { places, terms, definitions } = this.#inOrder(sort, direction);
    const found: Position[] = [];
    let next = after ? firstBehind(places, after, direction) : 0;
    let inTerm = -1;
    let inDefinition = -1;
    while (found.length < WORD_PAGE_SIZE) {
      if (inTerm < next) inTerm = terms.firstWith(term, next);
      if (inDefinition < next) inDefinition = definitions.firstWith(definition, next);
      const at = Math.min(inTerm, inDefinition);
      const place = places[at];
      if (!place) break;
      found.push(place);
      next = at + 1;
    }
    return found;
  }

  #inOrder(sort: WordsSort, direction: Direction): Ordered {
    const key = `${sort} ${direction}`;
    const known = this.#ordered.get(key);
    if (known) return known;
    const sorted = this.#words
      .map((word, index) => ({ index, place: placeOf(word, sort) }))
      .toSorted((a, b) => direction * compare(a.place, b.place));
    const indexes = sorted.map(({ index }) => index);
    const ordered = {
      places: sorted.map(({ place }) => place),
      terms: this.#terms.inOrder(indexes),
      definitions: this.#definitions.inOrder(indexes),
    };
    this.#ordered.set(key, ordered);
    return ordered;
  }
}

const firstBehind = (places: readonly Position[], after: Position, direction: Direction): number =>
  firstWhere(places.length, (index) => direction * compare(places[index] ?? after, after) > 0);

const placeOf = ({ order, sort_key, updated }: SortedWord, sort: WordsSort): Position => ({
  key: { default: null, date: updated, term: sort_key }[sort],
  order,
});

/** As PostgreSQL does with bytes: sort keys hold nothing beyond the surrogates (see `sortKey`). */
function compare(a: Position, b: Position): number {
  const [keyA, keyB] = [a.key ?? "", b.key ?? ""];
  if (keyA !== keyB) return keyA < keyB ? -1 : 1;
  return a.order - b.order;
}
