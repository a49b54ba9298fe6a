import { describe, expect, test } from "vitest";

import { growthOf, LINEAR } from "../../test/processor-time.ts";
import { definitions, tags } from "../api/dictionaries.ts";
import { judge } from "../judge/judge.ts";
import { answerKeys } from "../judge/keys.ts";
import { soundOf } from "../judge/sound.ts";
import { normalizeLines, normalizeText, tagKey, term } from "../text-rules.ts";
import { accepted, cut, derived, joined, short, slice } from "./bounds.ts";
import { cleanText } from "./clean.ts";
import { searchKey } from "./fold.ts";
import { htmlToText } from "./html-text.ts";
import { initialOf } from "./initial.ts";
import { sortKey } from "./sort-key.ts";
import { graphemes, lowerCase, nfc, nfd, nfkd, upperCase } from "./transform.ts";

const MARKS = "\u0323\u0301";
const longestRun = (text: string): number =>
  Math.max(0, ...Array.from(text.matchAll(/\p{M}+/gu), ([run]) => [...run].length));

describe("a bounded text", () => {
  test("has few marks in a row, however it comes about", () => {
    const apart = `a${MARKS.repeat(16)}`;
    for (const text of [
      cut(`a${MARKS.repeat(1000)}b${"\u{1D165}".repeat(1000)}`, 10_000),
      derived(short("a"), `a${MARKS.repeat(40)}`),
      joined(apart + apart.slice(1)),
      cleanText(cut(`${apart}\u200b${apart.slice(1)}\u200b`.repeat(9), 10_000)),
      normalizeText(cut(`a${MARKS.repeat(1000)}`, 10_000)),
    ])
      expect(longestRun(text)).toBeLessThanOrEqual(32);
  });

  test("keeps the marks that a script needs", () => {
    const hebrew = "בְּרֵאשִׁ֖ית";
    expect(cut(hebrew, 100)).toBe(hebrew);
    expect(cut(`a${MARKS.repeat(16)}b`, 100)).toBe(`a${MARKS.repeat(16)}b`);
  });

  test("is cut where it is too long", () => {
    expect(cut("abcdef", 3)).toBe("abc");
    expect(short("a".repeat(5000)).length).toBeLessThan(5000);
    expect(derived(short("a"), "b".repeat(1_000_000)).length).toBeLessThan(2000);
  });

  test("that somebody sent is refused instead", () => {
    expect(accepted("a".repeat(5000), 10)).toEqual([{ key: "at_most", length: 10 }]);
    expect(accepted(`a${MARKS.repeat(20)}`, 100)).toEqual([{ key: "forbidden" }]);
    expect(accepted(" a ", 10)).toBe(" a ");
  });
});

/** Compiled by `npm run check`: each line is an error unless the function takes bounded text only. */
export function takeNoOther(text: string): void {
  // @ts-expect-error
  nfc(text);
  // @ts-expect-error
  nfd(text);
  // @ts-expect-error
  nfkd(text);
  // @ts-expect-error
  lowerCase(text);
  // @ts-expect-error
  upperCase(text);
  // @ts-expect-error
  graphemes(text);
  // @ts-expect-error
  slice(text, 1);
  // @ts-expect-error
  normalizeText(text);
  // @ts-expect-error
  normalizeLines(text);
  // @ts-expect-error
  tagKey(text);
  // @ts-expect-error
  searchKey(text, "de");
  // @ts-expect-error
  sortKey(text, "de");
  // @ts-expect-error
  initialOf(text, "de");
  // @ts-expect-error
  soundOf(text, "de");
  // @ts-expect-error
  answerKeys(text, "de");
  // @ts-expect-error
  judge(text, { accepted: [], side: "known", language: "de" });
}

const HOSTILE: Readonly<Record<string, string>> = {
  "unordered marks": MARKS,
  "marks of musical notes": "\u{1D165}\u{1D16D}",
  "marks after something invisible": `${MARKS.repeat(8)}\u200b`,
  jamo: "\u1100\u1161\u11a8",
  ligatures: "ﷺ",
  "joined emoji": "👩\u200d",
  "unclosed tags": "<rt>x",
  "unclosed comments": "<!--",
  "unclosed quotes": '<a b="',
  "unclosed sounds": "[sound:",
  brackets: "([{（「",
  kanji: "漢[か",
  entities: "&#x",
  spaces: " \u00a0",
  "lone surrogates": "\ud800",
};
const UNITS = 48 * 1024;

/** What takes text of any length. */
const ENTRIES: Readonly<Record<string, (text: string) => unknown>> = {
  "a text that is cut": (text) => nfc(cut(text, text.length)),
  "a field of HTML": (text) => htmlToText(text, text.length),
  "lines of a file": (text) => normalizeLines(cut(text, text.length)),
  "a tag beside others": (text) => tags.safeParse([text, "a", text]),
  "a definition beside others": (text) => definitions.safeParse([text, "a", text]),
  "a term": (text) => term.safeParse(text),
};

describe.each(Object.entries(ENTRIES))("%s", (_entry, read) => {
  test.each(Object.entries(HOSTILE))(
    "takes a time that grows with its length for %s",
    async (_what, piece) => {
      const text = `a${piece.repeat(Math.ceil(UNITS / piece.length))}`.slice(0, UNITS);
      expect(await growthOf(text, read)).toBeLessThan(LINEAR);
    },
  );
});
