import { cardsThatFit, TIMED_REVIEWS, timePerCard } from "../../shared/memory/minutes.ts";
import { Person, type Traits } from "./person.ts";
import type { Schedule } from "./schedules.ts";

export const YEAR = 365;
/** Two weeks without learning, in the middle of the year. */
export const AWAY = { from: 180, to: 194 };
const WORDS = 5000;
const MINUTES = 10;
const NEW_A_DAY = 10;
/** 2026-01-01, in days from 1970. */
const FIRST_DAY = 20_454;
/** A word that was wrong is asked again after this many others. */
const OTHERS_BETWEEN = 3;
/** After this many tries the learner gives up on a word for the day. */
const MOST_TRIES = 6;

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
  const times: number[] = [];
  let begun = 0;
  return Array.from({ length: YEAR }, (_, index) => {
    const day = FIRST_DAY + index;
    const due = schedule.due(day);
    const isAway = index >= AWAY.from && index < AWAY.to;
    const room = isAway ? 0 : cardsThatFit(MINUTES, 0, timePerCard(times.slice(-TIMED_REVIEWS)));
    const old = due.slice(0, room);
    const fresh = Math.max(0, Math.min(isAway ? 0 : NEW_A_DAY, room - old.length, WORDS - begun));
    const words = [...old, ...Array.from({ length: fresh }, (_, at) => begun + at)];
    begun += fresh;
    const { spent, right } = review(words, day, { person, schedule, times, isOld: (at) => at < old.length });
    const known = person.known(day + 1);
    return {
      minutes: spent / 60_000,
      waiting: due.length - old.length,
      begun,
      known,
      asked: old.length,
      right,
    };
  });
}

interface Session {
  person: Person;
  schedule: Schedule;
  times: number[];
  isOld: (place: number) => boolean;
}

/** Asks each word until it is right or given up. */
function review(words: readonly number[], day: number, { person, schedule, times, isOld }: Session) {
  const queue = words.map((word, place) => ({ word, place, tries: 1 }));
  let [spent, right] = [0, 0];
  for (let card = queue.shift(); card; card = queue.shift()) {
    const answer = person.answer(card.word, day);
    schedule.answered(card.word, day, answer.right, answer.milliseconds);
    times.push(answer.milliseconds);
    spent += answer.milliseconds;
    if (answer.right && card.tries === 1 && isOld(card.place)) right++;
    if (!answer.right && card.tries < MOST_TRIES)
      queue.splice(OTHERS_BETWEEN, 0, { ...card, tries: card.tries + 1 });
  }
  return { spent, right };
}
