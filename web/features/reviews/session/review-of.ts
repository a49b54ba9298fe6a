import { gradeOf, type Grade } from "../../../../shared/api/reviews.ts";
import { doneOf, type Asked } from "../../../exercise/asked.ts";
import { serverTime } from "../../../lib/clock.ts";
import type { DeviceReview, StoredReview } from "../device/database.ts";

/** The most time that is recorded for a card: after this, the person was doing something else. */
const LONGEST_MS = 600_000;

interface Of extends Pick<StoredReview, "userId" | "day"> {
  /** As it was first judged. */
  earlier: StoredReview | undefined;
}

/** What is kept of a card, and sent. `own`: the grade that its owner gave to one that was turned over. */
export const answerTo = (
  asked: Asked,
  own: Grade,
  milliseconds: number,
  { userId, day, earlier }: Of,
): StoredReview => ({
  ...earlier,
  id: asked.place.id,
  userId,
  day,
  sent: false,
  review: reviewOf(asked, own, earlier?.review, milliseconds),
  item: asked.item,
  done: doneOf(asked),
  ...(asked.hint !== null && { hinted: true }),
});

function reviewOf(
  { item, place, outcome, typed }: Asked,
  own: Grade,
  earlier: DeviceReview | undefined,
  milliseconds: number,
): DeviceReview {
  return {
    id: place.id,
    wordId: item.wordId,
    direction: item.direction,
    at: earlier?.at ?? serverTime().toISOString(),
    grade: outcome === null ? own : gradeOf(outcome),
    outcome,
    given: [...typed],
    milliseconds: earlier?.milliseconds ?? Math.min(LONGEST_MS, Math.round(milliseconds)),
  };
}
