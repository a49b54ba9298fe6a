import { expect, test } from "vitest";

import { dateFormat } from "./dates.ts";
import { INTERFACE_LANGUAGES } from "./languages.ts";

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));

const FIRST = {
  en: "November 1, 2026",
  uk: "1 листопада 2026\u00a0р.",
  de: "1. November 2026",
  fr: "1er novembre 2026",
  es: "1 de noviembre de 2026",
  it: "1 novembre 2026",
  pl: "1 listopada 2026",
  ru: "1 ноября 2026\u00a0г.",
};

test.each(INTERFACE_LANGUAGES)("the first of a month in %s", (language) => {
  expect(dateFormat(language, { dateStyle: "long", timeZone: "UTC" })(day(1))).toBe(FIRST[language]);
});

test("in French, the first is an ordinal beside a weekday and a short month too, and nothing else is", () => {
  const options = {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  } as const;
  const format = dateFormat("fr-FR", { ...options, timeZone: "UTC" });
  expect(format(day(1))).toMatch(/^dim\. 1er nov\., 0?0:00$/);
  for (const number of [11, 21]) expect(format(day(number))).not.toContain("er ");
  const time = dateFormat("fr-CA", { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  expect(time(Date.UTC(2026, 10, 1, 1, 1))).not.toContain("er");
});
