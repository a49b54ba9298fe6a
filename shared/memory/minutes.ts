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

/** Cards of the last days with the answers that each was given on its day, those after a mistake too. */
export interface TimedCards {
  /** Whether they were new on that day. */
  areNew: boolean;
  cards: number;
  answers: number;
  /** Of all their answers. */
  milliseconds: number;
}

/** How long a card takes a learner in a day, in milliseconds. */
export interface CardTimes {
  due: number;
  new: number;
}

/**
 * The means of a learner's last cards. A mean adds up to the day, as a median would not: what takes long, by
 * a slow answer or by several of them, is seldom, and takes a large part of the day.
 */
export function cardTimes(timed: readonly TimedCards[]): CardTimes {
  if (sum(timed, "answers") < FEW_ANSWERS) return { due: UNKNOWN, new: UNKNOWN };
  const mean = (cards: readonly TimedCards[]) =>
    sum(cards, "cards") < FEW_CARDS ? null : sum(cards, "milliseconds") / sum(cards, "cards");
  const ofAll = sum(timed, "milliseconds") / sum(timed, "cards");
  const due = mean(timed.filter(({ areNew }) => !areNew)) ?? ofAll;
  return { due, new: mean(timed.filter(({ areNew }) => areNew)) ?? NEW_PER_DUE * due };
}

const sum = (cards: readonly TimedCards[], what: "cards" | "answers" | "milliseconds"): number =>
  cards.reduce((all, one) => all + one[what], 0);

/** How many cards fit into the rest of today's minutes. */
export const cardsThatFit = (minutesPerDay: number, spentMs: number, perCardMs: number): number =>
  Math.floor(Math.max(0, minutesPerDay * 60_000 - spentMs) / perCardMs);

/** Rounded to tenths of a minute, for display. */
export const asMinutes = (milliseconds: number): number => Math.round(milliseconds / 6_000) / 10;
