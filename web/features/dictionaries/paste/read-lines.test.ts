import { expect, test } from "vitest";

import { delimitedLines } from "../../../../shared/spreadsheet.ts";
import type { Languages } from "../deck/field-names.ts";
import { likelySeparators } from "./likely-separators.ts";
import { readLines } from "./read-lines.fixture.ts";

const ENGLISH = { termsLanguage: "en", definitionsLanguage: "de" } as const;
const GERMAN = { termsLanguage: "de", definitionsLanguage: "en" } as const;
const read = (text: string, languages: Languages = ENGLISH) =>
  readLines(text, likelySeparators(text), languages);
const words = (text: string, languages?: Languages) =>
  read(text, languages).map(({ term, definitions }) => [term, ...definitions]);

test("a term, a tab, and definitions between commas", () => {
  expect(words("aushalten\tтерпіти, витримувати\nAbend\tвечір")).toEqual([
    ["aushalten", "терпіти", "витримувати"],
    ["Abend", "вечір"],
  ]);
});

test("a dash between spaces separates, one within a word does not", () => {
  expect(words("well-known - bekannt\nby and by – nach und nach, allmählich")).toEqual([
    ["well-known", "bekannt"],
    ["by and by", "nach und nach", "allmählich"],
  ]);
});

test("an equals sign, a semicolon and a colon separate too", () => {
  expect(words("a = b\nc=d, e")).toEqual([
    ["a", "b"],
    ["c", "d", "e"],
  ]);
  expect(words("a; b, c\nd; e")).toEqual([
    ["a", "b", "c"],
    ["d", "e"],
  ]);
  expect(words("a: b\nc: d")).toEqual([
    ["a", "b"],
    ["c", "d"],
  ]);
});

test("semicolons separate definitions where a tab separates the term", () => {
  expect(words("bank\tBank; Ufer\nrun\tlaufen; rennen, eilen")).toEqual([
    ["bank", "Bank", "Ufer"],
    ["run", "laufen", "rennen", "eilen"],
  ]);
});

test("cells of a spreadsheet keep delimiters, quotes and line breaks inside quotes", () => {
  expect(words('"so, so","comme ci, comme ça"\r\nsay,"he said ""no"""\r\n')).toEqual([
    ["so, so", "comme ci", "comme ça"],
    ["say", 'he said "no"'],
  ]);
  expect(readLines('a,"b\nc"\nd,e', { term: "comma", definitions: "comma" }, ENGLISH)).toEqual([
    { line: 1, term: "a", definitions: ["b c"], note: "", example: "", tags: [], aside: null },
    { line: 3, term: "d", definitions: ["e"], note: "", example: "", tags: [], aside: null },
  ]);
});

test("a row of heads goes, and words that only look like heads stay", () => {
  expect(words("German\tEnglish\nWort\tword", GERMAN)).toEqual([["Wort", "word"]]);
  expect(words("Wort - word\nDeutsch - German", GERMAN)).toEqual([
    ["Wort", "word"],
    ["Deutsch", "German"],
  ]);
});

test("what stands behind a cell in quotes separates cells", () => {
  expect(words('\uFEFF"so, so",a|b\r\n')).toEqual([["so, so", "a|b"]]);
});

test("a stray quote does not swallow what follows", () => {
  expect(words('12" pipe\tRohr\n"quoted\tx\nz\ty')).toEqual([
    ['12" pipe', "Rohr"],
    ['"quoted', "x"],
    ["z", "y"],
  ]);
});

test("blank lines, repeated definitions and surplus spaces go", () => {
  expect(words("\n  Abend \t вечір ,вечір,  \n\n")).toEqual([["Abend", "вечір"]]);
});

test("a line that nothing separates is a term without definitions", () => {
  expect(words("Abend\tвечір\nnur ein Wort")).toEqual([["Abend", "вечір"], ["nur ein Wort"]]);
});

test("Arabic and Japanese commas separate definitions", () => {
  expect(words("كتاب\tbook، volume\n耐える\tbear、endure")).toEqual([
    ["كتاب", "book", "volume"],
    ["耐える", "bear", "endure"],
  ]);
});

test.each([",", "\t"] as const)("an exported file comes back as it was (%j)", (delimiter) => {
  const kept = [
    { term: "=SUM(A1)", definitions: ["+1", "-2"] },
    { term: "'=x", definitions: ["@home"] },
    { term: ";=x", definitions: ["a;-b"] },
    { term: 'say "no", please', definitions: ["nein"] },
    { term: "<img src=x onerror=alert(1)>", definitions: ["<b>bold</b>"] },
    { term: "well-known", definitions: ["bekannt; berühmt", "a = b"] },
  ].map((word) => ({ ...word, note: "", example: "", tags: [] as string[] }));
  kept.push({
    term: "warten",
    definitions: ["to wait"],
    note: '=1\n"auf", with the accusative',
    example: "Ich warte, auf dich.\u200f",
    tags: ["verbs", "B1"],
  });
  expect(read(`\uFEFF${delimitedLines(kept, delimiter)}`)).toMatchObject(kept);
});

test.each(["plural: Häuser", "see – there", "a = b", "a; b", "x → y"])(
  "an exported file whose every note is %j comes back as it was",
  (note) => {
    const word = { definitions: ["house", "home"], note, example: "Ein Haus – mein Haus: da.", tags: ["a"] };
    const kept = Array.from({ length: 300 }, (_, at) => ({ term: `Haus ${at}`, ...word }));
    expect(read(delimitedLines(kept, ","))).toMatchObject(kept);
  },
);

test("commas in a line do not make it a line of an exported file", () => {
  expect(words("Hund – dog, hound, cur, mutt, pooch")).toEqual([
    ["Hund", "dog", "hound", "cur", "mutt", "pooch"],
  ]);
});

test.each([
  ["one line", "Hund, dog, hound, cur, mutt"],
  ["one line without spaces", "Hund,dog,hound,cur,mutt"],
  ["one line with an end", "Hund, dog, hound, cur, mutt\n"],
])("five words between commas are no export of ours: %s", (_, text) => {
  expect(read(text, GERMAN)).toMatchObject([{ term: "Hund", definitions: ["dog", "hound", "cur", "mutt"] }]);
});

test("two lines of five words with spaces behind their commas are no export of ours", () => {
  expect(read("Hund, dog, hound, cur, mutt\nKatze, cat, puss, kitty, mog", GERMAN)).toMatchObject([
    { term: "Hund", definitions: ["dog", "hound", "cur", "mutt"], note: "", example: "", tags: [] },
    { term: "Katze", definitions: ["cat", "puss", "kitty", "mog"], note: "", example: "", tags: [] },
  ]);
});

test("what nobody sees is left out, but for the joiners of spelling", () => {
  expect(words("\u200eلا\u200f - no\n\u2066com\u00adpound\u2069\u200b - Zu\u00adsammensetzung")).toEqual([
    ["لا", "no"],
    ["compound", "Zusammensetzung"],
  ]);
  expect(words("می\u200cخواهم - I want")).toEqual([["می\u200cخواهم", "I want"]]);
});

test("entities are what they stand for", () => {
  expect(words("le caf&eacute; - coffee&shy;house &amp; bar&#10;&#8203;\nla m&egrave;re - mother")).toEqual([
    ["le café", "coffeehouse & bar"],
    ["la mère", "mother"],
  ]);
});
