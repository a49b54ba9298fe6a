import { expect, test } from "vitest";

import { likelySeparators } from "./likely-separators.ts";
import { LISTS } from "./lists.table.ts";
import { readLines } from "./read-lines.ts";
import type { ReadLine } from "./table.ts";

const read = (text: string) =>
  readLines(text, likelySeparators(text), { termsLanguage: "de", definitionsLanguage: "en" });

const shown = ({ term, definitions, note, example }: ReadLine): string =>
  `${term} = ${definitions.join(" / ")}${example && ` · ${example}`}${note && ` # ${note}`}`;

test.each(LISTS)("$name", ({ text, words }) => {
  expect(read(text).map(shown)).toEqual(words);
});

test("what is hostile takes no time", () => {
  const hostile = [
    "(".repeat(200_000),
    '"'.repeat(200_000),
    "<".repeat(200_000),
    "- ".repeat(100_000),
    "a ".repeat(100_000),
    "&#".repeat(100_000),
    "[1/1/1, 1:1] ".repeat(20_000),
    "いa ".repeat(60_000),
    "1. ".repeat(60_000),
  ];
  for (const text of hostile) expect(read(text).length).toBeLessThanOrEqual(1);
});
