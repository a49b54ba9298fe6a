import { expect, test } from "vitest";

import { liveThroughMonth, MINUTES, type MonthDay } from "../bench/learning/month.ts";

const WITHIN = 0.15;

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const off = (share: number): number => Math.abs(share - 1);

const SEEDS = [1, 2, 3, 4];
const PEOPLE = [
  { name: "remembers as assumed", strength: 1 },
  { name: "forgets faster", strength: 0.6 },
  { name: "forgets more slowly", strength: 1.5 },
];

/** Months of people of whom nothing is known beforehand. */
const monthsOf = (strength: number): MonthDay[][] =>
  SEEDS.map((seed) => liveThroughMonth({ strength, spread: 0.5, seed }));

for (const { name, strength } of PEOPLE)
  test(`a full day takes the minutes that it may, also after a holiday, for who ${name}`, () => {
    const months = monthsOf(strength);
    for (const days of months) {
      const full = days.filter(({ isFull }) => isFull).map(({ taken }) => taken / MINUTES);
      expect(full.length).toBeGreaterThan(5);
      expect(off(mean(full))).toBeLessThan(WITHIN);
    }
    const back = months.map((days) => days.find(({ waiting }) => waiting > 100));
    expect(off(mean(back.map((day) => (day?.taken ?? 0) / MINUTES)))).toBeLessThan(WITHIN);
    // From the third day on there are enough answers to tell by.
    const told = months.flatMap((days) => days.slice(2)).map(({ taken, promised }) => taken / promised);
    expect(off(mean(told))).toBeLessThan(WITHIN);
    expect(told.filter((share) => off(share) < 2 * WITHIN).length / told.length).toBeGreaterThan(0.9);
  });

test("both languages are begun from the first day on, and nothing new comes while something waits", () => {
  for (const days of monthsOf(1)) {
    expect(days[0]?.begun).toEqual([10, 10]);
    for (const { waiting, begun } of days) if (waiting > 0) expect(begun).toEqual([0, 0]);
    const begun = [0, 1].map((index) => days.reduce((sum, day) => sum + (day.begun[index] ?? 0), 0));
    expect(begun[1]).toBe(120);
  }
});
