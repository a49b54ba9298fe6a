import type { QueueItem } from "../../../../shared/api/reviews.ts";
import { cardKey } from "../../../../shared/memory/card.ts";
import type { Card } from "../../../exercise/asked.ts";
import { countedIn, type StoredReview } from "../device/database.ts";

/** A card that went wrong does not come again before so many others. */
const OTHERS_BETWEEN = 3;

/**
 * What is left of a queue after what was answered on this device, in the order to ask it. It follows from the two alone,
 * so that another tab, or the same one after it was killed, goes on where this one stopped.
 */
export function whatIsLeft(queue: readonly QueueItem[], log: readonly StoredReview[]): Card[] {
  const answered = countedIn(log);
  const last = new Map(answered.map((kept, index) => [cardKey(kept.item), { kept, index }]));
  const words = new Set(answered.map(({ item }) => item.wordId));
  const resting = new Set(answered.filter((kept) => kept.resting).map(({ item }) => item.wordId));
  // The other direction of a word that was asked today waits until tomorrow.
  const fresh: Card[] = [...takenBackOf(queue, log), ...queue]
    .filter(({ wordId }) => !words.has(wordId))
    .map((item) => ({ item, done: [] }));
  const again = [...last.values()]
    .filter(({ kept }) => kept.review.grade === "again" && !resting.has(kept.item.wordId))
    .sort((one, other) => one.index - other.index)
    .map(({ kept, index }) => ({
      card: { item: kept.item, done: kept.done },
      dueAfter: OTHERS_BETWEEN - (answered.length - 1 - index),
    }));
  const left: Card[] = [];
  for (;;) {
    const isTime = (again[0]?.dueAfter ?? 0) <= left.length || fresh.length === 0;
    const next = isTime ? (again.shift()?.card ?? fresh.shift()) : fresh.shift();
    if (!next) return left;
    left.push(next);
  }
}

/** Cards that the queue lacks because the server does not know yet that their answers were taken back. */
const takenBackOf = (queue: readonly QueueItem[], log: readonly StoredReview[]): QueueItem[] =>
  log
    .filter(({ withdrawn }) => withdrawn === "untold")
    .map(({ item }) => item)
    .filter((item, index, all) => all.findIndex((one) => isSameCard(one, item)) === index)
    .filter((item) => !queue.some((one) => isSameCard(one, item)));

/** The card whose answer was taken back, as it was before. */
export function cardBefore({ item }: StoredReview, log: readonly StoredReview[]): Card {
  const earlier = countedIn(log).findLast((other) => isSameCard(other.item, item));
  return { item, done: earlier?.done ?? [] };
}

export const isSameCard = (one: QueueItem, other: QueueItem): boolean => cardKey(one) === cardKey(other);
