import { v7 as newId } from "uuid";

import type { CardDirection, SentReviews } from "../../../../shared/api/reviews.ts";
import type { Complaint } from "../../../../shared/validation.ts";
import type { Deck, Role } from "./deck.ts";
import type { Languages } from "./field-names.ts";
import { otherLanguages, type OtherLanguages } from "./language-check.ts";
import { answersOf, type AnswerCounts, type DirectedAnswer } from "./note-answers.ts";
import { textsOf, type NoteWord } from "./note-words.ts";
import { overviewOf, type DeckOverview } from "./overview.ts";
import {
  NOTE_STATES,
  planDeck,
  WORD_ID,
  type DeckChoice,
  type KnownTerm,
  type NoteState,
  type PlannedNote,
} from "./plan-deck.ts";
import { reviewId } from "./review-id.ts";
import { similarWords, type SimilarWords } from "./similar-words.ts";

export interface PlanSummary {
  /** Of all notes in the file. */
  states: Readonly<Record<NoteState, number>>;
  media: number;
  /** By type: its first notes as words. */
  previews: readonly (readonly NoteWord[])[];
  /** New words that were reviewed. */
  reviewed: number;
  /** New words that rest. */
  resting: number;
  /** Of all entries of the review log. */
  answers: Readonly<AnswerCounts>;
  /** Milliseconds since 1970. */
  since: number | null;
  /** Of new words, the most frequent first. */
  tags: { tag: string; words: number }[];
  /** Languages of the new words that are not the dictionary's. */
  otherLanguages: OtherLanguages;
  /** New words that resemble another one. */
  similar: SimilarWords;
}

/** Which of the new words. */
export type WordSelection = { kind: "all" } | { kind: "reviewed" } | { kind: "tag"; tag: string };

export interface ChosenWord extends NoteWord {
  id: string;
  resting: boolean;
}

export type DeckReview = SentReviews["reviews"][number];

/** What does not come in: each note, and how many entries of the review log. */
export interface LeftOut {
  notes: LeftNote[];
  answers: AnswerCounts | null;
}

/** A note that is left out. */
export interface LeftNote {
  text: string;
  state: Exclude<NoteState, "new"> | "notChosen";
  complaint: Complaint | null;
}

const PREVIEWED = 5;
const MOST_TAGS = 100;
/** How much text identifies a note that is left out. */
const LEFT_LETTERS = 100;

interface Chosen {
  planned: PlannedNote;
  wordId: string;
}

interface ChosenAnswer extends DirectedAnswer {
  word: Chosen;
}

/** The state of one import, from opening the deck to its last review. */
export class DeckSession {
  readonly #deck: Deck;
  #languages: Languages | null = null;
  #roles: readonly (readonly Role[])[] = [];
  #plan: PlannedNote[] = [];
  #chosen: Chosen[] = [];
  #reviews: ChosenAnswer[] = [];
  #answers: AnswerCounts | null = null;
  #history = true;
  #knownIds: readonly string[] = [];
  #answered: ReadonlySet<string> = new Set();

  constructor(deck: Deck) {
    this.#deck = deck;
  }

  overview(languages: Languages): DeckOverview {
    this.#languages = languages;
    return overviewOf(this.#deck, languages);
  }

  /** `answered`: keys of answers that were given here. */
  plan(choice: DeckChoice, known: readonly KnownTerm[], answered: readonly string[] = []): PlanSummary {
    this.#answered = new Set(answered);
    this.#knownIds = known.map(({ id }) => id);
    this.#roles = choice.roles;
    this.#plan = planDeck(this.#deck, choice, known);
    const states = Object.fromEntries(NOTE_STATES.map((state) => [state, 0])) as Record<NoteState, number>;
    const { ignored, deleted } = this.#deck;
    const answers: AnswerCounts = {
      arriving: 0,
      here: 0,
      neither: 0,
      left: 0,
      unwanted: 0,
      deleted,
      ignored,
    };
    const tags = new Map<string, number>();
    let [media, reviewed, resting, since] = [0, 0, 0, Number.POSITIVE_INFINITY];
    for (const planned of this.#plan) {
      states[planned.state]++;
      media += planned.media;
      const { arriving, here, neither, left } = this.#answersOf(planned);
      for (const { answer } of arriving) since = Math.min(since, answer.at);
      answers.arriving += arriving.length;
      answers.here += here;
      answers.neither += neither;
      answers.left += left;
      if (planned.state !== "new") continue;
      if (arriving.length > 0) reviewed++;
      if (this.#rests(planned)) resting++;
      for (const tag of planned.word.tags) tags.set(tag, (tags.get(tag) ?? 0) + 1);
    }
    this.#answers = answers;
    const words = this.#plan.filter(({ state }) => state === "new").map(({ word }) => word);
    return {
      states,
      media,
      previews: this.#previews(),
      reviewed,
      resting,
      answers,
      since: Number.isFinite(since) ? since : null,
      tags: [...tags]
        .map(([tag, count]) => ({ tag, words: count }))
        .sort((a, b) => b.words - a.words)
        .slice(0, MOST_TAGS),
      similar: similarWords(words, known, this.#languages?.termsLanguage ?? ""),
      otherLanguages: this.#languages
        ? otherLanguages(words, this.#languages)
        : { terms: null, definitions: null },
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
    this.#history = history;
    this.#reviews = history ? [...this.#chosen, ...known].flatMap((word) => this.#reviewsOf(word)) : [];
    const directions = [...new Set(this.#reviews.map(({ direction }) => direction))];
    return { words: this.#chosen.length, reviews: this.#reviews.length, directions };
  }

  words(from: number, count: number): ChosenWord[] {
    return this.#chosen
      .slice(from, from + count)
      .map(({ planned, wordId }) =>
        Object.assign({ id: wordId, resting: this.#rests(planned) }, planned.word),
      );
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

  /** What does not come in: every note that becomes no new word, and what becomes of the entries of the review log. */
  left(): LeftOut {
    const chosen = new Set(this.#chosen.map(({ planned }) => planned));
    const notes = this.#plan
      .filter((planned) => !chosen.has(planned))
      .map(({ note, state, word, complaint }): LeftNote => ({
        text: (word.term || this.#firstText(note)).slice(0, LEFT_LETTERS),
        state: state === "new" ? "notChosen" : state,
        complaint,
      }));
    return { notes, answers: this.#answersLeft() };
  }

  /** Without the history no answer is wanted, else those of words that are not chosen are left. */
  #answersLeft(): AnswerCounts | null {
    if (!this.#answers) return null;
    const arriving = this.#reviews.length;
    const others = this.#answers.arriving - arriving;
    return this.#history
      ? { ...this.#answers, arriving, left: this.#answers.left + others }
      : { ...this.#answers, arriving, unwanted: others };
  }

  #previews(): NoteWord[][] {
    return this.#deck.types.map((_, place) =>
      this.#plan
        .filter(({ note, word }) => this.#deck.notes[note]?.type === place && word.term !== "")
        .slice(0, PREVIEWED)
        .map(({ word }) => word),
    );
  }

  #isSelected(planned: PlannedNote, selection: WordSelection): boolean {
    if (selection.kind === "all") return true;
    if (selection.kind === "tag") return planned.word.tags.includes(selection.tag);
    return this.#answersOf(planned).arriving.length > 0;
  }

  #answersOf(planned: PlannedNote): ReturnType<typeof answersOf> {
    return answersOf(this.#deck, planned, this.#roles, this.#answered);
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

  #rests({ note }: PlannedNote): boolean {
    return this.#deck.notes[note]?.resting ?? false;
  }

  #reviewsOf(word: Chosen): ChosenAnswer[] {
    return this.#answersOf(word.planned).arriving.map((answered) => ({ word, ...answered }));
  }

  #firstText(place: number): string {
    const note = this.#deck.notes[place];
    const type = note && this.#deck.types[note.type];
    return type ? (textsOf(note, type).find((text) => text !== "") ?? "") : "";
  }
}
