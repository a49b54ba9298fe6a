import { expect, test } from "vitest";

import { cut, short } from "../../../shared/text/bounds.ts";
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

test.each(["(", "([{（「", ",", "()", "a,(b,"])("a long run of %j takes no time", (piece) => {
  const began = performance.now();
  definitionsIn(cut(piece.repeat(100_000), 500_000));
  expect(performance.now() - began).toBeLessThan(2000);
});
