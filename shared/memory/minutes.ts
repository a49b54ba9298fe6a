/** The assumed time per card in milliseconds, until there are enough timed reviews. */
const UNKNOWN = 12_000;
const FEW = 20;
const SHORTEST = 1_000;
export const LONGEST_LOOK = 60_000;

/** How many reviews the time per card is computed from. */
export const TIMED_REVIEWS = 200;

/**
 * Milliseconds that a card takes a learner: the median of their last timed reviews, each limited to between one second
 * and one minute.
 */
export function timePerCard(lastTimed: readonly number[]): number {
  if (lastTimed.length < FEW) return UNKNOWN;
  const sorted = lastTimed
    .map((ms) => Math.min(LONGEST_LOOK, Math.max(SHORTEST, ms)))
    .toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const below = sorted[Math.ceil(middle) - 1] ?? UNKNOWN;
  const above = sorted[Math.floor(middle)] ?? UNKNOWN;
  return (below + above) / 2;
}

/** How many cards fit into the rest of today's minutes. */
export const cardsThatFit = (minutesPerDay: number, spentMs: number, perCardMs: number): number =>
  Math.floor(Math.max(0, minutesPerDay * 60_000 - spentMs) / perCardMs);

/** Rounded to tenths of a minute, for display. */
export const asMinutes = (milliseconds: number): number => Math.round(milliseconds / 6_000) / 10;
