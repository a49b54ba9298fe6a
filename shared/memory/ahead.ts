import { cardsThatFit } from "./minutes.ts";

/** Words that come due together. */
export interface DueWords {
  /** In how many days from today; 0 for what is due by now. */
  day: number;
  words: number;
  /** How long each of them takes, in milliseconds. */
  time: number;
  /** When the other direction of these words comes due, and so at the earliest on the day after this one was asked. */
  sibling: number | null;
}

export interface Pace {
  /** How many words are asked today. */
  today: number;
  /** The time of each later day, in milliseconds. */
  perDay: number;
}

export interface Ahead {
  /** How many words are asked on each of the next days, tomorrow first. */
  due: number[];
  /** After how many days nothing waits any more; null if that takes longer than a year. */
  evenAfter: number | null;
}

export const DAYS_AHEAD = 7;
/** In days. */
export const LONGEST_CATCH_UP = 365;

/**
 * The next days of somebody who does each of them: what waits comes before what comes due on the day. Answers that
 * are still to be given and new words are not guessed. `coming` is in the order in which words are asked.
 */
export function planAhead(coming: readonly DueWords[], { today, perDay }: Pace): Ahead {
  const arrivals = new Map<number, DueWords[]>();
  for (const words of coming) arrive(arrivals, words);
  const due: number[] = [];
  const pile: DueWords[] = [];
  let evenAfter: number | null = null;
  for (let day = 0; day <= LONGEST_CATCH_UP; day++) {
    pile.push(...(arrivals.get(day) ?? []));
    const asked = takeFirst(pile, day === 0 ? today : wordsWithin(pile, perDay));
    for (const { sibling, ...words } of asked)
      if (sibling !== null) arrive(arrivals, { ...words, day: Math.max(sibling, day + 1), sibling: null });
    if (day > 0 && day <= DAYS_AHEAD) due.push(wordsIn(asked));
    if (pile.length === 0) evenAfter ??= day;
    if (evenAfter !== null && day >= DAYS_AHEAD) break;
  }
  return { due, evenAfter };
}

function arrive(arrivals: Map<number, DueWords[]>, words: DueWords): void {
  const others = arrivals.get(words.day);
  if (others) others.push(words);
  else arrivals.set(words.day, [words]);
}

/** How many of these words fit into a time, in milliseconds, from the first one on. */
export function wordsWithin(pile: readonly DueWords[], time: number): number {
  let [count, left] = [0, time];
  for (const one of pile) {
    const words = Math.min(one.words, cardsThatFit(left, one.time));
    count += words;
    left -= words * one.time;
    if (words < one.words) break;
  }
  return count;
}

/** Takes so many words from the front of a pile. */
function takeFirst(pile: DueWords[], count: number): DueWords[] {
  let [whole, left] = [0, count];
  for (let first = pile[0]; first && first.words <= left; first = pile[whole]) {
    left -= first.words;
    whole++;
  }
  const taken = pile.splice(0, whole);
  const [next] = pile;
  if (left > 0 && next) {
    taken.push({ ...next, words: left });
    pile[0] = { ...next, words: next.words - left };
  }
  return taken;
}

const wordsIn = (pile: readonly DueWords[]): number => pile.reduce((sum, { words }) => sum + words, 0);

const STEP = 5;
const SHORTEST = 5;
const LONGEST = 240;

/** Half, once and twice the learner's minutes, in whole fives. */
export const pacesOf = (minutesPerDay: number): number[] => [
  ...new Set(
    [0.5, 1, 2].map((times) =>
      Math.min(LONGEST, Math.max(SHORTEST, STEP * Math.round((times * minutesPerDay) / STEP))),
    ),
  ),
];
