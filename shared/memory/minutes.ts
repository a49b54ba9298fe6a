/** The assumed time of a card in milliseconds, until enough answers were timed. */
const UNKNOWN = 12_000;
const FEW_ANSWERS = 20;
const FEW_CARDS = 10;
/** A new card is often wrong at first, and is asked again until it is right. */
const NEW_PER_DUE = 2;

/** Within these an answer counts, in milliseconds: a card may lie open for hours. */
export const SHORTEST_LOOK = 1_000;
export const LONGEST_LOOK = 60_000;

/** How many answers the time of a card is computed from: those of a week or so. */
export const TIMED_ANSWERS = 500;

/** Cards of the last days with all answers that they were given on their day, those after a mistake too. */
export interface TimedCards {
  kind: keyof CardTimes;
  cards: number;
  answers: number;
  milliseconds: number;
}

/** How long a card takes a learner in a day, in milliseconds: of those that were new, and of the others. */
export interface CardTimes {
  new: number;
  known: number;
  forgotten: number;
}

/**
 * The means of a learner's last cards. They add up to the day, as medians would not: what takes long is seldom, and
 * takes a large part of the day.
 */
export function cardTimes(timed: readonly TimedCards[]): CardTimes {
  if (sum(timed, "answers") < FEW_ANSWERS) return { new: UNKNOWN, known: UNKNOWN, forgotten: UNKNOWN };
  const of = (...kinds: TimedCards["kind"][]) => timed.filter(({ kind }) => kinds.includes(kind));
  const due = meanOfEnough(of("known", "forgotten")) ?? mean(timed);
  const [known, forgotten] = [meanOfEnough(of("known")), meanOfEnough(of("forgotten"))];
  return {
    new: meanOfEnough(of("new")) ?? NEW_PER_DUE * due,
    known: known && forgotten ? known : due,
    forgotten: known && forgotten ? forgotten : due,
  };
}

/** A card that takes longer than a whole day fills one: otherwise it would never be asked. */
export function withinDay(times: CardTimes, minutesPerDay: number): CardTimes {
  const bounded = (time: number): number => Math.min(time, timeLeft(minutesPerDay));
  return { new: bounded(times.new), known: bounded(times.known), forgotten: bounded(times.forgotten) };
}

/** Null where cards are few. */
const meanOfEnough = (timed: readonly TimedCards[]): number | null =>
  sum(timed, "cards") < FEW_CARDS ? null : mean(timed);

/** In whole milliseconds, so that sums are exact. */
const mean = (timed: readonly TimedCards[]): number =>
  Math.round(sum(timed, "milliseconds") / sum(timed, "cards"));

const sum = (timed: readonly TimedCards[], what: "cards" | "answers" | "milliseconds"): number =>
  timed.reduce((all, one) => all + one[what], 0);

/** How long a due card takes that is remembered with this probability: after a holiday more are forgotten. */
export const dueTime = ({ known, forgotten }: CardTimes, recall: number): number =>
  Math.round(recall * known + (1 - recall) * forgotten);

/** What is left of a day, in milliseconds. */
export const timeLeft = (minutesPerDay: number, spentMs = 0): number =>
  Math.max(0, minutesPerDay * 60_000 - spentMs);

export const cardsThatFit = (milliseconds: number, perCard: number): number =>
  Math.max(0, Math.floor(milliseconds / perCard));

/** Rounded to tenths of a minute, for display. */
export const asMinutes = (milliseconds: number): number => Math.round(milliseconds / 6_000) / 10;
