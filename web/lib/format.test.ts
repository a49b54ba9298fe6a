import { expect, test } from "vitest";

import { INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import { LANGUAGE_CODES } from "../../shared/languages.ts";
import { formatIn } from "./format.ts";
import { i18n, startI18n } from "./i18n.ts";
import { localeOf, numberIn } from "./locale.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const ago = (minutes: number): number => now - minutes * 60_000;

test("a time is told as people tell it", () => {
  const { relative } = formatIn("en", "just now");
  expect(relative(now, now)).toBe("just now");
  expect(relative(ago(0.9), now)).toBe("just now");
  expect(relative(ago(12), now)).toBe("12 minutes ago");
  expect(relative(ago(125), now)).toBe("2 hours ago");
  expect(relative(ago(24 * 60), now)).toBe("yesterday");
  expect(relative(ago(6 * 24 * 60), now)).toBe("6 days ago");
  expect(relative(ago(8 * 24 * 60), now)).toBe("Nov 12, 2026");
  expect(formatIn("uk").relative(ago(2), now)).toBe("2 хвилини тому");
});

test("a language is named in the reader's language, else by its own name", () => {
  expect(formatIn("de").languageName("uk")).toBe("Ukrainisch");
  expect(formatIn("pl").languageName("en")).toBe("angielski");
});

test.each(INTERFACE_LANGUAGES)("%s has a name of its own for every language of a dictionary", (language) => {
  const { languageName, languageTitle } = formatIn(language);
  const names = LANGUAGE_CODES.map(languageName);
  expect(new Set(names).size).toBe(LANGUAGE_CODES.length);
  const script = ["uk", "ru"].includes(language)
    ? /^[\p{Script=Cyrillic}\s()’'-]+$/u
    : /^[\p{Script=Latin}\s()’'-]+$/u;
  for (const name of names) expect(name).toMatch(script);
  expect(languageTitle("uk")).toMatch(/^\p{Lu}/u);
});

test.each([
  ["en", "23 hr", "25 min"],
  ["uk", "23 год", "25 хв"],
  ["de", "23 Std.", "25 Min."],
  ["fr", "23 h", "25 min"],
  ["es", "23 h", "25 min"],
  ["it", "23 h", "25 min"],
  ["pl", "23 godz.", "25 min"],
  ["ru", "23 ч", "25 мин"],
])("a time that is left stands apart from its unit, on one line, in %s", (language, hours, minutes) => {
  const { span } = formatIn(language);
  const told = [span(23 * 3_600_000), span(25 * 60_000)];
  expect(told.join()).not.toContain(" ");
  expect(told.map((text) => text.replace(/\s/u, " "))).toEqual([hours, minutes]);
});

test("money shows its currency", () => {
  expect(formatIn("en").money(3.99, "usd")).toBe("$3.99");
});

test("times of day, shares and lists are told as the region tells them", () => {
  const time = new Date(2026, 10, 20, 13, 5);
  expect(formatIn("en-GB").timeOfDay(time)).toBe("13:05");
  expect(formatIn("en-US").timeOfDay(time)).toMatch(/^1:05\sPM$/);
  expect(formatIn("de").percent(0.8)).toMatch(/^80\s%$/);
  expect(formatIn("en-GB").list(["a", "b", "c"])).toBe("a, b and c");
  expect(formatIn("uk").list(["a", "b"])).toBe("a і b");
});

test("the region of the browser counts where it speaks the language", () => {
  expect(localeOf("en", ["de-AT", "en-GB"])).toBe("en-GB");
  expect(localeOf("uk", ["de-AT", "en-GB"])).toBe("uk");
});

test("numbers within texts are those of the region too", async () => {
  await startI18n("de");
  expect(i18n.t("dictionaries.edit.deletedMany", { count: 2000 })).toContain("2.000");
  expect(numberIn("en-IN", 200_000)).toBe("2,00,000");
});
