import { WORD_PAGE_SIZE } from "../../../shared/limits.ts";
import type { Db } from "../../database/open.ts";
import { Flights } from "../../flights.ts";
import { bytesOf } from "../../memory/bytes-of.ts";
import type { Memory, Shelf } from "../../memory/memory.ts";
import { needlesOf, readState, type DictionaryState } from "./languages.ts";
import { dictionaryOf, pageRows, wordOf } from "./page-rows.ts";
import { readPage, type Page, type PlaceInList, type TaggedPlace } from "./page.ts";
import { cursorOf } from "./position.ts";
import { SearchableWords } from "./searchable.ts";

/** Below so many words PostgreSQL looks through all of them as fast; and a tag leaves few of them. */
const LARGE = 500;

/** One by one: PostgreSQL, which takes all dictionaries for small ones, would sooner walk through the whole of this. */
const FOUND = `unnest($3::int[]) AS found CROSS JOIN LATERAL (
  SELECT id, term, definitions, note, example, tags, order_number, created_at, updated_at FROM words
  WHERE user_id = $1 AND dictionary_id = $2 AND order_number = found LIMIT 1) AS w`;

interface Remembered {
  state: DictionaryState;
  /** Undefined until the same state is searched for a second time; null where they are too many to be kept. */
  words: SearchableWords | undefined | null;
}

/**
 * Searches dictionaries. Of a large one that is searched again before anybody changes it, the keys of all words are kept:
 * looking through them here takes a tenth of what it takes PostgreSQL. The words that are found are read from PostgreSQL
 * together with the dictionary, so that a change, made here or by another process, is noticed.
 */
export class Searches {
  readonly #db: Db;
  readonly #remembered: Shelf<Remembered>;
  readonly #readings = new Flights<SearchableWords>();

  constructor(db: Db, memory: Memory) {
    this.#db = db;
    this.#remembered = memory.shelf("searches");
  }

  /** A page of the words that hold the filter; undefined where there is no such dictionary. */
  async readPage(filter: string, place: TaggedPlace): Promise<Page | undefined> {
    const key = `${place.userId} ${place.dictionaryId}`;
    const before = place.tag === undefined ? this.#remembered.get(key) : undefined;
    const remembered = before?.words && (await this.#find(filter, place, key, before.state, before.words));
    if (remembered) return remembered;
    const state = await readState(this.#db, place.userId, place.dictionaryId);
    if (!state) return undefined;
    const words =
      state.wordsCount < LARGE || place.tag !== undefined
        ? undefined
        : await this.#remember(key, state, place);
    const found = words && (await this.#find(filter, place, key, state, words));
    return found ?? readPage(this.#db, { ...place, needles: needlesOf(filter, state) });
  }

  /** The words, where the same state is met again. */
  async #remember(
    key: string,
    state: DictionaryState,
    { userId, dictionaryId }: PlaceInList,
  ): Promise<SearchableWords | undefined> {
    const known = this.#remembered.get(key);
    if (known?.state.updatedAt.getTime() !== state.updatedAt.getTime()) {
      this.#keep(key, state, undefined);
      return undefined;
    }
    if (known.words !== undefined) return known.words ?? undefined;
    return this.#readings.join(`${key} ${state.updatedAt.getTime()}`, async () => {
      const words = await SearchableWords.read(this.#db, userId, dictionaryId);
      this.#keep(key, state, words);
      return words;
    });
  }

  /** With every order that was asked for, the words take more. */
  #keep(key: string, state: DictionaryState, words: SearchableWords | undefined): void {
    const head = bytesOf(state);
    if (!this.#remembered.put(key, { state, words }, head + (words?.bytes ?? 0)))
      this.#remembered.put(key, { state, words: null }, head);
  }

  /** Undefined when the dictionary is no longer in that state. */
  async #find(
    filter: string,
    place: PlaceInList,
    key: string,
    state: DictionaryState,
    words: SearchableWords,
  ): Promise<Page | undefined> {
    const before = words.bytes;
    const places = words.find(needlesOf(filter, state), place);
    if (words.bytes > before) this.#keep(key, state, words);
    const orders = places.map(({ order }) => order);
    const query = pageRows(FOUND, [place.userId, place.dictionaryId, orders], { sortKey: false });
    const [first, ...rows] = (await this.#db.executeQuery(query)).rows;
    const dictionary = first && dictionaryOf(first);
    if (dictionary?.updatedAt !== state.updatedAt.toISOString()) return undefined;
    const byOrder = new Map(rows.map((row) => [row.number, wordOf(row)]));
    const last = places.length === WORD_PAGE_SIZE ? places.at(-1) : undefined;
    return {
      dictionary,
      words: orders.flatMap((order) => byOrder.get(order) ?? []),
      next: last ? cursorOf(place.sort, last) : null,
    };
  }
}
