import { expect, test } from "vitest";

import { EMPTY_DRAFT } from "./kept-changes.ts";
import { checkedWord } from "./word-complaints.ts";
import { withoutEmpty, wordOf } from "./word-draft.ts";

const draft = { ...EMPTY_DRAFT, term: "Amt", definitions: ["office"] };

test("what is being typed counts, a tag once however it is written", () => {
  const word = wordOf({ ...draft, typed: " agency ", tags: ["Büro"], typedTag: "BÜRO" });
  expect(word).toMatchObject({ definitions: ["office", "agency"], tags: ["Büro"] });
  expect(wordOf({ ...draft, typedTag: "Amt" }).tags).toEqual(["Amt"]);
});

test("a new word says nothing of what is empty", () => {
  expect(withoutEmpty(wordOf(draft))).toEqual({ term: "Amt", definitions: ["office"] });
  expect(withoutEmpty(wordOf({ ...draft, note: "n" }))).toEqual({
    term: "Amt",
    definitions: ["office"],
    note: "n",
  });
});

test("what is wrong is told at its field", () => {
  const { complaints } = checkedWord(wordOf({ ...draft, note: "x".repeat(1001), tags: ["y".repeat(32)] }));
  expect(Object.keys(complaints ?? {})).toEqual(["note", "tags"]);
  expect(checkedWord(wordOf({ ...draft, note: " a \n\n" })).text?.note).toBe("a");
});
