import { v7 as uuidv7 } from "uuid";

import { Learner, type CardMemory, type CardReview } from "../../shared/memory/learner.ts";

const DAY = 86_400_000;
const NOON = DAY / 2;

/** Decides when each word is repeated. */
export interface Schedule {
  /** Records an answer; `day` is counted from 1970 as in the product. */
  answered(word: number, day: number, right: boolean, milliseconds: number): void;
  /** The words that are due on a day, in the order in which they are asked. */
  due(day: number): number[];
  /** How likely a word is remembered on a day, as far as the schedule knows. */
  recall(word: number, day: number): number;
}

/** The product's own schedule: `shared/memory` with default settings, and the order of Today. */
export class OwnSchedule implements Schedule {
  readonly #learner: Learner;
  readonly #reviews = new Map<number, CardReview[]>();
  readonly #memories = new Map<number, CardMemory>();
  #answers = 0;

  constructor(retention: number) {
    this.#learner = new Learner({ retention, timeZone: "UTC", dayStartsAt: 4 });
  }

  answered(word: number, day: number, right: boolean, milliseconds: number): void {
    const at = day * DAY + NOON + (++this.#answers % NOON);
    const review = {
      id: uuidv7(),
      at,
      grade: right ? "good" : "again",
      milliseconds,
      source: "device",
    } as const;
    const reviews = [...(this.#reviews.get(word) ?? []), review];
    this.#reviews.set(word, reviews);
    const memory = this.#learner.replay({ wordId: `word ${word}`, direction: "forward" }, reviews);
    if (memory) this.#memories.set(word, memory);
  }

  due(day: number): number[] {
    return [...this.#memories]
      .filter(([, { dueOn }]) => dueOn <= day)
      .map(([word, { lastOn, stability }]) => ({ word, faded: (day - lastOn) / stability }))
      .toSorted((a, b) => b.faded - a.faded)
      .map(({ word }) => word);
  }

  recall(word: number, day: number): number {
    const memory = this.#memories.get(word);
    return memory ? this.#learner.retrievability(memory, day) : 0;
  }
}

/** What they assume of every word: they know of no other. */
const USUAL_RECALL = 0.9;

/** Keeps one due day per word; the most overdue words come first. */
abstract class ByDay implements Schedule {
  protected readonly dueOn = new Map<number, number>();

  abstract answered(word: number, day: number, right: boolean): void;

  due(day: number): number[] {
    return [...this.dueOn]
      .filter(([, on]) => on <= day)
      .toSorted(([, a], [, b]) => a - b)
      .map(([word]) => word);
  }

  recall(): number {
    return USUAL_RECALL;
  }
}

/** Repeats every word once a week. */
export class Weekly extends ByDay {
  answered(word: number, day: number, right: boolean): void {
    this.dueOn.set(word, right ? day + 7 : day);
  }
}

interface Item {
  repetitions: number;
  interval: number;
  easiness: number;
  /** The day of the last repetition. */
  on: number;
}

/**
 * SM-2 (P. A. Woźniak, 1990): right answers are graded 4, wrong ones 1. Repeating a word on the same day changes
 * nothing, and seeing it for the first time does not count as a repetition.
 */
export class Sm2 extends ByDay {
  readonly #items = new Map<number, Item>();

  answered(word: number, day: number, right: boolean): void {
    const before = this.#items.get(word) ?? { repetitions: 1, interval: 1, easiness: 2.5, on: day };
    const item = before.on === day ? before : { ...repeated(before, right), on: day };
    this.#items.set(word, item);
    this.dueOn.set(word, right ? day + item.interval : day);
  }
}

function repeated(item: Item, right: boolean): Omit<Item, "on"> {
  if (!right) return { repetitions: 1, interval: 1, easiness: Math.max(1.3, item.easiness - 0.54) };
  const { repetitions, interval, easiness } = item;
  return {
    repetitions: repetitions + 1,
    interval: repetitions === 1 ? 6 : Math.ceil(interval * easiness),
    easiness,
  };
}
