import { gradeOf, type Grade } from "../../../../shared/api/reviews.ts";
import type { Asked } from "../../../exercise/asked.ts";
import { serverTime } from "../../../lib/clock.ts";
import type { DeviceReview } from "../device/database.ts";

/** The most time that is recorded for a card: after this, the person was doing something else. */
const LONGEST_MS = 600_000;

/** What is sent of a card. `own`: the grade that its owner gave to one that was turned over. `earlier`: as it was first judged. */
export function reviewOf(
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
