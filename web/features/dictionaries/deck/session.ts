import { v7 as newId } from "uuid";

import type { CardDirection, SentReviews } from "../../../../shared/api/reviews.ts";
import type { Complaint } from "../../../../shared/validation.ts";
import type { Answer, Deck, NoteType, Role } from "./deck.ts";
import { guessRoles, type Languages } from "./guess-fields.ts";
import { textsOf, type NoteWord } from "./note-words.ts";
import {
  directionOfCard,
  isUsed,
  NOTE_STATES,
  planDeck,
  WORD_ID,
  type DeckChoice,
  type KnownTerm,
  type NoteState,
  type PlannedNote,
} from "./plan-deck.ts";
import { reviewId } from "./review-id.ts";

export interface TypeOverview {
  name: string;
  cloze: boolean;
  notes: number;
  fields: readonly string[];
  /** Some of its notes, as they read. */
  samples: readonly (readonly string[])[];
  roles: readonly Role[];
}

/** A deck as it is shown first. */
export interface DeckOverview {
  kind: Deck["kind"];
  notes: number;
  types: TypeOverview[];
  decks: { id: string; name: string; notes: number }[];
  dayStartsAt: Deck["dayStartsAt"];
}

export interface PlanSummary {
  states: Readonly<Record<NoteState, number>>;
  media: number;
  /** By type: its first notes as words. */
  previews: readonly (readonly NoteWord[])[];
  /** New words that were reviewed. */
  reviewed: number;
  /** Of new words and of those that are there already. */
  answers: number;
  /** Milliseconds since 1970. */
  since: number | null;
  bothWays: boolean;
  /** Entries of the log that are no reviews. */
  ignored: Deck["ignored"];
  /** Of new words, the most frequent first. */
  tags: { tag: string; words: number }[];
}

/** Which of the new words. */
export type WordSelection = { kind: "all" } | { kind: "reviewed" } | { kind: "tag"; tag: string };

export interface ChosenWord extends NoteWord {
  id: string;
}

export type DeckReview = SentReviews["reviews"][number];

/** A note that is left out. */
export interface LeftNote {
  text: string;
  state: Exclude<NoteState, "new"> | "notChosen";
  complaint: Complaint | null;
}

/** One answer to one card, wherever it was given: what was exported here and comes back is known by it. */
export const answerKey = (wordId: string, direction: string, at: number): string =>
  `${wordId} ${direction} ${at}`;

const SAMPLES = 5;
/** Notes by which fields are guessed. */
const GUESSED_BY = 50;
const MOST_TAGS = 100;
/** How much text identifies a note that is left out. */
const LEFT_LETTERS = 100;

interface Chosen {
  planned: PlannedNote;
  wordId: string;
}

interface ChosenAnswer {
  word: Chosen;
  answer: Answer;
  direction: CardDirection;
}

/** What the fields of a type are, as the file says or as they look. */
function rolesOf(type: NoteType, samples: readonly string[][], languages: Languages): readonly Role[] {
  if (type.cloze) return type.fields.map(() => "none");
  const asked = (type.questions[0] ?? [])
    .map((field) => type.fields.indexOf(field))
    .filter((place) => place !== -1);
  return type.roles ?? guessRoles({ names: type.fields, samples, asked }, languages);
}

/** The state of one import, from opening the deck to its last review. */
export class DeckSession {
  readonly #deck: Deck;
  #roles: readonly (readonly Role[])[] = [];
  #plan: PlannedNote[] = [];
  #chosen: Chosen[] = [];
  #reviews: ChosenAnswer[] = [];
  #knownIds: readonly string[] = [];
  #answered: ReadonlySet<string> = new Set();

  constructor(deck: Deck) {
    this.#deck = deck;
  }

  overview(languages: Languages): DeckOverview {
    const { kind, types, notes, dayStartsAt } = this.#deck;
    return {
      kind,
      dayStartsAt,
      notes: notes.length,
      types: types.map((type, place) => {
        const own = notes.filter((note) => note.type === place);
        const texts = own.slice(0, GUESSED_BY).map((note) => textsOf(note, type));
        return {
          name: type.name,
          cloze: type.cloze,
          notes: own.length,
          fields: type.fields,
          samples: texts.slice(0, SAMPLES),
          roles: rolesOf(type, texts, languages),
        };
      }),
      decks: this.#decks(),
    };
  }

  /** `answered`: keys of answers that were given here. */
  plan(choice: DeckChoice, known: readonly KnownTerm[], answered: readonly string[] = []): PlanSummary {
    this.#answered = new Set(answered);
    this.#knownIds = known.map(({ id }) => id);
    this.#roles = choice.roles;
    this.#plan = planDeck(this.#deck, choice, known);
    const states = Object.fromEntries(NOTE_STATES.map((state) => [state, 0])) as Record<NoteState, number>;
    const tags = new Map<string, number>();
    const directions = new Set<CardDirection>();
    let [media, reviewed, answers, since] = [0, 0, 0, Number.POSITIVE_INFINITY];
    for (const planned of this.#plan) {
      states[planned.state]++;
      media += planned.media;
      const found = this.#answersOf(planned);
      for (const { answer, direction } of found) {
        directions.add(direction);
        since = Math.min(since, answer.at);
      }
      answers += found.length;
      if (planned.state !== "new") continue;
      if (found.length > 0) reviewed++;
      for (const tag of planned.word.tags) tags.set(tag, (tags.get(tag) ?? 0) + 1);
    }
    return {
      states,
      media,
      previews: this.#previews(),
      reviewed,
      answers,
      since: Number.isFinite(since) ? since : null,
      bothWays: directions.size > 1,
      ignored: this.#deck.ignored,
      tags: [...tags]
        .map(([tag, words]) => ({ tag, words }))
        .sort((a, b) => b.words - a.words)
        .slice(0, MOST_TAGS),
    };
  }

  /**
   * Determines what will be written: the first `room` words of the selection, and reviews of these and of known words.
   */
  begin(
    selection: WordSelection,
    room: number,
    history: boolean,
  ): { words: number; reviews: number; directions: CardDirection[] } {
    const taken = this.#plan.filter(
      (planned) => planned.state === "new" && this.#isSelected(planned, selection),
    );
    const ids = new Set(this.#knownIds);
    this.#chosen = taken.slice(0, room).map((planned) => ({ planned, wordId: this.#wordId(planned, ids) }));
    const known = this.#plan.flatMap((planned) =>
      planned.state === "known" && planned.knownId !== null ? [{ planned, wordId: planned.knownId }] : [],
    );
    this.#reviews = history ? [...this.#chosen, ...known].flatMap((word) => this.#reviewsOf(word)) : [];
    const directions = [...new Set(this.#reviews.map(({ direction }) => direction))];
    return { words: this.#chosen.length, reviews: this.#reviews.length, directions };
  }

  words(from: number, count: number): ChosenWord[] {
    return this.#chosen
      .slice(from, from + count)
      .map(({ planned, wordId }) => Object.assign({ id: wordId }, planned.word));
  }

  /** The same words with new ids, where another dictionary has theirs. */
  renew(from: number, count: number): ChosenWord[] {
    for (const word of this.#chosen.slice(from, from + count)) word.wordId = newId();
    return this.words(from, count);
  }

  reviews(from: number, count: number): DeckReview[] {
    return this.#reviews.slice(from, from + count).map(({ word: { wordId }, answer, direction }) => ({
      id: reviewId(wordId, direction, answer.at),
      wordId,
      direction,
      at: new Date(answer.at).toISOString(),
      grade: answer.grade,
      outcome: answer.outcome,
      given: [...answer.given],
      milliseconds: answer.milliseconds,
    }));
  }

  /** Every note of the chosen decks that becomes no new word. */
  left(): LeftNote[] {
    const chosen = new Set(this.#chosen.map(({ planned }) => planned));
    return this.#plan
      .filter((planned) => !chosen.has(planned))
      .map(({ note, state, word, complaint }) => ({
        text: (word.term || this.#firstText(note)).slice(0, LEFT_LETTERS),
        state: state === "new" ? "notChosen" : state,
        complaint,
      }));
  }

  #decks(): DeckOverview["decks"] {
    const counts = new Map<string, number>();
    for (const { cards } of this.#deck.notes)
      for (const deck of new Set(cards.map((card) => card.deck)))
        counts.set(deck, (counts.get(deck) ?? 0) + 1);
    return [...counts]
      .map(([id, notes]) => ({ id, name: this.#deck.decks.get(id) ?? id, notes }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }

  #previews(): NoteWord[][] {
    return this.#deck.types.map((_, place) =>
      this.#plan
        .filter(({ note, word }) => this.#deck.notes[note]?.type === place && word.term !== "")
        .slice(0, SAMPLES)
        .map(({ word }) => word),
    );
  }

  #isSelected({ word, note }: PlannedNote, selection: WordSelection): boolean {
    if (selection.kind === "all") return true;
    if (selection.kind === "tag") return word.tags.includes(selection.tag);
    return this.#deck.notes[note]?.cards.some(({ answers }) => answers.length > 0) ?? false;
  }

  #answersOf({ note: place, state, knownId }: PlannedNote): { answer: Answer; direction: CardDirection }[] {
    const note = this.#deck.notes[place];
    const type = note && this.#deck.types[note.type];
    const roles = this.#roles[note?.type ?? -1] ?? [];
    if (!type || !isUsed(roles) || (state !== "new" && state !== "known")) return [];
    return note.cards.flatMap(({ number, answers }) => {
      const direction = answers.length > 0 ? directionOfCard(type, number, roles) : null;
      if (!direction) return [];
      return answers
        .filter(({ at }) => knownId === null || !this.#answered.has(answerKey(knownId, direction, at)))
        .map((answer) => ({ answer, direction }));
    });
  }

  /**
   * The word's previous id, so that its due days stay the same; a new id if that is `taken`. The result is added to
   * `taken`.
   */
  #wordId({ note }: PlannedNote, taken: Set<string>): string {
    const own = this.#deck.notes[note]?.id ?? "";
    const id = WORD_ID.test(own) && !taken.has(own) ? own : newId();
    taken.add(id);
    return id;
  }

  #reviewsOf(word: Chosen): ChosenAnswer[] {
    return this.#answersOf(word.planned).map((answered) => ({ word, ...answered }));
  }

  #firstText(place: number): string {
    const note = this.#deck.notes[place];
    const type = note && this.#deck.types[note.type];
    return type ? (textsOf(note, type).find((text) => text !== "") ?? "") : "";
  }
}
