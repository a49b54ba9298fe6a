import type { Grade } from "../../../../shared/api/reviews.ts";
import type { Outcome } from "../../../../shared/api/testing.ts";

/** The contents of another program's file, in the same form for every program. */
export interface Deck {
  kind: "anki" | "kvtml" | "json";
  types: NoteType[];
  /** The names of the decks, by id. */
  decks: ReadonlyMap<string, string>;
  notes: Note[];
  /** Entries of the review log that are no answers, or of filtered decks that changed nothing (contract §14). */
  ignored: number;
  /** Answers to cards that are not in the file. */
  deleted: number;
  /** The hour at which its days start, where it says so. */
  dayStartsAt?: number | undefined;
}

export interface NoteType {
  name: string;
  /** Text with gaps, which has no term. */
  cloze: boolean;
  markup: "html" | "text";
  /** From an export of ours: each line is one definition, and nothing else separates definitions. */
  ours?: boolean;
  fields: readonly string[];
  /** Per card: the fields that its question shows, in order. */
  questions: readonly (readonly string[])[];
  /** What its fields are, where the file says so. */
  roles?: readonly Role[];
}

export interface Note {
  /** The id of the word that it was exported from, if it was exported here; ids of another form have no meaning. */
  id: string;
  /** The index of its type. */
  type: number;
  values: readonly string[];
  tags: readonly string[];
  cards: readonly NoteCard[];
  /** Sounds and pictures that are in none of its values. */
  media?: number;
  /** It is not asked: all of its cards are suspended. */
  resting?: boolean;
}

export interface NoteCard {
  /** Which card of its note it is, from 0. */
  number: number;
  deck: string;
  answers: Answer[];
}

/** One answered card. */
export interface Answer {
  /** Milliseconds since 1970. */
  at: number;
  grade: Grade;
  milliseconds: number | null;
  outcome: Outcome | null;
  given: readonly string[];
}

/** How many answers notes have. */
export const answersIn = (notes: readonly Note[]): number =>
  notes.reduce(
    (sum, { cards }) => sum + cards.reduce((ofNote, { answers }) => ofNote + answers.length, 0),
    0,
  );

/** What a field becomes. */
export const ROLES = ["term", "definitions", "example", "note", "tags", "none"] as const;
export type Role = (typeof ROLES)[number];

/** What a field becomes where term and definitions change places. */
export const turned = (role: Role): Role =>
  role === "term" ? "definitions" : role === "definitions" ? "term" : role;

/** Why a file cannot be read. */
export const READ_FAILURES = ["unknown", "damaged", "noCollection", "tooLarge", "tooMany"] as const;
export type ReadFailure = (typeof READ_FAILURES)[number];

export class DeckError extends Error {
  override readonly name = "DeckError";
  readonly failure: ReadFailure;

  constructor(failure: ReadFailure, options?: ErrorOptions) {
    super(failure, options);
    this.failure = failure;
  }
}

/** More than any person has learned. */
export const MOST = { notes: 100_000, answers: 2_000_000, letters: 100_000_000 } as const;

/** A longer text is no word's, however it is read; in UTF-16 units. */
export const MOST_TEXT = 0x10000;
/** More than a field with pictures inside it has, in UTF-16 units. */
export const MOST_HTML = 0x400000;

/** A tag “a::b” of another program is “a: b” here. */
export const asOneTag = (tag: string): string => tag.replaceAll("::", ": ");
