import fc from "fast-check";
import { expect, test } from "vitest";

import { isoTime, parseTextArray } from "./types.ts";

test.each([
  ["2026-11-20 10:42:01+00", "2026-11-20T10:42:01.000Z"],
  ["2026-11-20 10:42:01.1+00", "2026-11-20T10:42:01.100Z"],
  ["2026-11-20 10:42:01.12+00", "2026-11-20T10:42:01.120Z"],
  ["2026-11-20 10:42:01.123+00", "2026-11-20T10:42:01.123Z"],
  ["2026-11-20 10:42:01.123456+00", "2026-11-20T10:42:01.123Z"],
  ["2026-11-20 12:42:01.123+02", "2026-11-20T10:42:01.123Z"],
  ["2026-11-20 16:12:01.5+05:30", "2026-11-20T10:42:01.500Z"],
])("the time %s is %s", (text, iso) => {
  expect(isoTime(text)).toBe(iso);
});

test("arrays of text are read as they were written", () => {
  const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[",\\{} ]*$/));
  fc.assert(
    fc.property(fc.array(text), (texts) => {
      const quoted = texts.map((one) => `"${one.replace(/["\\]/g, "\\$&")}"`);
      expect(parseTextArray(`{${quoted.join(",")}}`)).toEqual(texts);
    }),
  );
  expect(parseTextArray('{word,"two words",three}')).toEqual(["word", "two words", "three"]);
  expect(parseTextArray("{NULL,a}")).toEqual([null, "a"]);
  expect(parseTextArray("{{a,b},{c,d}}")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});
