import { expect, test } from "vitest";

import {
  firstWordOf,
  leavesOf,
  letterOfWord,
  placeOfLetter,
  sectionsOf,
  wholeList,
  type Letter,
} from "./sections.ts";

const letters: Letter[] = [
  { letter: "A", count: 30, after: null },
  { letter: "B", count: 25, after: "before B" },
  { letter: "C", count: 100, after: "before C" },
  { letter: "D", count: 3, after: "before D" },
];
const none = () => 0;

test("short letters share a section, so that no leaf but a section's last is short", () => {
  const sections = sectionsOf(letters);
  expect(sections.map(({ after, count }) => [after, count])).toEqual([
    [null, 55],
    ["before C", 100],
    ["before D", 3],
  ]);
  expect(sections.map(({ bounded }) => bounded)).toEqual([true, true, false]);
  expect(leavesOf(sections, none)).toHaveLength(2 + 3 + 1);
});

test("a letter is found on its leaf, wherever in a section it begins", () => {
  const sections = sectionsOf(letters);
  expect(placeOfLetter(letters, sections, "B")).toEqual({ word: 30, leaf: 0 });
  expect(placeOfLetter(letters, sections, "C")).toEqual({ word: 55, leaf: 2 });
  expect(placeOfLetter(letters, sections, "D")).toEqual({ word: 155, leaf: 5 });
  expect(placeOfLetter(letters, sections, "X")).toBeNull();
});

test("leaves and letters agree about the words they begin with", () => {
  const leaves = leavesOf(sectionsOf(letters), none);
  const first = leaves.map((_, leaf) => firstWordOf(leaves, leaf));
  expect(first).toEqual([0, 40, 55, 95, 135, 155]);
  expect(first.map((word) => letterOfWord(letters, word))).toEqual(["A", "B", "C", "C", "C", "D"]);
});

test("a list of unknown length has the leaves that were reached", () => {
  expect(leavesOf(wholeList(null), () => 3)).toHaveLength(3);
  expect(leavesOf(wholeList(null), none)).toHaveLength(1);
  expect(leavesOf(wholeList(81), none)).toHaveLength(3);
});
