import fc from "fast-check";
import { expect, test } from "vitest";

import { DAYS_AHEAD, LONGEST_CATCH_UP, pacesOf, planAhead, wordsWithin, type DueWords } from "./ahead.ts";

const words = (day: number, count: number, more: Partial<DueWords> = {}): DueWords => ({
  day,
  words: count,
  time: 10,
  sibling: null,
  ...more,
});

test("what waits moves to the next days with room, before what comes due on them", () => {
  const coming = [words(0, 100), words(1, 5), words(3, 10), words(9, 7)];
  expect(planAhead(coming, { today: 40, perDay: 300 })).toEqual({
    due: [30, 30, 15, 0, 0, 0, 0],
    evenAfter: 3,
  });
  expect(planAhead(coming, { today: 100, perDay: 300 })).toEqual({
    due: [5, 0, 10, 0, 0, 0, 0],
    evenAfter: 0,
  });
});

test("the other direction of a word comes on a later day", () => {
  expect(planAhead([words(0, 4, { sibling: 0 })], { today: 4, perDay: 300 }).due).toEqual([
    4, 0, 0, 0, 0, 0, 0,
  ]);
  expect(planAhead([words(0, 4, { sibling: 3 })], { today: 1, perDay: 20 }).due).toEqual([
    2, 1, 2, 2, 0, 0, 0,
  ]);
});

test("words that take longer leave room for fewer", () => {
  const coming = [words(0, 3), words(0, 30, { time: 20 }), words(0, 30)];
  expect(wordsWithin(coming, 100)).toBe(6);
  expect(planAhead(coming, { today: 3, perDay: 100 }).due).toEqual([5, 5, 5, 5, 5, 5, 10]);
});

test("who has no room for a single word is never told a day", () => {
  expect(planAhead([words(0, 2)], { today: 0, perDay: 9 })).toEqual({
    due: Array(7).fill(0),
    evenAfter: null,
  });
});

/** One word of its kind; the simplest simulation that there is: every day, card by card. */
function naively(coming: readonly DueWords[], today: number, perDay: number) {
  let cards = coming.flatMap((one) => Array.from({ length: one.words }, () => one));
  const counts: number[] = [];
  const waiting: number[] = [];
  for (let day = 0; day <= LONGEST_CATCH_UP; day++) {
    let [left, asked, isOver] = [day === 0 ? today : perDay, 0, false];
    const later: DueWords[] = [];
    const siblings: DueWords[] = [];
    for (const card of cards) {
      const cost = day === 0 ? 1 : card.time;
      if (card.day <= day) isOver ||= cost > left;
      if (card.day > day || isOver) later.push(card);
      else {
        left -= cost;
        asked++;
        if (card.sibling !== null)
          siblings.push({ ...card, day: Math.max(card.sibling, day + 1), sibling: null });
      }
    }
    cards = [...later, ...siblings].toSorted((a, b) => a.day - b.day);
    counts.push(asked);
    waiting.push(cards.filter((card) => card.day <= day).length);
  }
  const even = waiting.indexOf(0);
  return { due: counts.slice(1, DAYS_AHEAD + 1), evenAfter: even < 0 ? null : even };
}

test("counts come to the same as every single card, whatever is due when", () => {
  const some = fc.record({
    day: fc.nat(12),
    words: fc.integer({ min: 1, max: 30 }),
    time: fc.constantFrom(5, 10, 25),
    sibling: fc.option(fc.nat(20)),
  });
  fc.assert(
    fc.property(
      fc.array(some, { maxLength: 12 }),
      fc.nat(60),
      fc.integer({ min: 30, max: 400 }),
      (all, today, perDay) => {
        const coming = all.toSorted((a, b) => a.day - b.day);
        expect(planAhead(coming, { today, perDay })).toEqual(naively(coming, today, perDay));
      },
    ),
  );
});

test("paces are half, once and twice the minutes, in whole fives, each of them once", () => {
  expect([10, 15, 1, 12, 200, 240].map(pacesOf)).toEqual([
    [5, 10, 20],
    [10, 15, 30],
    [5],
    [5, 10, 25],
    [100, 200, 240],
    [120, 240],
  ]);
});
