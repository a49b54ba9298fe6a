import { expect, test } from "vitest";

import { cardTimes, dueTime, withinDay, type TimedCards } from "./minutes.ts";

const cards = (kind: TimedCards["kind"], count: number, seconds: number, answers = 1): TimedCards => ({
  kind,
  cards: count,
  answers: count * answers,
  milliseconds: count * seconds * 1000,
});

test("with fewer than twenty answers a card takes twelve seconds, whatever is due", () => {
  const times = cardTimes([cards("new", 9, 2, 2), cards("known", 1, 2)]);
  expect(times).toEqual({ new: 12_000, known: 12_000, forgotten: 12_000 });
  expect([0, 0.5, 1].map((recall) => dueTime(times, recall))).toEqual([12_000, 12_000, 12_000]);
});

test("all answers to a card on its day count, and what is seldom counts as often as it happens", () => {
  const times = cardTimes([cards("new", 10, 18, 2), cards("known", 90, 6), cards("forgotten", 10, 20, 2)]);
  expect(times).toEqual({ new: 18_000, known: 6000, forgotten: 20_000 });
  expect([1, 0.9, 0.7].map((recall) => dueTime(times, recall))).toEqual([6000, 7400, 10_200]);
});

test("too few cards of a kind are taken with the others", () => {
  expect(cardTimes([cards("known", 5, 20, 4)])).toEqual({ new: 40_000, known: 20_000, forgotten: 20_000 });
  expect(cardTimes([cards("new", 20, 18)])).toEqual({ new: 18_000, known: 18_000, forgotten: 18_000 });
  expect(cardTimes([cards("known", 91, 6), cards("forgotten", 9, 17, 2)])).toEqual({
    new: 13_980,
    known: 6990,
    forgotten: 6990,
  });
});

test("a card that takes longer than a whole day fills it", () => {
  const times = { new: 70_000, known: 50_000, forgotten: 90_000 };
  expect(withinDay(times, 1)).toEqual({ new: 60_000, known: 50_000, forgotten: 60_000 });
  expect(withinDay(times, 2)).toEqual(times);
});
