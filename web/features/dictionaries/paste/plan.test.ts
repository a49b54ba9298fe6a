import { expect, test } from "vitest";

import { changesOf } from "./plan-changes.ts";
import { planLines, type KnownWord, type PlannedLine } from "./plan.ts";
import { readLines } from "./read-lines.ts";
import { rowsOf } from "./rows.ts";

const known: KnownWord[] = [
  { id: "1", term: "Bär", definitions: ["bear"], note: "", example: "Ein Bär brummt.", tags: ["animals"] },
];

function plan(text: string, language = "de", left: readonly string[] = []): PlannedLine[] {
  const rows = rowsOf(
    readLines(
      text,
      { term: "tab", definitions: "comma" },
      { termsLanguage: language, definitionsLanguage: "en" },
    ),
  );
  const steps = planLines(rows, known, language, ({ key }) => !left.includes(key));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

test("each line is told as new, known, repeated or wrong", () => {
  const lines = plan("Abend\tevening\nbar\tanimal\nABEND\tnight\nnothing\n\u0007x\ty");
  expect(lines.map(({ status }) => status)).toEqual(["new", "known", "repeated", "wrong", "wrong"]);
  expect(lines.slice(3).map(({ complaint }) => complaint?.key)).toEqual(["required", "forbidden"]);
});

test("a line that is not wanted is left out, and no other repeats it", () => {
  const lines = plan("Abend\tevening\nabend\tnight\nbar\tanimal", "de", ["1", "3"]);
  expect(lines.map(({ status }) => status)).toEqual(["left", "new", "left"]);
  expect(changesOf(lines, "merge", 10)).toMatchObject({ create: [{ term: "abend" }], update: [], left: 0 });
});

test("merging adds definitions to the word that is there, and lines of one paste to each other", () => {
  const changes = changesOf(plan("bär\tanimal, bear\nAbend\tevening\nabend\tnight"), "merge", 10);
  expect(changes).toEqual({
    create: [{ term: "Abend", definitions: ["evening", "night"], note: "", example: "", tags: [] }],
    update: [{ id: "1", definitions: ["bear", "animal"] }],
    left: 0,
  });
});

test("merging what is there already changes nothing", () => {
  expect(changesOf(plan("bär\tbear"), "merge", 10)).toEqual({ create: [], update: [], left: 0 });
});

test("merging fills what is empty of a word and joins its tags, also without a new definition", () => {
  const more = { note: "der", example: "Zwei Bären", tags: ["Animals", "wood"] };
  const lines = plan("bär\tbear\nAbend\tevening\nabend\tevening").map((line) => ({ ...line, ...more }));
  const [first, second, third] = lines;
  if (!first || !second || !third) throw new Error("Three lines were planned");
  const changes = changesOf([first, { ...second, note: "", tags: [] }, third], "merge", 10);
  expect(changes).toEqual({
    create: [{ term: "Abend", definitions: ["evening"], ...more }],
    update: [{ id: "1", note: "der", tags: ["animals", "wood"] }],
    left: 0,
  });
});

test("duplicates can be skipped or added", () => {
  const lines = plan("bär\tanimal\nAbend\tevening\nabend\tnight");
  expect(changesOf(lines, "skip", 10).create).toHaveLength(1);
  expect(changesOf(lines, "skip", 10).update).toEqual([]);
  expect(changesOf(lines, "add", 10).create).toHaveLength(3);
});

test("only as many words as there is room for are added, and the rest is counted", () => {
  const { create, left } = changesOf(plan("a\tx\nb\tx\nc\tx"), "merge", 2);
  expect(create.map(({ term }) => term)).toEqual(["a", "b"]);
  expect(left).toBe(1);
});
