import fc from "fast-check";
import pg from "pg";
import { expect, test } from "vitest";

import { parseTextArray, parseTimestamp } from "./types.ts";

const { TIMESTAMPTZ } = pg.types.builtins;

test("times are read as the driver reads them, in any time zone", () => {
  const theirs = pg.types.getTypeParser(TIMESTAMPTZ);
  for (const text of [
    "2026-11-20 10:42:01+00",
    "2026-11-20 10:42:01.1+00",
    "2026-11-20 10:42:01.12+00",
    "2026-11-20 10:42:01.123+00",
    "2026-11-20 10:42:01.123456+00",
    "2026-11-20 12:42:01.123+02",
    "2026-11-20 16:12:01.123+05:30",
    "0044-03-15 12:00:00+00 BC",
    "infinity",
  ])
    expect(parseTimestamp(text), text).toEqual(theirs(text));
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
