import { expect, test } from "vitest";

import { FILES } from "./files.table.ts";
import { likelySeparators } from "./likely-separators.ts";
import { LISTS, type MessyList } from "./lists.table.ts";
import { readLines, readTable } from "./read-lines.fixture.ts";
import type { ReadLine } from "./table.ts";

const read = (text: string, [termsLanguage, definitionsLanguage]: MessyList["languages"] = ["de", "en"]) =>
  readLines(text, likelySeparators(text), { termsLanguage, definitionsLanguage });

const shown = ({ term, definitions, note, example, tags }: ReadLine): string =>
  `${term} = ${definitions.join(" / ")}${example && ` · ${example}`}${note && ` # ${note}`}` +
  (tags.length > 0 ? ` [${tags.join(", ")}]` : "");

test.each([...LISTS, ...FILES])("$name", ({ text, languages, words, left = {} }) => {
  const wanted = read(text, languages).filter(({ aside }) => aside === null);
  expect(wanted.map(shown)).toEqual(words);
  const counts = Object.entries(readTable(text, likelySeparators(text)).left).filter(
    ([, count]) => count > 0,
  );
  expect(Object.fromEntries(counts)).toEqual(left);
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
    "a | ".repeat(60_000),
    "a → ".repeat(60_000),
    "a  ".repeat(60_000),
    "a\t".repeat(60_000),
    "a; ".repeat(60_000),
    "a :: b | ".repeat(20_000),
    "犬 [".repeat(60_000),
    "#".repeat(200_000),
    '"a,'.repeat(100_000),
    '"a\t'.repeat(100_000),
  ];
  for (const text of hostile) expect(read(text).length).toBeLessThanOrEqual(1);
});

test("Anki's export names as many columns as a list may have", () => {
  const names = Array.from({ length: 2000 }, (_, at) => `c${at}`).join("\t");
  const text = `#separator:tab\n#columns:${names}\nHund\tdog${"\t".repeat(2000)}\n`;
  const { width, heads, roles } = readTable(text, likelySeparators(text));
  expect([width, heads?.length, roles?.length]).toEqual([50, 50, 50]);
});
