import { Person, type Traits } from "./person.ts";
import { planDay } from "./plan.ts";
import { review } from "./review.ts";
import type { Schedule } from "./schedules.ts";
import { TimedAnswers } from "./timed-answers.ts";

export const YEAR = 365;
/** Two weeks without learning, in the middle of the year. */
export const AWAY = { from: 180, to: 194 };
const WORDS = 5000;
const MINUTES = 10;
const NEW_A_DAY = 10;
/** 2026-01-01, in days from 1970. */
const FIRST_DAY = 20_454;

export interface Day {
  minutes: number;
  /** Due words that did not fit into the day's minutes. */
  waiting: number;
  /** Words begun so far, and how many of them would be known. */
  begun: number;
  known: number;
  /** First answers of the day to words that were seen on an earlier day. */
  asked: number;
  right: number;
}

/**
 * Simulates a year of a person who reviews every day as Today does: due words that fit into the minutes, then new words
 * if there is room.
 */
export function liveThrough(schedule: Schedule, traits: Traits): Day[] {
  const person = new Person(traits);
  const answers = new TimedAnswers();
  let begun = 0;
  return Array.from({ length: YEAR }, (_, index) => {
    const day = FIRST_DAY + index;
    const isAway = index >= AWAY.from && index < AWAY.to;
    const { due, waiting, roomForNew } = planDay(schedule, day, isAway ? 0 : MINUTES, answers.times());
    const fresh = Math.min(NEW_A_DAY, roomForNew, WORDS - begun);
    const cards = [
      ...due.map((word) => ({ word, isNew: false })),
      ...Array.from({ length: fresh }, (_, at) => ({ word: begun + at, isNew: true })),
    ];
    begun += fresh;
    const { spent, right } = review(cards, day, { person, schedule, answers });
    const known = person.known(day + 1);
    return {
      minutes: spent / 60_000,
      waiting,
      begun,
      known,
      asked: due.length,
      right,
    };
  });
}
