import fc from "fast-check";
import { expect, test } from "vitest";

import { likelySeparators } from "./likely-separators.ts";
import { readTable } from "./read-lines.fixture.ts";
import { oneRecordALine } from "./records.ts";
import { DEFINITION_SEPARATORS, TERM_SEPARATORS } from "./separators.ts";
import { linesOf } from "./table.ts";

/** Words that begin no heading and name no column, each of them once. */
const word = fc.stringMatching(/^q[bdfg][aeou][klmz]{1,3}$/);

const between = fc.constantFrom(
  "\t",
  "\t\t",
  "\t\t\t",
  ",",
  ", ",
  ";",
  " - ",
  " – ",
  " = ",
  " => ",
  " -> ",
  " :: ",
  ": ",
  " | ",
  "   ",
  " ",
  " (",
  " / ",
  "[",
  "/",
);

const more = fc.constantFrom(
  "",
  "",
  "1. ",
  "• ",
  "  ",
  "[sound:a.mp3] ",
  "<b>",
  "<br>",
  "> ",
  "#",
  "# ",
  "*",
  "{",
  "\t",
);

const vocabulary = fc
  .tuple(more, fc.array(fc.tuple(word, between), { minLength: 1, maxLength: 5 }))
  .map(([front, parts]) => front + parts.flat().join(""));

const other = fc.constantFrom(
  "",
  "   ",
  "\t\t",
  "---",
  "|---|---|",
  "Lektion 4: Im Restaurant",
  "Unit 3",
  "12.03.2024",
  "Seite 12",
  "- 13 -",
  "[sound:b.mp3]",
  '<img src="a.jpg">',
  "#html:true",
  "sep=;",
  "English\tDeutsch",
  "Wort,Bedeutung,Beispiel",
  "傳統 传统 [chuan2 tong3] /tradition/traditional/",
  "犬 [いぬ] /(n) dog/(P)/",
);

const text = fc.array(fc.oneof({ weight: 3, arbitrary: vocabulary }, other), { maxLength: 12 });
const chosen = fc.option(
  fc.record({
    term: fc.constantFrom(...TERM_SEPARATORS),
    definitions: fc.constantFrom(...DEFINITION_SEPARATORS),
  }),
  { nil: null },
);

const isMediaAlone = (line: string): boolean =>
  line !== "" && line.replace(/\[sound:[^\]]*\]|<img[^>]*>/g, "").trim() === "" && line.trim() !== "";

test("no line disappears: each is in a row, names the columns, or is counted", () => {
  fc.assert(
    fc.property(text, chosen, (lines, separators) => {
      const whole = lines.join("\n");
      fc.pre(oneRecordALine(whole) === whole);
      const table = readTable(whole, separators ?? likelySeparators(whole));
      const { heads, left, rows } = table;
      const read = linesOf(table, ["term", "definitions", "note", "example", "tags"], "comma");
      expect(read.map(({ line }) => line)).toEqual(rows.map(({ line }) => line));
      expect(new Set(read.map(({ line }) => line)).size).toBe(read.length);
      const filled = lines.filter((line) => line.trim() !== "").length;
      const alone = lines.filter(isMediaAlone).length;
      const told = rows.length + left.setting + left.rule + (heads ? 1 : 0) + alone;
      expect(told).toBe(filled);
      const asides = rows.filter(({ aside }) => aside !== null).length;
      expect(asides).toBe(left.heading + left.date + left.page);
    }),
    { numRuns: 2000 },
  );
});

test("no word disappears: each is in a cell of its row, whatever separates", () => {
  fc.assert(
    fc.property(fc.array(vocabulary, { minLength: 1, maxLength: 8 }), chosen, (lines, separators) => {
      const whole = lines.join("\n");
      const { heads, rows, left } = readTable(whole, separators ?? likelySeparators(whole));
      // A comment of a dictionary, for example.
      fc.pre(left.setting === 0);
      const shown = [...(heads ?? []), ...rows.flatMap(({ cells }) => cells)].join(" ");
      const said = [...whole.matchAll(/q[bdfg][aeou][klmz]{1,3}/g)].map(([each]) => each);
      expect(said.filter((each) => !shown.includes(each))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
