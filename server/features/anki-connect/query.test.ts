import { expect, test } from "vitest";

import { readQuery } from "./query.ts";

const text = (pattern: string) => ({ key: "text", pattern });
const deck = (pattern: string) => ({ key: "deck", pattern });
const term = (pattern: string) => ({ key: "field", field: "term", pattern });

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
  ["nid:1,2,x,9007199254740993", { all: [{ key: "nid", ids: [1, 2] }] }],
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
])("%s", (query, read) => {
  expect(readQuery(query)).toEqual(read);
});

test.each(['"dog', "(dog", "dog)", "added:soon", "added:0", "dog ".repeat(501), "x".repeat(10_001)])(
  "%s is no query",
  (query) => {
    expect(() => readQuery(query)).toThrow("invalid search");
  },
);

test.each(["\\", "-(", '"', "(", "a:", "*"])("a long run of %j is read or refused at once", (piece) => {
  const began = performance.now();
  try {
    readQuery(piece.repeat(5000));
  } catch (error) {
    expect(String(error)).toContain("invalid search");
  }
  expect(performance.now() - began).toBeLessThan(500);
});
