import { expect, test } from "vitest";

import { cut, short } from "../../../shared/text/bounds.ts";
import { growthOf, LINEAR } from "../../../test/processor-time.ts";
import { definitionsIn } from "./definitions.ts";

test.each([
  ["dog", ["dog"]],
  ["dog, hound", ["dog", "hound"]],
  ["dog; hound, cur", ["dog", "hound", "cur"]],
  ["1. dog\n2) hound\n• cur", ["dog", "hound", "cur"]],
  ["dog (animal, pet), hound", ["dog (animal; pet)", "hound"]],
  ["(n, vs (suru, verb)) study", ["(n; vs (suru; verb)) study"]],
  ["犬、いぬ；ドッグ", ["犬", "いぬ", "ドッグ"]],
  ["smile :(, frown", ["smile :(", "frown"]],
  ["dog\ndog", ["dog"]],
  [" , ;\n- \n", ["-"]],
  ["", []],
])("%j are %j", (text, definitions) => {
  expect(definitionsIn(short(text))).toEqual(definitions);
});

test.each(["(", "([{（「", ",", "()", "a,(b,"])(
  "a long run of %j is read in a time that grows with its length",
  async (piece) => {
    const text = piece.repeat(10_000);
    expect(await growthOf(text, (part) => definitionsIn(cut(part, part.length)))).toBeLessThan(LINEAR);
  },
);
