import { expect, test } from "vitest";

import { caughtTerm, stateWith, termIn } from "./caught-term.ts";

test.each([
  [{ text: "Auskunft" }, "Auskunft"],
  [{ text: "“Auskunft”\n https://example.test/a?b#c", title: "A page" }, "Auskunft"],
  [{ text: '"der  Hund"', url: "https://example.test/" }, "der Hund"],
  [{ text: "«довідка» https://example.test/" }, "довідка"],
  [{ text: "\n\n eins\nzwei" }, "eins"],
  [{ text: "https://example.test/", title: "A page" }, "A page"],
  [{ title: "A page" }, "A page"],
  [{ text: "it's" }, "it's"],
  [{ text: "x".repeat(9000) }, "x".repeat(255)],
  [{ url: "https://example.test/" }, ""],
  [{}, ""],
])("%j is shared for %j", (shared: Record<string, string>, term) => {
  expect(caughtTerm(new URLSearchParams(shared))).toBe(term);
});

test.each([null, undefined, 7, "Hund", {}, { term: 7 }])("nothing was caught in %j", (state) => {
  expect(termIn(state)).toBe("");
  expect(termIn(stateWith("Hund"))).toBe("Hund");
});
