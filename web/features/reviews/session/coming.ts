import type { Grade, QueueItem } from "../../../../shared/api/reviews.ts";
import { dayNumber } from "../../../../shared/memory/days.ts";
import type { CardReview, Learner } from "../../../../shared/memory/learner.ts";
import { byTime, countedIn, type StoredReview } from "../device/database.ts";
import { isSameCard, whatIsLeft } from "./course.ts";

/** When a card comes again. */
export type Coming =
  /** In this review, after so many other words. */
  | { in: "review"; others: number }
  /** On another day. `last`: how many days it was the last time; null where the card had none. */
  | { in: "days"; days: number; day: number; last: number | null; isFirst: boolean };

interface Known {
  learner: Learner;
  /** Of the queue. */
  items: readonly QueueItem[];
  /** What was answered today, also what was taken back. */
  log: readonly StoredReview[];
}

/** What is known of an answer that was given or could be. */
interface Given {
  id: string;
  at: string;
  grade: Grade;
}

/** When a card comes again after an answer: on the day that the server tells once it has the answers of this device. */
export function comingAfter(given: Given, item: QueueItem, { learner, items, log }: Known): Coming {
  if (given.grade === "again") return { in: "review", others: othersBefore(item, items, log) };
  const ofCard = log.filter((one) => isSameCard(one.item, item));
  // As the first answer of the day found it. What came since is in the log; what was taken back never counted.
  const before = (ofCard.toSorted(byTime)[0]?.item ?? item).memory;
  const earlier = countedIn(ofCard).flatMap(({ id, review }) => (id === given.id ? [] : [review]));
  const memory = learner.after(item, before, [...earlier, given].map(asReview));
  if (!memory) throw new Error("A card that was answered has a memory");
  const today = learner.calendar.dayOf(Date.parse(given.at));
  const last = before && before.interval > 0 ? dayNumber(before.dueOn) - dayNumber(before.lastOn) : null;
  return { in: "days", days: memory.dueOn - today, day: memory.dueOn, last, isFirst: before === null };
}

/** How many other words come before a card that went wrong. */
function othersBefore(item: QueueItem, items: readonly QueueItem[], log: readonly StoredReview[]): number {
  const left = whatIsLeft(items, log);
  const at = left.findIndex((card) => isSameCard(card.item, item));
  return at < 0 ? left.length : at;
}

/** An answer as memory is computed from it; how long it took is of no weight for what comes. */
export const asReview = ({ id, at, grade }: Given): CardReview => ({
  id,
  at: Date.parse(at),
  grade,
  milliseconds: null,
  source: "device",
});
