import { expect, test } from "vitest";

import { readLines } from "./read-lines.fixture.ts";
import { readAgain, rowsOf, splitText, withJoin, withSplit, withText, type Row } from "./rows.ts";

const GERMAN = { termsLanguage: "de", definitionsLanguage: "en" } as const;
const rows = (text: string): Row[] => rowsOf(readLines(text, { term: "dash", definitions: "comma" }, GERMAN));
const told = (all: readonly Row[]): string[] =>
  all.map(({ key, term, definitions }) => `${key}: ${term} = ${definitions.join(", ")}`);

function joined(text: string): string[] {
  const all = rows(text);
  const [first] = all;
  return first ? told(withJoin(all, first.key, first)) : [];
}

function split(text: string): string[] {
  const all = rows(text);
  const [first] = all;
  const two = first && splitText(first);
  return first && two ? told(withSplit(all, first.key, two)) : told(all);
}

test("a row is changed in its place", () => {
  const text = { term: "der Zug", definitions: ["train"], note: "", example: "", tags: [] };
  expect(told(withText(rows("Zug - trian\nBus - bus"), "1", text))).toEqual([
    "1: der Zug = train",
    "2: Bus = bus",
  ]);
});

test.each([
  [
    "die Arbeits-\nbescheinigung - certificate\nBus - bus",
    ["1: die Arbeitsbescheinigung = certificate", "3: Bus = bus"],
  ],
  ["sich\nfreuen - be glad", ["1: sich freuen = be glad"]],
  ["Zug - train that\nis fast", ["1: Zug = train that is fast"]],
  ["Zug - train\nZug - draught", ["1: Zug = train, draught"]],
  ["Zug - train\nBahn - railway", ["1: Zug / Bahn = train, railway"]],
  ["Zug - train", ["1: Zug = train"]],
])("joined with the next: %j", (text, expected) => {
  expect(joined(text)).toEqual(expected);
});

test.each([
  ["Hund - dog, Katze = cat, kitty\nBus - bus", ["1: Hund = dog", "1.2: Katze = cat, kitty", "2: Bus = bus"]],
  ["Bahn / Zug - train", ["1: Bahn = train", "1.2: Zug = train"]],
  ["Hund - dog, Katze", ["1: Hund = dog", "1.2: Katze = "]],
  ["Hund - dog", ["1: Hund = dog"]],
])("split in two: %j", (text, expected) => {
  expect(split(text)).toEqual(expected);
});

test("a row that was split is split again, and each keeps a key of its own", () => {
  let all = rows("a / b / c - x");
  for (const key of ["1", "1"]) {
    const two = splitText(all.find((row) => row.key === key) as Row);
    if (two) all = withSplit(all, key, two);
  }
  expect(told(all)).toEqual(["1: a = x", "1.3: b = x", "1.2: c = x"]);
});

test("lines that are read in another way keep what was changed by hand, split and joined", () => {
  const text =
    "Zug - trian / tram\nBus - bus / coach\ndie Arbeits-\nbescheinigung - certificate / paper\nBahn / Gleis - rail";
  const before = rows(text);
  const after = rowsOf(readLines(text, { term: "dash", definitions: "slash" }, GERMAN));
  const asRead = (key: string): Row => before.find((row) => row.key === key) as Row;
  let changed = withText(before, "1", { ...asRead("1"), definitions: ["train"] });
  changed = withJoin(changed, "3", asRead("3"));
  changed = withSplit(changed, "5", splitText(asRead("5")) as NonNullable<ReturnType<typeof splitText>>);
  const result = readAgain(changed, after);
  expect(result.map(({ key, term, definitions }) => [key, term, definitions])).toEqual([
    ["1", "Zug", ["train"]],
    ["2", "Bus", ["bus", "coach"]],
    ["3", "die Arbeitsbescheinigung", ["certificate / paper"]],
    ["5", "Bahn", ["rail"]],
    ["5.2", "Gleis", ["rail"]],
  ]);
});

test("what was changed by hand to what a separator reads stays when another is tried", () => {
  const text = "Zug - train / tram";
  const bySlash = rowsOf(readLines(text, { term: "dash", definitions: "slash" }, GERMAN));
  const [read] = bySlash;
  const changed = withText(rows(text), "1", { ...(read as Row) });
  const result = readAgain(readAgain(changed, bySlash), rows(text));
  expect(result.map(({ definitions }) => definitions)).toEqual([["train", "tram"]]);
});
