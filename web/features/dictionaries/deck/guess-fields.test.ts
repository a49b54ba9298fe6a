import { expect, test } from "vitest";

import type { LanguageCode } from "../../../../shared/languages.ts";
import type { Role } from "./deck.ts";
import { headOf } from "./field-names.ts";
import { LAYOUTS } from "./guess-fields.table.ts";
import { guessRoles } from "./guess-fields.ts";

const LETTERS: Readonly<Record<Role, string>> = {
  term: "t",
  definitions: "d",
  example: "e",
  note: "n",
  tags: "g",
  none: "-",
};

const layouts = LAYOUTS.trim()
  .replaceAll(/\n {4}/g, " ")
  .split("\n");

test.each(layouts)("%s", (layout) => {
  const [, terms = "", definitions = "", fields = ""] = /^(..) (..): (.*)$/.exec(layout) ?? [];
  const read = fields.split("; ").map((field) => {
    const [, letter = "", name = "", texts = ""] = /^(.) (.+?) =(.*)$/.exec(field) ?? [];
    return { letter, name, texts: texts.split(" /").map((text) => text.trim()) };
  });
  const rows = Math.max(...read.map(({ texts }) => texts.length));
  const roles = guessRoles(
    {
      names: read.map(({ name }) => (name === "?" ? null : name.replace("*", ""))),
      samples: Array.from({ length: rows }, (_, row) => read.map(({ texts }) => texts[row] ?? "")),
      asked: read.flatMap(({ name }, at) => (name.endsWith("*") ? [at] : [])),
    },
    { termsLanguage: terms as LanguageCode, definitionsLanguage: definitions as LanguageCode },
  );
  expect(read.map(({ name }, at) => `${LETTERS[roles[at] ?? "none"]} ${name}`)).toEqual(
    read.map(({ letter, name }) => `${letter} ${name}`),
  );
});

test("a number, a key or an id is no term, whatever it is called and asked", () => {
  const languages = { termsLanguage: "de", definitionsLanguage: "en" } as const;
  const words = ["der Berg", "das Meer", "gehen"];
  const meanings = ["mountain", "sea", "to go"];
  for (const key of [
    ["1", "2", "3"],
    ["1.1", "1.2", "1.3"],
    ["a_0001", "a_0002", "a_0003"],
    ["G}8fXk%2;a", "q~1Zp#k!w)", "b0+^Lm[9xT"],
    ["c0ffee00c0ffee00", "deadbeef00000000", "0123456789abcdef"],
    ["f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf7", ""],
    ["berg.mp3", "meer.mp3", "gehen.mp3"],
  ])
    for (const name of [null, "Front", "Word", "German", "Wort", "Feld 1"]) {
      const samples = words.map((word, at) => [key[at] ?? "", word, meanings[at] ?? ""]);
      const roles = guessRoles({ names: [name, null, null], samples, asked: [0] }, languages);
      expect([key, name, roles]).toEqual([key, name, ["none", "term", "definitions"]]);
    }
});

test.each([
  ["Wort", "term"],
  ["Example sentence", "example"],
  ["Část", null],
  ["English", "en"],
  ["англійська", "en"],
  ["Übersetzung", "definitions"],
  ["Satzübersetzung", "note"],
  ["No.", "none"],
  ["Part of speech", "note"],
  ["Lektion 4", "tags"],
  ["der Hund", null],
  ["die Vokabel", null],
  ["it", null],
  ["de", "de"],
])("the head %s says %s", (cell, head) => {
  expect(headOf(cell, { termsLanguage: "de", definitionsLanguage: "en" })).toBe(head);
});
