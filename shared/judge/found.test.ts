import { expect, test } from "vitest";

import { short } from "../text/bounds.ts";
import { cleanText } from "../text/clean.ts";
import { finderOf } from "../text/fold.ts";
import { lettersIn } from "../text/letters.ts";
import { EXAMPLES } from "./examples/all.table.ts";
import type { Notice } from "./notices.ts";

/**
 * What the judge takes for the same and the search does not, which looks for a part of the text as it is written, and
 * why. All other kinds are found, also those that are added later.
 */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  parentheses: "what is in them is left out in the middle",
  slashes: "a side is put together with what stands before it",
  "endings behind a slash": "a form that is not written out",
  "parts of a word to choose from": "a form that is not written out",
  "placeholders of word lists": "other words in place of one",
  "notes of word lists": "another order of words",
  contractions: "other words",
  "and, and ordinals": "another word",
  articles: "a word more, or another one",
  infinitives: "a word more",
  "articles inside a phrase": "a word less in the middle",
  "partitive articles": "a word more",
  "marks beside letters": "a sign of its own, which a search must find as well",
};
/** The same of single examples of other kinds. */
const OTHER_TEXTS = ["おちゃ", "en bok"];

/** Differences in words, and the one between two letters that the search keeps apart (contract §5). */
const OF_WORDS: ReadonlySet<string> = new Set<Notice>(["article", "to", "ghe"]);

const isFound = (query: string, text: string, language: string): boolean =>
  finderOf(short(query), language)(short(text));

const asTexts = (text: string | readonly string[]): readonly string[] =>
  typeof text === "string" ? [text] : text;

const examples = Object.entries(EXAMPLES).flatMap(([kind, list]) =>
  list.flatMap(([language, accepted, answer, outcome]) => {
    const [verdict = "", ...told] = outcome.split(" ");
    return { kind, language: language.slice(0, -1), texts: asTexts(accepted), answer, verdict, told };
  }),
);

test.each(
  examples.filter(
    ({ kind, answer, verdict, told }) =>
      ["exact", "forgiven"].includes(verdict) &&
      !(kind in OTHER_WORDS) &&
      !OTHER_TEXTS.includes(answer) &&
      !told.some((notice) => OF_WORDS.has(notice)),
  ),
)("what the judge takes for it finds a word: $kind, $language: $texts by $answer", (example) => {
  const { texts, answer, language } = example;
  expect(texts.some((text) => isFound(answer, text, language))).toBe(true);
});

test("each kind that is left out has something that is not found", () => {
  for (const kind of Object.keys(OTHER_WORDS)) {
    const right = examples.filter((one) => one.kind === kind && ["exact", "forgiven"].includes(one.verdict));
    expect(
      right.some(({ texts, answer, language }) => !texts.some((text) => isFound(answer, text, language))),
      kind,
    ).toBe(true);
  }
});

test("every part of a text finds it", () => {
  const missed = examples.flatMap(({ language, texts }) =>
    texts.flatMap((text) => {
      const letters = lettersIn(cleanText(short(text)));
      const parts = letters.flatMap((_, from) =>
        letters.slice(from).map((__, length) => letters.slice(from, from + length + 1).join("")),
      );
      return parts
        .filter((part) => !isFound(part, text, language))
        .map((part) => `${language}: ${part} in ${text}`);
    }),
  );
  expect(missed).toEqual([]);
});
