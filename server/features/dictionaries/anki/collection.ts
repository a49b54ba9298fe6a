import { createHash } from "node:crypto";

import type { Database, SqlJsStatic, Statement } from "sql.js";

import type { DictionaryReview } from "../../../../shared/api/dictionaries.ts";
import { Learner, type MemorySettings } from "../../../../shared/memory/learner.ts";
import { noteType, ORDINAL } from "./note-type.ts";
import {
  dataOf,
  fieldsOf,
  logRowOf,
  scheduleOf,
  tagsOf,
  type PackagedCard,
  type PackagedWord,
} from "./rows.ts";
import { INDEXES, TABLES } from "./schema.ts";
import { configuration, DECK_OPTIONS, decks } from "./settings.ts";

export interface PackagedDictionary {
  name: string;
  review: DictionaryReview;
  /** In milliseconds. */
  createdAt: number;
  updatedAt: number;
  settings: MemorySettings;
  now: number;
}

/**
 * The oldest day that a review may have: 1990-01-01. A collection counts days from its first one, and none comes before
 * it.
 */
const FIRST_DAY = 7305;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Anki's collection of one dictionary, built word by word. */
export class Collection {
  readonly #db: Database;
  readonly #dictionary: PackagedDictionary;
  readonly #learner: Learner;
  readonly #notes: Statement;
  readonly #cards: Statement;
  readonly #log: Statement;
  /** For each id in the log that was already used and moved on by one, where to look for the next free id. */
  readonly #behind = new Map<number, number>();
  #lastNote = 0;
  #lastCard = 0;
  #lastOrder = 0;
  #both = false;

  constructor({ Database }: SqlJsStatic, dictionary: PackagedDictionary) {
    this.#dictionary = dictionary;
    this.#learner = new Learner(dictionary.settings);
    this.#db = new Database();
    this.#db.run("PRAGMA journal_mode = OFF");
    this.#db.run(TABLES);
    this.#db.run("BEGIN");
    this.#notes = this.#db.prepare("INSERT INTO notes VALUES (?, ?, 0, ?, 0, ?, ?, ?, ?, 0, ?)");
    this.#cards = this.#db.prepare(
      "INSERT INTO cards VALUES (?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?)",
    );
    this.#log = this.#db.prepare("INSERT INTO revlog VALUES (?, ?, 0, ?, ?, ?, ?, ?, ?)");
  }

  add(word: PackagedWord): void {
    const note = Math.max(this.#lastNote + 1, word.createdAt);
    const mod = seconds(word.updatedAt);
    const checksum = createHash("sha1").update(word.term).digest().readUInt32BE();
    this.#notes.run([
      ...[note, word.id, mod, tagsOf(word), fieldsOf(word), word.term, checksum],
      dataOf(word),
    ]);
    this.#lastNote = note;
    this.#lastOrder = word.order;
    for (const card of this.#cardsOf(word)) this.#addCard(word, note, card);
  }

  /** Forward always, else those that the dictionary has reviewed and those that were. */
  #cardsOf({ cards }: PackagedWord): PackagedCard[] {
    const { review } = this.#dictionary;
    const asked = { forward: true, backward: review === "backward" || review === "both" };
    return (["forward", "backward"] as const).flatMap((direction) => {
      const known = cards.find((card) => card.direction === direction);
      return known ?? (asked[direction] ? { direction, memory: null, reviews: [] } : []);
    });
  }

  #addCard(word: PackagedWord, note: number, card: PackagedCard): void {
    const id = Math.max(this.#lastCard + 1, note);
    this.#lastCard = id;
    this.#both ||= card.direction === "backward";
    const history = this.#learner.history({ wordId: word.id, direction: card.direction }, card.reviews);
    const mod = seconds(history.at(-1)?.review.at ?? word.updatedAt);
    const { type, queue, due, ivl, factor, reps, lapses, data } = scheduleOf(card, word, FIRST_DAY);
    const ordinal = ORDINAL[card.direction];
    this.#cards.run([
      id,
      note,
      this.#deckId,
      ordinal,
      mod,
      type,
      queue,
      due,
      ivl,
      factor,
      reps,
      lapses,
      data,
    ]);
    history.forEach((step, index) => {
      const row = logRowOf(step, history[index - 1]);
      this.#log.run([this.#free(row.at), id, row.ease, row.ivl, row.lastIvl, row.factor, row.time, row.type]);
    });
  }

  /** Anki identifies a review by its time in milliseconds: reviews of the same millisecond are moved apart. */
  #free(at: number): number {
    let id = at;
    const passed = [at];
    for (let next = this.#behind.get(id); next !== undefined; next = this.#behind.get(id)) {
      id = next;
      passed.push(id);
    }
    for (const one of passed) this.#behind.set(one, id + 1);
    return id;
  }

  /** Deck and dictionary are identified by their creation time. */
  get #deckId(): number {
    return this.#dictionary.createdAt;
  }

  /** The finished file. Nothing can be added afterwards. */
  finish(): Uint8Array {
    const { createdAt, updatedAt, name } = this.#dictionary;
    const mod = seconds(updatedAt);
    const model = noteType({ deckId: createdAt, both: this.#both, mod });
    const { createdOn, minutesWest, rollover } = this.#days();
    const settings = {
      deckId: createdAt,
      name,
      noteTypeId: model.id,
      rollover,
      minutesWest,
      mod,
      nextPosition: this.#lastOrder + 1,
    };
    this.#db.run("UPDATE notes SET mid = ?", [model.id]);
    this.#db.run("INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')", [
      createdOn,
      updatedAt,
      createdAt,
      JSON.stringify(configuration(settings)),
      JSON.stringify({ [model.id]: model }),
      JSON.stringify(decks(settings)),
      JSON.stringify(DECK_OPTIONS),
    ]);
    this.#db.run("COMMIT");
    this.#db.run(INDEXES);
    const bytes = this.#db.export();
    this.#db.close();
    return bytes;
  }

  /**
   * Anki's first scheduler counts whole days of 24 hours from the collection's creation, its later ones count calendar
   * dates. For both, today must be the learner's day: the creation time is the start of today, minus a number of
   * 24-hour days.
   */
  #days() {
    const { calendar } = this.#learner;
    const { now, settings } = this.#dictionary;
    const today = calendar.dayOf(now);
    const start = calendar.startOf(today);
    const shown = today * DAY_MS + settings.dayStartsAt * HOUR_MS;
    return {
      createdOn: seconds(start - (today - FIRST_DAY) * DAY_MS),
      minutesWest: Math.round((start - shown) / 60_000),
      rollover: settings.dayStartsAt,
    };
  }
}

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);
