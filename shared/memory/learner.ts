import { FSRSAlgorithm, Rating, type FSRSState } from "ts-fsrs";

import type { Grade, Memory, ReviewSource } from "../api/reviews.ts";
import type { ReviewSettings } from "../api/users.ts";
import { cardKey, type Card } from "./card.ts";
import { Calendar, dayNumber, dayText, type DayNumber } from "./days.ts";
import { LONGEST_INTERVAL, movedInterval } from "./fuzz.ts";

/** The settings that affect the memory of a card. */
export type MemorySettings = Pick<ReviewSettings, "retention" | "timeZone" | "dayStartsAt">;

/** The part of a review that memory is computed from. */
export interface CardReview {
  id: string;
  at: number;
  grade: Grade;
  milliseconds: number | null;
  source: ReviewSource;
}

/** The memory of a card after all its reviews, independent of the current day. */
export interface CardMemory {
  reviews: number;
  lapses: number;
  stability: number;
  difficulty: number;
  lastOn: DayNumber;
  interval: number;
  dueOn: DayNumber;
  /** The day of the first review, if it used time of the learner's day; null if it was imported or not timed. */
  begunOn: DayNumber | null;
}

/** A review, and the card's memory after it. */
export interface Step {
  review: CardReview;
  memory: CardMemory;
  /** Whether the card had been known at least once by then. */
  succeeded: boolean;
}

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const;

/** A learner's calendar and schedule: FSRS-6 with its default weights. */
export class Learner {
  readonly calendar: Calendar;
  readonly #fsrs: FSRSAlgorithm;

  constructor(settings: MemorySettings) {
    this.calendar = new Calendar(settings);
    this.#fsrs = new FSRSAlgorithm({
      request_retention: settings.retention,
      maximum_interval: LONGEST_INTERVAL,
      enable_fuzz: false,
      enable_short_term: true,
    });
  }

  /** The memory of a card from all its reviews, which may be in any order; null without any. */
  replay(card: Card, reviews: readonly CardReview[]): CardMemory | null {
    return this.after(card, null, reviews);
  }

  /**
   * The memory of a card after later reviews, from what the API shows of it: the same that a replay of all its reviews
   * comes to. A device knows no others.
   */
  after(card: Card, shown: Memory | null, reviews: readonly CardReview[]): CardMemory | null {
    const before = shown && memoryOf(shown);
    let last: Step | null = null;
    for (const step of this.#steps(reviews, before)) last = step;
    return last ? this.#scheduled(card, last) : before;
  }

  /** Each review of a card, oldest first, with the memory after it. */
  history(card: Card, reviews: readonly CardReview[]): Step[] {
    return [...this.#steps(reviews)].map((step) => ({ ...step, memory: this.#scheduled(card, step) }));
  }

  *#steps(reviews: readonly CardReview[], before: CardMemory | null = null): Generator<Step> {
    let memory = before;
    // Only `again` leaves no interval, and after a success it is a lapse.
    let succeeded = before !== null && (before.interval > 0 || before.lapses > 0);
    for (const review of reviews.toSorted(byTime)) {
      memory = memory ? this.#next(memory, review, succeeded) : this.#begin(review);
      succeeded ||= review.grade !== "again";
      yield { review, memory, succeeded };
    }
  }

  #scheduled(card: Card, { review, memory }: Step): CardMemory {
    if (review.grade === "again") return memory;
    const interval = this.#fsrs.next_interval(memory.stability, 0);
    const moved = movedInterval(interval, `${cardKey(card)} ${memory.reviews}`);
    return { ...memory, interval, dueOn: memory.lastOn + moved };
  }

  /** The memory as the API shows it, with its retrievability on a day. */
  shown(memory: CardMemory, today: DayNumber): Memory {
    const { reviews, lapses, stability, difficulty, lastOn, interval, dueOn } = memory;
    return {
      reviews,
      lapses,
      stability,
      difficulty,
      retrievability: this.retrievability(memory, today),
      lastOn: dayText(lastOn),
      interval,
      dueOn: dayText(dueOn),
    };
  }

  retrievability({ lastOn, stability }: CardMemory, today: DayNumber): number {
    return this.#fsrs.forgetting_curve(Math.max(0, today - lastOn), stability);
  }

  /** The same by the days since the last review in relation to the stability. */
  recallAfter(faded: number): number {
    return this.#fsrs.forgetting_curve(Math.max(0, faded), 1);
  }

  /** After how many days the retrievability falls to this value if the stability is one day. */
  daysUntil(retrievability: number): number {
    return this.#fsrs.calculate_interval_modifier(retrievability);
  }

  #begin({ at, grade, source, milliseconds }: CardReview): CardMemory {
    const day = this.calendar.dayOf(at);
    const isOwn = source !== "import" && milliseconds !== null;
    const begunOn = isOwn ? day : null;
    return { ...this.#nextState(null, 0, grade), reviews: 1, lapses: 0, begunOn, ...dueAt(day) };
  }

  #next(memory: CardMemory, { at, grade }: CardReview, succeeded: boolean): CardMemory {
    const day = Math.max(memory.lastOn, this.calendar.dayOf(at));
    return {
      ...memory,
      ...this.#nextState(memory, day - memory.lastOn, grade),
      reviews: memory.reviews + 1,
      lapses: memory.lapses + (grade === "again" && succeeded ? 1 : 0),
      ...dueAt(day),
    };
  }

  #nextState(memory: FSRSState | null, days: number, grade: Grade): FSRSState {
    return this.#fsrs.next_state(memory, days, RATINGS[grade]);
  }
}

/** The memory that was shown or stored, but for when it was begun, which is of no weight for what comes. */
export const memoryOf = ({
  reviews,
  lapses,
  stability,
  difficulty,
  lastOn,
  interval,
  dueOn,
}: Omit<Memory, "retrievability">): CardMemory => ({
  reviews,
  lapses,
  stability,
  difficulty,
  lastOn: dayNumber(lastOn),
  interval,
  dueOn: dayNumber(dueOn),
  begunOn: null,
});

/** Due on the same day, as after `again`. */
const dueAt = (day: DayNumber) => ({ lastOn: day, interval: 0, dueOn: day });

const byTime = (a: CardReview, b: CardReview): number =>
  a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
