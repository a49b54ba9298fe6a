import { expect, test } from "vitest";

import { growthOf, LINEAR } from "../../../test/processor-time.ts";
import { readQuery } from "./query.ts";

const text = (pattern: string) => ({ key: "text", pattern });
const deck = (pattern: string) => ({ key: "deck", pattern });
const field = (name: string, pattern: string) => ({ key: "field", field: name, pattern });
const term = (pattern: string) => field("term", pattern);

test.each([
  ["", { all: [] }],
  ["dog", { all: [text("dog")] }],
  ["deck:Deutsch", { all: [deck("Deutsch")] }],
  ['"deck:Deutsch im Alltag"', { all: [deck("Deutsch im Alltag")] }],
  ['deck:"Deutsch im Alltag"', { all: [deck("Deutsch im Alltag")] }],
  ['"deck:A" "term:der Hund"', { all: [deck("A"), term("der Hund")] }],
  ["Term:d*g", { all: [term("d%g")] }],
  ["term:d_g%", { all: [term("d_g\\%")] }],
  ["term:d\\_g\\*", { all: [term("d\\_g*")] }],
  ["term:a\\:b", { all: [term("a:b")] }],
  ['term:"a \\"b\\""', { all: [term('a "b"')] }],
  [
    "tag:Amt added:7",
    {
      all: [
        { key: "tag", pattern: "Amt" },
        { key: "added", days: 7 },
      ],
    },
  ],
  ["nid:1,2,9007199254740993", { all: [{ key: "nid", ids: [1, 2] }] }],
  ["dog -cat", { all: [text("dog"), { not: text("cat") }] }],
  ["dog OR cat", { any: [{ all: [text("dog")] }, { all: [text("cat")] }] }],
  ['dog and "or"', { all: [text("dog"), text("or")] }],
  [
    "deck:A -(dog or cat)",
    {
      all: [deck("A"), { not: { any: [{ all: [text("dog")] }, { all: [text("cat")] }] } }],
    },
  ],
  [":dog", { all: [text(":dog")] }],
  [
    "is:due -is:suspended",
    { all: [{ key: "is", state: "due" }, { not: { key: "is", state: "suspended" } }] },
  ],
  ["prop:ivl>=10", { all: [{ key: "prop", property: "ivl", operator: ">=", value: 10 }] }],
  ["prop:due=-1", { all: [{ key: "prop", property: "due", operator: "=", value: -1 }] }],
  [
    "(edited:3 OR rated:3)",
    {
      all: [
        { any: [{ all: [{ key: "edited", days: 3 }] }, { all: [{ key: "rated", days: 3, grade: null }] }] },
      ],
    },
  ],
  ["rated:7:1", { all: [{ key: "rated", days: 7, grade: "again" }] }],
  // Read as fields are.
  ["term:scho\u0308n", { all: [term("schön")] }],
  ['"term:Rock &amp; Roll"', { all: [term("Rock & Roll")] }],
  ['"term:<b>der</b>  <ruby>*<rt>x</rt></ruby>"', { all: [term("der %(x)")] }],
  ['"note:a"', { all: [{ key: "note", pattern: "a" }] }],
  ['"example:100 \\% \\_ <br>x"', { all: [field("example", "100 \\% \\_\nx")] }],
  ["scho\u0308*n", { all: [text("schö%n")] }],
])("%s", (query, read) => {
  expect(readQuery(query)).toEqual(read);
});

test.each([
  ["front:dog", "front:"],
  ["flag:1", "flag:"],
  ["re:d.g", "re:"],
  ["term:re:d.g", "term:re:"],
  ["tag:re:d.g", "tag:re:"],
  ["w:dog", "w:"],
  ["card:1", "card:"],
  ["dog (is:odd or cat)", "is:odd"],
  ["-is:", "is:"],
  ["prop:ease>2", "prop:ease"],
  ["prop:ivl", "prop:ivl"],
  ["rated:1:9", "rated:1:9"],
  ["12:30", "12:"],
  ["https://example.test", "https:"],
])("%s is refused, and the key is named", (query, named) => {
  expect(() => readQuery(query)).toThrow(`“${named}”`);
});

test.each([
  '"dog',
  "(dog",
  "dog)",
  "added:soon",
  "edited:",
  "rated:x",
  "prop:ivl>x",
  "added:0",
  "dog ".repeat(501),
  "x".repeat(10_001),
])("%s is no query", (query) => {
  expect(() => readQuery(query)).toThrow("invalid search");
});

test.each(["\\", "-(", '"', "(", "a:", "*"])("a long run of %j is read or refused at once", async (piece) => {
  const read = (text: string): void => {
    try {
      readQuery(text);
    } catch (error) {
      expect(String(error)).toContain("invalid search");
    }
  };
  expect(await growthOf(piece.repeat(5000), read)).toBeLessThan(LINEAR);
});
