import type { QueueItem } from "../../../../shared/api/reviews.ts";
import type { Card } from "../../../exercise/asked.ts";
import type { StoredReview } from "../device/database.ts";

/** A card that went wrong does not come again before so many others. */
const OTHERS_BETWEEN = 3;

/**
 * What is left of a queue after what was answered on this device, in the order to ask it. It follows from the two alone,
 * so that another tab, or the same one after it was killed, goes on where this one stopped.
 */
export function whatIsLeft(queue: readonly QueueItem[], answered: readonly StoredReview[]): Card[] {
  const last = new Map(answered.map((kept, index) => [keyOf(kept.item), { kept, index }]));
  const words = new Set(answered.map(({ item }) => item.wordId));
  // The other direction of a word that was asked today waits until tomorrow.
  const fresh: Card[] = queue.filter(({ wordId }) => !words.has(wordId)).map((item) => ({ item, done: [] }));
  const again = [...last.values()]
    .filter(({ kept }) => kept.review.grade === "again")
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

const keyOf = ({ wordId, direction }: QueueItem): string => `${wordId} ${direction}`;
