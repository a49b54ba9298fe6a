import { short } from "../../text/bounds.ts";
import { baseOf } from "../../text/letters.ts";
import { sameLettersOf, type SameLetters } from "../../text/same-letters.ts";
import { lowerCase } from "../../text/transform.ts";
import { writtenRules } from "./by-code.ts";
import { ENDINGS } from "./endings.ts";
import { HOMOPHONES } from "./homophones.ts";
import { KNOWN_WORDS } from "./known-words.ts";
import { PAIRS } from "./pairs.ts";
import type { LanguageRules } from "./rules.ts";

/** The rules of a language in the form that the judge uses. */
export interface Rules extends Omit<SameLetters, "found"> {
  language: string;
  articles: ReadonlySet<string>;
  infinitive: string | undefined;
  /** For each word, the words that are not accepted as a typo of it. */
  pairs: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words without diacritics; a typo that makes one of them is a different word. */
  knownWords: ReadonlySet<string>;
  /** Number words without diacritics. */
  numbers: ReadonlySet<string>;
  /** Prefixes that make another word, without diacritics. */
  prefixes: readonly string[];
  beforePronoun: ReadonlySet<string>;
  /** An article that is written together with its noun. */
  joined: string | undefined;
  /** For each article, another one that is accepted in its place. */
  alsoArticle: ReadonlyMap<string, string>;
  /** Marks that make another word. */
  marksMatter: RegExp | undefined;
  /** Endings that may follow a slash; if none are known, any short one. */
  endings: ReadonlySet<string>;
  /** Articles of several words, only before a single word. */
  partitives: readonly string[];
  /** Parts of a word that make another word where one stands for the other. */
  parts: readonly (readonly [longer: string, shorter: string])[];
  /** Endings of infinitives, in classes that differ in aspect. */
  aspects: readonly (readonly string[])[];
  lengthMatters: boolean;
  /** For each word without diacritics, those that sound the same: never accepted as a typo of it. */
  homophones: ReadonlyMap<string, ReadonlySet<string>>;
  /** Beginnings of words that only look as if they had a prefix. */
  roots: readonly string[];
}

const prepared = new Map<string, Rules>();
const NO_RULES: LanguageRules = {};

/** The rules of the language with this ISO 639-1 code; default rules for languages without any. */
export function rulesOf(language: string): Rules {
  const written = writtenRules(language);
  const code = written ? language : "";
  let rules = prepared.get(code);
  if (!rules) {
    rules = prepare(code, written ?? NO_RULES);
    prepared.set(code, rules);
  }
  return rules;
}

function prepare(language: string, rules: LanguageRules): Rules {
  return {
    language,
    articles: new Set([...(rules.articles ?? []), ...(rules.elided ?? [])]),
    infinitive: rules.infinitive,
    ...sameLettersOf(language),
    pairs: together([...(rules.pairs ?? []), ...pairsOf(language)]),
    ...knownOf(language),
    beforePronoun: new Set(rules.beforePronoun?.split(" ") ?? []),
    joined: rules.joined,
    alsoArticle: new Map(Object.entries(rules.alsoArticle ?? {})),
    marksMatter: rules.marksMatter,
    endings: new Set(rules.endings?.split(" ") ?? []),
    partitives: rules.partitives ?? [],
    parts: (rules.parts?.split(" ") ?? []).map((pair) => {
      const [part = "", instead = ""] = pair.split("=");
      return [part, instead];
    }),
    aspects: groupsOf(rules.aspects ?? ""),
    lengthMatters: rules.lengthMatters ?? false,
    homophones: together(groupsIn(HOMOPHONES, language).map((group) => bareWords(group.join(" ")))),
  };
}

function together(groups: readonly (readonly string[])[]): Map<string, Set<string>> {
  const pairs = new Map<string, Set<string>>();
  for (const words of groups)
    for (const word of words) pairs.set(word, new Set([...(pairs.get(word) ?? []), ...words]));
  return pairs;
}

// Words that look like two forms of one are two words, and so not typos of one another.
const pairsOf = (language: string): string[][] => [
  ...groupsIn(PAIRS, language),
  ...groupsOf(Object.hasOwn(ENDINGS, language) ? (ENDINGS[language]?.apart ?? "") : "").map((words) =>
    words.map((word) => lowerCase(short(word))),
  ),
];

const groupsIn = (table: Readonly<Record<string, string>>, language: string): string[][] =>
  Object.hasOwn(table, language) ? groupsOf(table[language] ?? "") : [];

const groupsOf = (groups: string): string[][] =>
  groups === "" ? [] : groups.split(";").map((words) => words.replaceAll("ς", "σ").trim().split(" "));

function knownOf(language: string): Pick<Rules, "knownWords" | "numbers" | "prefixes" | "roots"> {
  const known = Object.hasOwn(KNOWN_WORDS, language) ? KNOWN_WORDS[language] : undefined;
  const {
    numbers = "",
    calendar = "",
    particles = "",
    confused = "",
    prefixes = "",
    roots = "",
  } = known ?? {};
  return {
    knownWords: new Set(bareWords(`${numbers} ${calendar} ${particles} ${confused}`)),
    numbers: new Set(bareWords(numbers)),
    prefixes: [...new Set(bareWords(prefixes))],
    roots: bareWords(roots),
  };
}

const bareWords = (text: string): string[] =>
  text
    .split(" ")
    .flatMap((word) => (word === "" ? [] : [[...short(word)].map(baseOf).join("").replaceAll("'", "")]));
