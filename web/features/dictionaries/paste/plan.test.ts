import { expect, test } from "vitest";

import type { LanguageCode } from "../../../../shared/languages.ts";
import { likelySeparators } from "./likely-separators.ts";
import { changesOf } from "./plan-changes.ts";
import { indexKnown, planLines, type KnownWord, type PlannedLine } from "./plan.ts";
import { readLines, resultOf } from "./read-lines.fixture.ts";
import { rowsOf, withJoined } from "./rows.ts";

const known: KnownWord[] = [
  { id: "1", term: "Bär", definitions: ["bear"], note: "", example: "Ein Bär brummt.", tags: ["animals"] },
];

function plan(
  text: string,
  language: LanguageCode = "de",
  left: readonly string[] = [],
  joined: readonly string[] = [],
): PlannedLine[] {
  const separators = likelySeparators(text);
  const languages = { termsLanguage: language, definitionsLanguage: "en" } as const;
  const rows = joined.reduce(
    (all, key) => withJoined(all, key, true),
    rowsOf(readLines(text, { ...separators, definitions: "comma" }, languages)),
  );
  const index = resultOf(indexKnown(known, language));
  return resultOf(planLines(rows, index, language, ({ key }) => !left.includes(key)));
}

test("each line is told as new, known, repeated or wrong", () => {
  const lines = plan("Abend\tevening\nBär\tanimal\nAbend\tnight\nnothing\n\u0007x\ty");
  expect(lines.map(({ status }) => status)).toEqual(["new", "known", "repeated", "wrong", "wrong"]);
  expect(lines.slice(3).map(({ complaint }) => complaint?.key)).toEqual(["required", "forbidden"]);
});

test("a line that is not wanted is left out, and no other repeats it", () => {
  const lines = plan("Abend\tevening\nAbend\tnight\nBär\tanimal", "de", ["1", "3"]);
  expect(lines.map(({ status }) => status)).toEqual(["left", "new", "left"]);
  expect(changesOf(lines, "merge", 10)).toMatchObject({ create: [{ term: "Abend" }], update: [], left: 0 });
});

test.each<[LanguageCode, string]>([
  ["de", "schon schön Weg weg Maße Masse Mutter Mütter"],
  ["es", "si sí ano año papa papá el él"],
  ["tr", "ılık ilik Isı ısı isi hala hâlâ"],
  ["vi", "ma má mà mả mã mạ dao đao"],
  ["fr", "sur sûr ou où cœur coeur côte côté cote"],
  ["el", "πότε ποτέ νόμος νομός η ή"],
  ["ru", "все всё мой мои Вера вера"],
  ["uk", "грати ґрати іній инший"],
  ["he", "ספר סֵפֶר"],
  ["ar", "علم عَلَم قلب قلبٌ"],
  ["ko", "눈 눈물 누나"],
  ["ja", "はし ハシ はは ぱぱ"],
  ["pl", "sad sąd łaska laska kat kąt"],
  ["en", "polish Polish may May resume résumé"],
] as const)("%s: as many words as lines, whatever of them is similar", (language, terms) => {
  const lines = plan(terms.replaceAll(" ", "\tx\n") + "\tx", language);
  expect(lines.map(({ status }) => status)).toEqual(terms.split(" ").map(() => "new"));
  expect(changesOf(lines, "merge", 100).create.map(({ term }) => term)).toEqual(terms.split(" "));
});

test("composed and decomposed letters, apostrophes, dashes and white space make no other word", () => {
  const lines = plan(
    "schön\tx\nscho\u0308n\ty\nl’eau\tx\nl'eau\ty\nT-Shirt\tx\nT‑Shirt\ty\nguten  Tag\tx\nguten\u00a0Tag\ty",
  );
  expect(lines.map(({ status }) => status)).toEqual(
    lines.map((_, at) => (at % 2 === 0 ? "new" : "repeated")),
  );
});

test("what is similar to a word that is there, or to an earlier line, is told and kept", () => {
  const lines = plan("bar\tnaked\ndas Brot\tbread\ndas Brot, -e\tloaf\nBrot\tloaf\nHund\tdog");
  expect(lines.map(({ similar }) => similar && [similar.term, similar.known?.id, similar.earlier])).toEqual([
    ["Bär", "1", null],
    null,
    ["das Brot", undefined, 1],
    ["das Brot", undefined, 1],
    null,
  ]);
  expect(changesOf(lines, "merge", 10)).toMatchObject({
    create: lines.map(({ term }) => ({ term })),
    update: [],
  });
});

test("a similar line can be joined with what it resembles, whatever becomes of duplicates", () => {
  const text = "bar\tnaked\ndas Brot\tbread\ndas Brot, -e\tloaf\nBrot\tfood\nBrot\tcrumb";
  const lines = plan(text, "de", [], ["1", "3", "4"]);
  expect(lines.map(({ status }) => status)).toEqual(["known", "new", "repeated", "repeated", "repeated"]);
  const bread = { term: "das Brot", definitions: ["bread", "loaf", "food", "crumb"] };
  expect(changesOf(lines, "merge", 10)).toMatchObject({
    create: [bread],
    update: [{ id: "1", definitions: ["bear", "naked"] }],
  });
  expect(changesOf(lines, "skip", 10)).toMatchObject({
    create: [{ ...bread, definitions: ["bread", "loaf", "food"] }],
    update: [{ id: "1" }],
  });
  expect(changesOf(lines, "add", 10).create).toMatchObject([
    { ...bread, definitions: ["bread", "loaf", "food"] },
    { term: "Brot", definitions: ["crumb"] },
  ]);
});

test("a repeated line alone can be joined with the earlier one", () => {
  const lines = plan("Bär\tanimal\nBär\tstar\nAbend\tevening\nAbend\tnight", "de", [], ["2", "4"]);
  expect(changesOf(lines, "add", 10)).toMatchObject({
    create: [
      { term: "Bär", definitions: ["animal", "star"] },
      { term: "Abend", definitions: ["evening", "night"] },
    ],
    update: [],
  });
});

test("a line of an export of ours is a word, also where another has the same term", () => {
  const text = "Bär,animal,,,\r\nBär,bear,,Ein Bär brummt.,animals\r\nAbend,evening,,,\r\nAbend,night,,,\r\n";
  const lines = plan(text);
  expect(lines.map(({ status, known: word }) => [status, word?.id])).toEqual([
    ["new", undefined],
    ["known", "1"],
    ["new", undefined],
    ["new", undefined],
  ]);
  expect(changesOf(lines, "merge", 10)).toMatchObject({
    create: [
      { term: "Bär", definitions: ["animal"] },
      { term: "Abend", definitions: ["evening"] },
      { term: "Abend", definitions: ["night"] },
    ],
    update: [],
  });
});

test("merging adds definitions to the word that is there, and lines of one paste to each other", () => {
  const changes = changesOf(plan("Bär\tanimal, bear\nAbend\tevening\nAbend\tnight"), "merge", 10);
  expect(changes).toEqual({
    create: [{ term: "Abend", definitions: ["evening", "night"], note: "", example: "", tags: [] }],
    update: [{ id: "1", definitions: ["bear", "animal"] }],
    left: 0,
  });
});

test("merging what is there already changes nothing", () => {
  expect(changesOf(plan("Bär\tbear"), "merge", 10)).toEqual({ create: [], update: [], left: 0 });
});

test("merging fills what is empty of a word and joins its tags, also without a new definition", () => {
  const more = { note: "der", example: "Zwei Bären", tags: ["Animals", "wood"] };
  const lines = plan("Bär\tbear\nAbend\tevening\nAbend\tevening").map((line) => ({ ...line, ...more }));
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
  const lines = plan("Bär\tanimal\nAbend\tevening\nAbend\tnight");
  expect(changesOf(lines, "skip", 10).create).toHaveLength(1);
  expect(changesOf(lines, "skip", 10).update).toEqual([]);
  expect(changesOf(lines, "add", 10).create).toHaveLength(3);
});

test("only as many words as there is room for are added, and the rest is counted", () => {
  const { create, left } = changesOf(plan("a\tx\nb\tx\nc\tx"), "merge", 2);
  expect(create.map(({ term }) => term)).toEqual(["a", "b"]);
  expect(left).toBe(1);
});
