import { expect, test } from "vitest";

import { nextReminder } from "./next-time.ts";

const next = (hour: number, timeZone: string, now: string, sentAt?: string) =>
  new Date(
    nextReminder({ hour, timeZone }, Date.parse(now), sentAt ? Date.parse(sentAt) : null),
  ).toISOString();

test.each([
  ["later today", 19, "Europe/Kyiv", "2026-01-10T12:00:00Z", "2026-01-10T17:00:00.000Z"],
  ["tomorrow, where the hour is past", 8, "Europe/Kyiv", "2026-01-10T12:00:00Z", "2026-01-11T06:00:00.000Z"],
  ["not this very instant", 8, "UTC", "2026-01-10T08:00:00Z", "2026-01-11T08:00:00.000Z"],
  ["at midnight", 0, "Asia/Tokyo", "2026-01-10T12:00:00Z", "2026-01-10T15:00:00.000Z"],
  ["in summer", 8, "Europe/Berlin", "2026-07-10T12:00:00Z", "2026-07-11T06:00:00.000Z"],
  ["once where an hour is left out", 2, "Europe/Berlin", "2026-03-28T12:00:00Z", "2026-03-29T01:00:00.000Z"],
])("the next mail comes %s", (_when, hour, zone, now, expected) => {
  expect(next(hour, zone, now)).toBe(expected);
});

test("a later hour on the day of a mail is tomorrow's", () => {
  expect(next(18, "UTC", "2026-01-10T12:00:00Z", "2026-01-10T08:00:00Z")).toBe("2026-01-11T18:00:00.000Z");
  expect(next(18, "UTC", "2026-01-10T12:00:00Z", "2026-01-09T20:00:00Z")).toBe("2026-01-10T18:00:00.000Z");
});

test("from one mail to the next there is always a day, also where clocks change", () => {
  let at = Date.parse("2026-10-20T07:00:00Z");
  const dates = Array.from({ length: 10 }, () => {
    at = nextReminder({ hour: 2, timeZone: "Europe/Berlin" }, at, at);
    return new Intl.DateTimeFormat("sv", { timeZone: "Europe/Berlin", dateStyle: "short" }).format(at);
  });
  expect(dates).toEqual(Array.from({ length: 10 }, (_, index) => `2026-10-${21 + index}`));
});
