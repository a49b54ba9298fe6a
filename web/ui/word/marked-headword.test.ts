import { expect, test } from "vitest";

import { aroundHeadword } from "./marked-headword.ts";

const marked = (example: string, term: string, language = "de") =>
  aroundHeadword(example, term, language)
    .map(({ text, headword }) => (headword ? `[${text}]` : text))
    .join("");

test.each([
  ["Ich warte auf dich.", "warten", "Ich warte auf dich."],
  ["einen Antrag stellen", "der Antrag", "einen [Antrag] stellen"],
  ["Die Anmeldung ist morgen.", "die Anmeldung", "[Die Anmeldung] ist morgen."],
  ["Guten Abend!", "abend", "Guten [Abend]!"],
  ["der", "der", "[der]"],
  ["Nichts davon", "etwas", "Nichts davon"],
])("%s around %s", (example, term, expected) => {
  expect(marked(example, term)).toBe(expected);
});

test("letters that change their number with their case leave everything in its place", () => {
  expect(marked("İstanbul’da bir gün", "gün", "en")).toBe("İstanbul’da bir [gün]");
});
