import fc from "fast-check";
import { expect, test } from "vitest";

import { Haystack } from "./haystack.ts";

const texts = fc.array(fc.string({ unit: fc.constantFrom("a", "b", "ß", "й", " "), maxLength: 6 }), {
  maxLength: 30,
});
const needle = fc.string({ unit: fc.constantFrom("a", "b", "ß", "й", " ", "\0"), maxLength: 3 });

test("finds the texts that hold what is searched for, one after the other", () => {
  fc.assert(
    fc.property(texts, needle, (hay, sought) => {
      const haystack = new Haystack(hay);
      const found: number[] = [];
      for (let at = haystack.firstWith(sought, 0); at < hay.length; at = haystack.firstWith(sought, at + 1))
        found.push(at);
      expect(found).toEqual(hay.flatMap((text, index) => (text.includes(sought) ? index : [])));
    }),
  );
});

test("keeps its texts in any order", () => {
  fc.assert(
    fc.property(texts, needle, (hay, sought) => {
      const backwards = new Haystack(hay).inOrder(hay.map((_, index) => hay.length - 1 - index));
      expect(backwards.firstWith(sought, 0)).toBe(new Haystack(hay.toReversed()).firstWith(sought, 0));
    }),
  );
});
