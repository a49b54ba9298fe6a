import { expect, test } from "vitest";

import type { Grade, QueueItem } from "../../../../shared/api/reviews.ts";
import { Learner } from "../../../../shared/memory/learner.ts";
import type { StoredReview } from "../device/database.ts";
import { storedReview } from "../device/stored-review.fixture.ts";
import { movedPastMonth } from "./moved.ts";

const SETTINGS = { retention: 0.9, timeZone: "UTC", dayStartsAt: 4 };
const NOW = Date.parse("2026-01-01T12:00:00Z");
const DAY_MS = 86_400_000;
const learner = new Learner(SETTINGS);

/** A review that was right, so many days ago. */
const rightOn = (daysAgo: number) => ({
  id: String(100 - daysAgo),
  at: NOW - daysAgo * DAY_MS,
  grade: "good" as const,
  milliseconds: 4000,
  source: "device" as const,
});

/** Answered today, after earlier right answers so many days ago. */
function answered(
  wordId: string,
  earlier: readonly number[],
  grades: readonly Grade[],
  direction: QueueItem["direction"] = "forward",
): StoredReview[] {
  const memory = learner.replay({ wordId, direction }, earlier.map(rightOn));
  return grades.map((grade, index) => {
    const kept = storedReview("user", `${wordId} ${direction} ${index}`);
    const shown = memory && learner.shown(memory, learner.calendar.dayOf(NOW));
    return {
      ...kept,
      item: { ...kept.item, wordId, direction, memory: shown },
      review: { ...kept.review, wordId, direction, grade, at: new Date(NOW + index * 60_000).toISOString() },
    };
  });
}

test("words whose next day moved past a month are counted, each once", () => {
  const reviews = [
    ...answered("moved", [16, 14, 9], ["good"]),
    ...answered("both ways", [16, 14, 9], ["good"]),
    ...answered("both ways", [16, 14, 9], ["good"], "backward"),
    ...answered("new", [], ["good"]),
    ...answered("wrong", [16, 14, 9], ["again"]),
    ...answered("long ago", [300, 290, 260, 160], ["good"]),
  ];
  expect(movedPastMonth(reviews, SETTINGS)).toBe(2);
});

test("what is wrong at first and right in the end is told by how it ended", () => {
  expect(movedPastMonth(answered("w", [16, 14, 9], ["again", "good"]), SETTINGS)).toBe(0);
});

test("what an earlier release stored, without the memory, is not counted", () => {
  const [review] = answered("moved", [16, 14, 9], ["good"]);
  const old = structuredClone(review);
  if (old) Reflect.deleteProperty(old.item, "memory");
  expect(movedPastMonth(old ? [old] : [], SETTINGS)).toBe(0);
});
