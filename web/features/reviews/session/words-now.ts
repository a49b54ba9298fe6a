import type { Entry, QueueItem } from "../../../../shared/api/reviews.ts";
import { CARD_FIELDS, pick } from "../../../../shared/api/word.ts";
import type { CardWord, WordEdit } from "../../../lib/words/own-words.ts";
import { sidesOf, wordOf } from "../card-sides.ts";
import type { StoredReview } from "../device/database.ts";
import { KnownQuestions } from "./known-questions.ts";

/** What was done to words on this device, by their ids; null: it is deleted. */
export type WordEdits = ReadonlyMap<string, WordEdit | null>;

/** Cards, reviews and entries by what their words say now. */
export class WordsNow {
  #edits: WordEdits = new Map();
  /** Until the entries of the dictionaries are there. */
  #entries: ReadonlyMap<string, readonly Entry[]> | undefined;
  #known: KnownQuestions | undefined;

  get known(): KnownQuestions | undefined {
    return this.#known;
  }

  know(entries: ReadonlyMap<string, readonly Entry[]>): void {
    this.#entries = entries;
    this.#known = new KnownQuestions(
      new Map([...entries].map(([id, all]) => [id, entriesNow(all, this.#edits)])),
    );
  }

  apply(edits: WordEdits): void {
    const all = new Map(this.#edits);
    for (const [id, edit] of edits) all.set(id, edit && { ...all.get(id), ...edit });
    this.#edits = all;
    if (this.#entries) this.know(this.#entries);
  }

  cards = (items: readonly QueueItem[]): QueueItem[] => cardsNow(items, this.#edits);

  /** What is stored of it may be older than what was done to its word. */
  review = (one: StoredReview): StoredReview => {
    const edit = this.#edits.get(one.item.wordId);
    return edit === undefined ? one : reviewNow(one, edit);
  };
}

/** Cards with what their words say now, without those whose words rest or are deleted. */
const cardsNow = (items: readonly QueueItem[], edits: WordEdits): QueueItem[] =>
  items.flatMap((item) => {
    const edit = edits.get(item.wordId);
    if (edit === undefined) return [item];
    return edit === null || edit.resting ? [] : [withEdit(item, edit)];
  });

/** A card with what its word says after an edit. */
export function withEdit(item: QueueItem, edit: WordEdit): QueueItem {
  const word = { ...wordOf(item), ...pickKnown(edit) };
  return { ...item, ...sidesOf(word, item.direction), note: word.note, example: word.example };
}

/** A review with what is known of its word now. */
export const reviewNow = (review: StoredReview, edit: WordEdit | null): StoredReview => ({
  ...review,
  item: edit ? withEdit(review.item, edit) : review.item,
  resting: edit === null || (edit.resting ?? review.resting ?? false),
});

/** Entries with what their words say now; what is deleted stays, so that an open card can be judged. */
const entriesNow = (entries: readonly Entry[], edits: WordEdits): Entry[] =>
  entries.map((entry) => ({ ...entry, ...pickKnown(edits.get(entry.id) ?? {}) }));

/** The fields of a card that an edit names. */
const pickKnown = (edit: WordEdit): Partial<Pick<CardWord, (typeof CARD_FIELDS)[number]>> =>
  pick(
    edit,
    CARD_FIELDS.filter((field) => edit[field] !== undefined),
  );
