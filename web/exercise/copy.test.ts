import { expect, test } from "vitest";

import { differenceOf } from "./copy.ts";

test("a copy is the same letter by letter, but for spaces around it", () => {
  expect(differenceOf(" der Wasserkessel ", "der Wasserkessel")).toBeNull();
  expect(differenceOf("der Waserkessel", "der Wasserkessel")).toMatchObject({ letters: 1 });
  expect(differenceOf("der wasserkessel", "der Wasserkessel")).toMatchObject({ letters: 1 });
  expect(differenceOf("schon", "schön")).toMatchObject({ letters: 1 });
});

test("nothing, or another word, is not the same", () => {
  expect(differenceOf("", "Haus")?.letters).toBeNull();
  expect(differenceOf("xyz", "Haus")?.letters).toBeNull();
});

test("the letters of a copy may be composed or not", () => {
  expect(differenceOf("scho\u0308n", "schön")).toBeNull();
});

test("what stands beside a word may be copied or not", () => {
  expect(differenceOf("Katze, die", "Katze, die")).toBeNull();
  expect(differenceOf("car / automobile", "car / automobile")).toBeNull();
  expect(differenceOf("automobile", "car / automobile")).toBeNull();
});
