import { expect, test } from "vitest";

import { commonTags, retagged } from "./retag.ts";

const words = [
  { id: "a", tags: ["B1", "Essen"] },
  { id: "b", tags: ["essen", "Reise"] },
];

test("tags that all words have are common, blind to case", () => {
  expect(commonTags(words)).toEqual(["Essen"]);
  expect(commonTags([])).toEqual([]);
});

test("new tags come to each word, and each word keeps its own", () => {
  expect(retagged(words, ["Essen"], ["Essen", "b1"])).toEqual({
    changed: [{ id: "b", tags: ["essen", "Reise", "b1"] }],
    full: 0,
  });
});

test("a common tag that is removed goes from each word", () => {
  expect(retagged(words, ["Essen"], ["Obst"])).toEqual({
    changed: [
      { id: "a", tags: ["B1", "Obst"] },
      { id: "b", tags: ["Reise", "Obst"] },
    ],
    full: 0,
  });
});

test("a word that would have more than twenty tags stays as it is", () => {
  const many = { id: "c", tags: Array.from({ length: 20 }, (_, i) => `tag ${i}`) };
  expect(retagged([...words, many], [], ["neu"])).toMatchObject({
    changed: [{ id: "a" }, { id: "b" }],
    full: 1,
  });
});
