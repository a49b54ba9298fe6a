import { describe, expect, test } from "vitest";

import { errorMessage, validationMessage } from "../../server/messages/index.ts";
import { mailTexts } from "../../server/messages/mails/index.ts";
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from "../../shared/languages.ts";
import { VALIDATION_MESSAGES } from "../../shared/messages/index.ts";
import { typesetAll } from "../../shared/typography.ts";
import { reviewsIn } from "../features/landing/testimonials.ts";
import { loadDocument } from "../features/public/policies/documents.ts";
import { DOCUMENTS } from "../features/public/policies/sections.ts";
import { EXTRAS, i18n, startI18n } from "../lib/i18n.ts";
import { welcomeDescription } from "../prerender/welcome.ts";

/** Every text as people are shown it, by where it is. */
const SOURCES: Record<string, (language: InterfaceLanguage) => Promise<object>> = {
  "the app": async (language) => {
    await startI18n(language);
    return i18n.getResourceBundle(language, "index") as object;
  },
  "the app's later screens": async (language) =>
    typesetAll(
      language,
      await Promise.all(
        EXTRAS.map(async (file) => ({ ...((await import(`./${language}/${file}.ts`)) as object) })),
      ),
    ),
  "the policies": (language) => Promise.all(DOCUMENTS.map((name) => loadDocument(name, language))),
  "what people say of it": (language) =>
    Promise.resolve(
      typesetAll(language, { reviews: reviewsIn(language), welcome: welcomeDescription[language] }),
    ),
  "the server's messages": async (language) =>
    typesetAll(language, (await import(`../../server/messages/${language}.ts`)) as object),
  "the server's complaints": (language) =>
    Promise.resolve(typesetAll(language, VALIDATION_MESSAGES[language])),
  mails: (language) => Promise.resolve(typesetAll(language, mailTexts[language])),
};

const cases = Object.keys(SOURCES).flatMap((source) =>
  INTERFACE_LANGUAGES.map((language) => [source, language] as const),
);

describe.each(cases)("%s in %s", (source, language) => {
  test("is set as the language sets it", async () => {
    const texts = textsOf((await SOURCES[source]?.(language)) ?? {});
    expect(texts.length).toBeGreaterThan(0);
    for (const [key, text] of texts) expect([key, ...faultsOf(language, withoutSpec(text))]).toEqual([key]);
  });
});

test("what the server answers is set too", () => {
  expect(errorMessage("fr", "too_many_requests", { seconds: 90 })).not.toMatch(/ [;:!?»]/);
  expect(errorMessage("uk", "conflict", {})).not.toMatch(ONE_LETTER);
  expect(validationMessage("pl", { key: "at_most", length: 5 })).not.toMatch(ONE_LETTER);
});

const ONE_LETTER = /(?<![\p{L}\p{N}’'-])\p{L} /u;

/** What no text may have, whatever its language. */
const ANYWHERE: Record<string, RegExp> = {
  "empty, or with spaces at an end": /^\s|\s$|^$/,
  "double space": / {2}/,
  "straight quote or apostrophe": /["']/,
  "three dots": /\.\.\./,
};

const SLAVIC = { "space after a word of one letter": ONE_LETTER, "space before a dash": / [–—] / };
const FRENCH = {
  "no no-break space before a mark": /[^\u00a0][;:?!»](?!…)(?=\s|$)/,
  "no no-break space after a quotation mark": /«[^\u00a0]/,
};

/** Before a value, an article cannot know whether it is elided: dall’8, l’11 (decision 125). */
const ITALIAN = { "article before a value": /(?<!\p{L})(?:il|lo|la|dal|al|del|nel|sul) \{\{/iu };
/** Nor a conjunction before a value: “e iguana”, “u olivo”. Numbers are read out, and need none of it but 8 and 11. */
const SPANISH = { "conjunction before a name": /(?<!\p{L})[yo] \{\{(?!\w+, number)/u };

/** Among them the quotation marks of other languages. */
const OF_LANGUAGE: Record<InterfaceLanguage, Record<string, RegExp>> = {
  en: { quotes: /[«»„]/ },
  uk: { quotes: /[“”„]/, ...SLAVIC },
  de: { quotes: /[«»”]/ },
  fr: { quotes: /[“”„]/, ...FRENCH },
  es: { quotes: /[“”„]/, ...SPANISH },
  it: { quotes: /[“”„]/, ...ITALIAN },
  pl: { quotes: /[«»“]/, ...SLAVIC },
  ru: { quotes: /[“”„]/, ...SLAVIC },
};

const faultsOf = (language: InterfaceLanguage, text: string): string[] =>
  Object.entries({ ...ANYWHERE, ...OF_LANGUAGE[language] })
    .filter(([, pattern]) => pattern.test(text))
    .map(([fault]) => `${fault}: ${text}`);

/** Words that the specification prescribes to the letter (spec §8). */
const withoutSpec = (text: string): string => text.replace('For the "{{role}}" role', "role");

function textsOf(value: unknown, key = ""): [key: string, text: string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, `${key}.${name}`));
}
