import * as fc from "fast-check";
import { expect, test } from "vitest";

import type { Grade, QueueItem } from "../../../../shared/api/reviews.ts";
import { Learner, type CardReview } from "../../../../shared/memory/learner.ts";
import type { StoredReview } from "../device/database.ts";
import { storedReview } from "../device/stored-review.fixture.ts";
import { comingAfter } from "./coming.ts";

const DAY = 86_400_000;
const TODAY = Date.parse("2026-11-23T12:00:00Z");
const learner = new Learner({ retention: 0.9, timeZone: "UTC", dayStartsAt: 4 });
const { item: ITEM } = storedReview("anna", "1");

const id = (number: number): string => String(number).padStart(8, "0");
const reviewAt = (number: number, at: number, grade: Grade): CardReview => ({
  id: id(number),
  at,
  grade,
  milliseconds: null,
  source: "device",
});

/** The card as a queue has it once the server knows these reviews. */
function cardAfter(reviews: readonly CardReview[]): QueueItem {
  const memory = learner.replay(ITEM, reviews);
  return { ...ITEM, memory: memory && learner.shown(memory, learner.calendar.dayOf(TODAY)) };
}

const kept = (review: CardReview, item: QueueItem, withdrawn = false): StoredReview => {
  const one = storedReview("anna", review.id);
  const { grade } = review;
  const sent = { ...one.review, grade, at: new Date(review.at).toISOString() };
  return { ...one, item, review: sent, ...(withdrawn && { withdrawn: "untold" as const }) };
};

test("a card comes again on the day that all of its reviews come to, however they reached this device", () => {
  const grade = fc.constantFrom<Grade>("again", "good");
  const earlier = fc.array(fc.tuple(grade, fc.integer({ min: 1, max: 60 })), { maxLength: 8 });
  // Whether it was taken back, and whether the queue was read again after the answer had been sent.
  const today = fc.array(fc.tuple(grade, fc.boolean(), fc.boolean()), { maxLength: 4 });
  fc.assert(
    fc.property(earlier, today, (before, answers) => {
      let at = TODAY - before.reduce((sum, [, days]) => sum + days * DAY, 0);
      const history = before.map(([given, days], index) => {
        const review = reviewAt(index, at, given);
        at += days * DAY;
        return review;
      });
      const counted: CardReview[] = [...history];
      const log: StoredReview[] = [];
      let item = cardAfter(history);
      answers.forEach(([given, isWithdrawn, isReadAgain], index) => {
        const review = reviewAt(100 + index, TODAY + index * 1000, given);
        log.push(kept(review, item, isWithdrawn));
        if (isReadAgain) item = cardAfter([...counted, review]);
        if (!isWithdrawn) counted.push(review);
      });
      const last = reviewAt(200, TODAY + 60_000, "good");
      const asGiven = { id: last.id, at: new Date(last.at).toISOString(), grade: last.grade };
      const coming = comingAfter(asGiven, item, { learner, items: [], log });
      expect(coming).toMatchObject({ in: "days", day: learner.replay(ITEM, [...counted, last])?.dueOn });
    }),
  );
});

test("how long it was the last time is told, unless the card had none", () => {
  const good = { id: id(200), at: new Date(TODAY).toISOString(), grade: "good" as const };
  const after = (history: CardReview[], log: StoredReview[] = []) =>
    comingAfter(good, log[0]?.item ?? cardAfter(history), { learner, items: [], log });
  expect(after([])).toMatchObject({ last: null, isFirst: true });
  expect(after([reviewAt(1, TODAY - 2 * DAY, "good")])).toMatchObject({ last: 2, isFirst: false });
  expect(after([reviewAt(1, TODAY - 2 * DAY, "again")])).toMatchObject({ last: null, isFirst: false });
  // Wrong first, right then, today.
  const item = cardAfter([reviewAt(1, TODAY - 2 * DAY, "good")]);
  const wrong = kept(reviewAt(100, TODAY - 1000, "again"), item);
  expect(after([], [wrong])).toMatchObject({ last: 2, isFirst: false });
});

test("a card that went wrong comes after the words that are left before it", () => {
  const others = ["a", "b", "c", "d"].map((wordId) => ({ ...ITEM, wordId }));
  const wrong = { ...kept(reviewAt(100, TODAY, "again"), ITEM) };
  const given = { id: wrong.id, at: wrong.review.at, grade: "again" as const };
  const after = (items: QueueItem[]) => comingAfter(given, ITEM, { learner, items, log: [wrong] });
  expect(after([ITEM, ...others])).toEqual({ in: "review", others: 3 });
  expect(after([ITEM, ...others.slice(2)])).toEqual({ in: "review", others: 2 });
  expect(after([ITEM])).toEqual({ in: "review", others: 0 });
});
