import { cardKey } from "../../../../shared/memory/card.ts";
import { dayNumber } from "../../../../shared/memory/days.ts";
import { Learner, type MemorySettings } from "../../../../shared/memory/learner.ts";
import type { StoredReview } from "../device/database.ts";
import { asReview } from "../session/coming.ts";

/** A word that comes back after more days than this is learned for more than a month. */
const MONTH = 30;

/**
 * How many words have moved past a month by what was answered on this device: before, they came back sooner. The server
 * computes the same days from the same reviews, also those that it does not have yet.
 */
export function movedPastMonth(answered: readonly StoredReview[], settings: MemorySettings): number {
  const learner = new Learner(settings);
  const cards = new Map<string, StoredReview[]>();
  for (const one of answered) {
    const card = cardKey(one.item);
    cards.set(card, [...(cards.get(card) ?? []), one]);
  }
  const moved = [...cards.values()].flatMap((reviews) => {
    const item = reviews[0]?.item;
    // Reviews that an earlier release stored have no memory.
    if (item?.memory === undefined) return [];
    const before = item.memory ? dayNumber(item.memory.dueOn) - dayNumber(item.memory.lastOn) : 0;
    const answers = reviews.map(({ review }) => asReview(review));
    const after = learner.after(item, item.memory, answers);
    const isMoved = after !== null && after.dueOn - after.lastOn > MONTH && before <= MONTH;
    return isMoved ? [item.wordId] : [];
  });
  return new Set(moved).size;
}
