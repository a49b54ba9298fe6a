import { expect, test } from "vitest";

import { isMadeOfContext } from "./context-words.ts";

test.each([
  ["Wordhoard1", null],
  ["wordHoard2026!", "ann@example.test"],
  ["Reader2026", "reader@example.test"],
  ["Anna.Reader7", "anna.reader@example.test"],
  ["ReaderAnna77", "anna.reader@example.test"],
  ["1Example1", "ann@example.test"],
  ["ReaderWordhoard1", "reader@example.test"],
])("%s of %s is easy to guess", (password, email) => {
  expect(isMadeOfContext(password, email)).toBe(true);
});

test.each([
  ["Correct7Horse", "reader@example.test"],
  ["Reader8Horse", "reader@example.test"],
  ["Ann4Ever.Sun", "ann@example.test"],
  ["Abc12345", null],
])("%s of %s is not", (password, email) => {
  expect(isMadeOfContext(password, email)).toBe(false);
});
