/** Words that come due together. */
export interface DueWords {
  /** In how many days from today; 0 for what is due by now. */
  day: number;
  words: number;
  /** When the other direction of these words comes due, and so at the earliest on the day after this one was asked. */
  sibling: number | null;
}

/** How many words a learner is asked. */
export interface Pace {
  /** In what is left of today. */
  today: number;
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
  for (const one of coming) arrive(arrivals, one);
  const queue: DueWords[] = [];
  const due: number[] = [];
  let [next, waiting] = [0, 0];
  let evenAfter: number | null = null;
  for (let day = 0; day <= LONGEST_CATCH_UP; day++) {
    for (const one of arrivals.get(day) ?? []) {
      queue.push(one);
      waiting += one.words;
    }
    let room = day === 0 ? today : perDay;
    const asked = Math.min(room, waiting);
    for (let first = queue[next]; room > 0 && first; first = queue[next]) {
      const words = Math.min(room, first.words);
      if (words === first.words) next++;
      else queue[next] = { ...first, words: first.words - words };
      room -= words;
      if (first.sibling !== null)
        arrive(arrivals, { day: Math.max(first.sibling, day + 1), words, sibling: null });
    }
    waiting -= asked;
    if (day > 0 && day <= DAYS_AHEAD) due.push(asked);
    if (waiting === 0) evenAfter ??= day;
    if (evenAfter !== null && day >= DAYS_AHEAD) break;
  }
  return { due, evenAfter };
}

function arrive(arrivals: Map<number, DueWords[]>, words: DueWords): void {
  const others = arrivals.get(words.day);
  if (others) others.push(words);
  else arrivals.set(words.day, [words]);
}

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
