import * as fc from "fast-check";
import { forgetting_curve, fsrs, FSRSAlgorithm, get_fuzz_range, type FSRSState } from "ts-fsrs";
import { expect, test } from "vitest";

import type { Grade, Memory } from "../api/reviews.ts";
import { Learner, type CardReview } from "./learner.ts";

const SETTINGS = { retention: 0.9, timeZone: "UTC", dayStartsAt: 4 };
const CARD = { wordId: "0190f5a0-0000-7000-8000-000000000001", direction: "forward" } as const;
const NOON = Date.parse("2022-11-29T12:00:00Z");
const DAY = 86_400_000;
const RATING = { again: 1, hard: 2, good: 3, easy: 4 } as const;

const learner = new Learner(SETTINGS);

/** Reviews with their grades, each a number of days after the previous one. */
function historyOf(steps: readonly (readonly [Grade, number])[]): CardReview[] {
  let at = NOON;
  return steps.map(([grade, days], index) => {
    at += days * DAY;
    const id = `0190f5a0-0000-7000-8000-${String(index).padStart(12, "0")}`;
    return { id, at: at + index, grade, milliseconds: 5000, source: "device" };
  });
}

const replay = (steps: readonly (readonly [Grade, number])[]) => learner.replay(CARD, historyOf(steps));

// fsrs-rs, src/inference.rs, its test of the memory state with the default weights; py-fsrs 6 uses the same numbers in
// its tests.
test("the published states of memory: again, and five times good", () => {
  const intervals = [0, 0, 1, 3, 8, 21];
  const memory = replay(intervals.map((days, index) => [index === 0 ? "again" : "good", days]));
  expect(memory?.stability).toBeCloseTo(53.62691, 4);
  expect(memory?.difficulty).toBeCloseTo(6.3574867, 4);
});

// The first stabilities are the first four default weights, in both projects; difficulties are from fsrs-rs's
// init_difficulty.
test.each<[Grade, number, number]>([
  ["again", 0.212, 6.4133],
  ["hard", 1.2931, 5.11217071],
  ["good", 2.3065, 2.11810397],
  ["easy", 8.2956, 1],
])("the published first state of memory: %s", (grade, stability, difficulty) => {
  const memory = replay([[grade, 0]]);
  expect(memory?.stability).toBeCloseTo(stability, 4);
  expect(memory?.difficulty).toBeCloseTo(difficulty, 6);
});

// py-fsrs 6, tests/test_basic.py, test_review_card. Its fifth interval is 497: ts-fsrs, which rounds intermediate
// values, returns 498.
test("the published intervals: a card that is always right on the day", () => {
  const steps: [Grade, number][] = [
    ["good", 0],
    ["good", 0],
  ];
  const intervals: number[] = [];
  for (let next = replay(steps)?.interval ?? 0; intervals.length < 5; next = replay(steps)?.interval ?? 0) {
    intervals.push(next);
    steps.push(["good", next]);
  }
  expect(intervals).toEqual([2, 11, 46, 163, 498]);
});

// py-fsrs 6, tests/test_basic.py, test_repeated_correct_reviews.
test("the published floor of difficulty: ten times easy on one day", () => {
  expect(replay(Array.from({ length: 10 }, () => ["easy", 0]))?.difficulty).toBe(1);
});

const grades = fc.constantFrom<Grade>("again", "hard", "good", "easy");
const histories = fc.array(fc.tuple(grades, fc.nat({ max: 400 })), { minLength: 1, maxLength: 30 });

test("ten thousand random histories come to what ts-fsrs itself makes of them", () => {
  const own = new FSRSAlgorithm({ request_retention: 0.9, enable_short_term: true });
  const { w } = fsrs().parameters;
  fc.assert(
    fc.property(histories, (steps) => {
      let state: FSRSState | null = null;
      for (const [index, [grade, days]] of steps.entries())
        state = own.next_state(state, index === 0 ? 0 : days, RATING[grade]);
      const memory = replay(steps);
      const last = steps.at(-1)?.[0];
      const interval = last === "again" ? 0 : own.next_interval(state?.stability ?? 0, 0);
      expect(memory).toMatchObject({ ...state, reviews: steps.length, interval });
      expect(learner.retrievability(memory ?? never(), (memory?.lastOn ?? 0) + 9)).toBe(
        forgetting_curve(w, 9, state?.stability ?? 0),
      );
    }),
    { numRuns: 10_000 },
  );
});

test("the order in which reviews arrive changes nothing", () => {
  const shuffled = histories.chain((steps) => {
    const history = historyOf(steps);
    return fc.tuple(
      fc.constant(history),
      fc.shuffledSubarray(history, { minLength: history.length, maxLength: history.length }),
    );
  });
  fc.assert(
    fc.property(shuffled, ([history, other]) => {
      expect(learner.replay(CARD, other)).toEqual(learner.replay(CARD, history));
    }),
  );
});

test("a card is due within FSRS's fuzz range of its interval, on the same day each time it is computed", () => {
  fc.assert(
    fc.property(histories, fc.uuid(), (steps, wordId) => {
      const history = historyOf(steps);
      const memory = learner.replay({ ...CARD, wordId }, history) ?? never();
      expect(learner.replay({ ...CARD, wordId }, history)).toEqual(memory);
      const { min_ivl: least, max_ivl: most } = get_fuzz_range(memory.interval, 0, 36_500);
      const wait = memory.dueOn - memory.lastOn;
      if (memory.interval < 2.5) expect(wait).toBe(memory.interval);
      else expect(wait >= least && wait <= most).toBe(true);
    }),
  );
});

test("cards that were learned together drift apart over the whole range", () => {
  const history = historyOf([
    ["good", 0],
    ["good", 2],
    ["good", 11],
  ]);
  const waits = Array.from({ length: 500 }, (_, index) => {
    const memory = learner.replay({ ...CARD, wordId: `word ${index}` }, history) ?? never();
    return memory.dueOn - memory.lastOn;
  });
  const { min_ivl: least, max_ivl: most } = get_fuzz_range(46, 0, 36_500);
  expect([Math.min(...waits), Math.max(...waits)]).toEqual([least, most]);
});

test("lapses are counted after the first success alone", () => {
  const count = (...given: Grade[]) => replay(given.map((grade) => [grade, 1]))?.lapses;
  expect(count("again", "again", "good")).toBe(0);
  expect(count("again", "good", "again", "again", "good", "again")).toBe(3);
});

test("a card after a wrong answer is due on the same day", () => {
  const memory = replay([
    ["good", 0],
    ["again", 30],
  ]);
  expect([memory?.interval, (memory?.dueOn ?? 0) - (memory?.lastOn ?? 0)]).toEqual([0, 0]);
});

test("no reviews are no memory", () => {
  expect(learner.replay(CARD, [])).toBeNull();
});

const never = (): never => {
  throw new Error("A card with reviews has a memory");
};

test("from what the API shows of a card, later reviews come to what all of its reviews come to", () => {
  const grades = fc.constantFrom<Grade>("again", "hard", "good", "easy");
  const history = fc.array(fc.tuple(grades, fc.double({ min: 0, max: 400, noNaN: true })), { maxLength: 12 });
  const settings = fc.record({
    retention: fc.double({ min: 0.7, max: 0.97, noNaN: true }),
    timeZone: fc.constantFrom("UTC", "Europe/Kyiv", "America/Los_Angeles", "Asia/Kolkata", "Pacific/Apia"),
    dayStartsAt: fc.integer({ min: 0, max: 23 }),
  });
  fc.assert(
    fc.property(history, fc.nat(), settings, (steps, cut, of) => {
      const one = new Learner(of);
      const reviews = historyOf(steps);
      const known = cut % (reviews.length + 1);
      const before = one.replay(CARD, reviews.slice(0, known));
      const shown = before && (JSON.parse(JSON.stringify(one.shown(before, before.lastOn))) as Memory);
      const after = one.after(CARD, shown, reviews.slice(known));
      const all = one.replay(CARD, reviews);
      expect(after && { ...after, begunOn: null }).toEqual(all && { ...all, begunOn: null });
    }),
  );
});

test("how likely a card is remembered follows from its days in relation to its stability", () => {
  const memory = replay([
    ["good", 0],
    ["good", 3],
  ]);
  if (!memory) throw new Error("a card with reviews has a memory");
  for (const days of [0, 1, 10, 400]) {
    const faded = days / memory.stability;
    expect(learner.recallAfter(faded)).toBeCloseTo(learner.retrievability(memory, memory.lastOn + days), 6);
  }
});
