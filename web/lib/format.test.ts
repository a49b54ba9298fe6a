import { expect, test } from "vitest";

import { formatIn, localeOf } from "./format.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const ago = (minutes: number): number => now - minutes * 60_000;

test("a time is told as people tell it", () => {
  const { relative } = formatIn("en");
  expect(relative(now, now)).toBe("now");
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

test("money shows its currency", () => {
  expect(formatIn("en").money(3.99, "usd")).toBe("$3.99");
});

test("the region of the browser counts where it speaks the language", () => {
  expect(localeOf("en", ["de-AT", "en-GB"])).toBe("en-GB");
  expect(localeOf("uk", ["de-AT", "en-GB"])).toBe("uk");
});
