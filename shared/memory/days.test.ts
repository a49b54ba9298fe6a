import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import * as fc from "fast-check";
import { expect, test } from "vitest";

import { Calendar, dayNumber, dayText, mondayOf } from "./days.ts";

const dayIn = (timeZone: string, dayStartsAt: number, at: string): string =>
  dayText(new Calendar({ timeZone, dayStartsAt }).dayOf(Date.parse(at)));

test.each([
  ["UTC", 4, "2026-03-10T03:59:59.999Z", "2026-03-09"],
  ["UTC", 4, "2026-03-10T04:00:00Z", "2026-03-10"],
  ["UTC", 0, "2026-03-10T00:00:00Z", "2026-03-10"],
  ["Europe/Berlin", 4, "2026-03-10T02:59:59Z", "2026-03-09"],
  ["Europe/Berlin", 4, "2026-03-10T03:00:00Z", "2026-03-10"],
  ["America/Los_Angeles", 4, "2026-03-10T08:00:00Z", "2026-03-09"],
  ["Asia/Kathmandu", 0, "2026-03-09T18:15:00Z", "2026-03-10"],
  ["Pacific/Auckland", 23, "2026-03-09T09:59:59Z", "2026-03-08"],
])("in %s, where days start at %i, %s is of %s", (zone, hour, at, day) => {
  expect(dayIn(zone, hour, at)).toBe(day);
});

// Clocks go from 2 to 3 on 29 March 2026 in Berlin, and from 3 to 2 on 25 October.
test.each([
  [2, "2026-03-29T00:59:59Z", "2026-03-28"],
  [2, "2026-03-29T01:00:00Z", "2026-03-29"],
  [3, "2026-03-29T01:00:00Z", "2026-03-29"],
  [3, "2026-10-25T01:59:59Z", "2026-10-24"],
  [3, "2026-10-25T02:00:00Z", "2026-10-25"],
])("where days start at %i, a day goes by the wall clock also when clocks change: %s", (hour, at, day) => {
  expect(dayIn("Europe/Berlin", hour, at)).toBe(day);
});

test("two evenings are a day apart though clocks changed between", () => {
  expect(dayIn("Europe/Berlin", 4, "2026-03-28T22:30:00Z")).toBe("2026-03-28");
  expect(dayIn("Europe/Berlin", 4, "2026-03-29T21:30:00Z")).toBe("2026-03-29");
});

const zones = fc.constantFrom(
  "UTC",
  "Europe/Berlin",
  "Africa/Casablanca",
  "America/Havana",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Pacific/Apia",
);

test("the day is the date that the platform tells, at any time", () => {
  const since1990 = fc.integer({ min: 7305 * 86_400, max: 25_000 * 86_400 });
  fc.assert(
    fc.property(zones, since1990, (timeZone, seconds) => {
      const at = seconds * 1000;
      const told = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(at);
      expect(dayText(new Calendar({ timeZone, dayStartsAt: 0 }).dayOf(at))).toBe(told);
    }),
    { numRuns: 2000 },
  );
});

test("a day begins with its first instant", () => {
  fc.assert(
    fc.property(
      zones,
      fc.nat({ max: 23 }),
      fc.integer({ min: 7305, max: 25_000 }),
      (timeZone, dayStartsAt, day) => {
        const calendar = new Calendar({ timeZone, dayStartsAt });
        const start = calendar.startOf(day);
        expect(calendar.dayOf(start - 1)).toBeLessThan(day);
        expect(calendar.dayOf(start)).toBeGreaterThanOrEqual(day);
      },
    ),
    { numRuns: 500 },
  );
});

test("weeks begin on Monday", () => {
  const monday = (text: string) => dayText(mondayOf(dayNumber(text)));
  expect(["2026-11-22", "2026-11-23", "2026-11-29", "1969-12-31"].map(monday)).toEqual([
    "2026-11-16",
    "2026-11-23",
    "2026-11-23",
    "1969-12-29",
  ]);
});

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const megabytes = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
};

test("little is kept of the calendars of many zones", () => {
  const before = megabytes();
  for (const timeZone of Intl.supportedValuesOf("timeZone").slice(0, 60)) {
    const calendar = new Calendar({ timeZone, dayStartsAt: 4 });
    for (let day = 7305; day < 20_000; day += 8) calendar.dayOf(day * 86_400_000);
  }
  expect(megabytes() - before).toBeLessThan(4);
});
