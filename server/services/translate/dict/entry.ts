import { short } from "../../../../shared/text/bounds.ts";
import { lowerCase } from "../../../../shared/text/transform.ts";
import { grammarOf, labelsIn, NO_GRAMMAR, type Grammar } from "./grammar.ts";
import { withoutObjects } from "./objects.ts";
import { senseLines } from "./sense-lines.ts";

const EXAMPLE = /^\s*"(.+?)"(?:\s+-\s|\s*$)/u;
/** Pronunciation, subject and links: `/haʊs/`, `[adm.]`, `{Häuser}`; number and gender: `(2)`, `(f)`; remarks that form a list. */
const LABELS =
  /\((?:\d+|[mfn]|pl)\)|\[[^[\]]*\]|\{[^{}]*\}|(?<!\S)\/[^/\s][^/]*\/(?![^\s,;<)])|\((?=[^()]*[,;])[^()]*\)/gu;
/** Remarks, and other forms of the headword: `(heard /hˈɜːd/)`. */
const REMARK = /\([^()]*\)/gu;
/** The abbreviation of a translation follows its label or the translation itself, and precedes its pronunciation. */
const ABBREVIATION_OF_LABELLED = /(?<=>)[^<>,;]*,\s+\/[^/]*\//gu;
const ABBREVIATED = /(?<![^<>,;])(?:[^<>,;]*,\s{2,}\/[^/]*\/)+/gu;
const GRAMMAR = /<[^<>]*>/gu;
const SUBJECT = /^\s*\[/u;
/** Part of a compound: `Haus…`. */
export const PART = /…$/u;

/** How much of an answer is read; nobody would choose from more. */
const MOST_ENTRIES = 100;
const MOST_LINES = 100;
/** Characters of a line that are read; what learners look for is far shorter. */
export const LONGEST_LINE = 1000;
const MOST_TRANSLATIONS = 30;
const MOST_EXAMPLES = 3;

interface Translation {
  text: string;
  /** Part of speech and gender, empty where not given. */
  grammar: string;
}

export interface Entry {
  headword: string;
  /** Of the headword, and so of a translation. */
  grammar: string;
  /** Best first. */
  translations: Translation[];
  examples: string[];
  /** Of one trade or region only: usually not the meaning that a learner looks for. */
  special: boolean;
}

export interface Reading {
  /** The word that was found, as the dictionary writes it. */
  headword: string | undefined;
  translations: Translation[];
  /** Sentences in the word's language. */
  examples: string[];
}

/**
 * The first translation of each entry, then the second of each, and so on; entries of the word exactly as typed come
 * first, and among those the ones whose translation other entries share.
 */
export function readDefinitions(definitions: readonly string[], word: string): Reading {
  const entries = definitions
    .slice(0, MOST_ENTRIES)
    .map((definition) => readEntry(definition))
    .filter(({ headword }) => !PART.test(headword) || PART.test(word));
  const timesOf = timesOfTranslations(entries);
  const ranked = entries
    .map((entry) => ({
      entry,
      rank: (entry.headword === word ? 0 : 2) + (entry.special ? 1 : 0),
      times: timesOf.get(entry.translations[0]?.text ?? "") ?? 0,
    }))
    .sort((one, other) => one.rank - other.rank || other.times - one.times)
    .map(({ entry }) => entry);
  const places = Array.from({ length: MOST_TRANSLATIONS }, (_, place) => place);
  return {
    headword: ranked[0]?.headword,
    translations: inCaseOf(
      word,
      places.flatMap((place) => ranked.flatMap(({ translations }) => translations.slice(place, place + 1))),
    ),
    examples: ranked.flatMap(({ examples }) => examples).slice(0, MOST_EXAMPLES),
  };
}

/**
 * Among words that differ only in case, the one whose first letter has the same case as the requested word: for “good”
 * gut, not Gut.
 */
function inCaseOf(word: string, translations: readonly Translation[]): Translation[] {
  const alike = new Map<string, Translation>();
  for (const one of translations)
    if (isCapital(one.text) === isCapital(word) && !alike.has(keyOf(one.text)))
      alike.set(keyOf(one.text), one);
  return translations.map((one) => alike.get(keyOf(one.text)) ?? one);
}

const keyOf = (text: string): string => lowerCase(short(text));

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** In how many entries each translation occurs. */
function timesOfTranslations(entries: readonly Entry[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { translations } of entries)
    for (const text of new Set(translations.map((one) => one.text)))
      times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}

/** One definition as a DICT server sends it: the headword's line, then what is said of it. */
export function readEntry(text: string): Entry {
  const [head = "", ...lines] = text.split("\n", MOST_LINES).map((line) => line.slice(0, LONGEST_LINE));
  const labels = labelsIn(head);
  const headword = withoutLabels(head.replace(REMARK, ""));
  const senses = senseLines(lines, headword, isOfLabels);
  return {
    headword,
    grammar: grammarOf(head, NO_GRAMMAR),
    translations: senses.flatMap((line) => splitSense(line, labels)).slice(0, MOST_TRANSLATIONS),
    examples: lines.flatMap((line) => EXAMPLE.exec(line)?.[1] ?? []),
    special: senses.every((line) => SUBJECT.test(line)),
  };
}

/** Remarks stand within remarks two deep at most: `(noun (common) (futsuumeishi))`. */
const isOfLabels = (line: string): boolean =>
  withoutLabels(line.replace(REMARK, "").replace(REMARK, "").replace(REMARK, "")) === "";

const splitSense = (sense: string, ofHeadword: Grammar): Translation[] =>
  sense
    .replace(GRAMMAR, (label) => label.replaceAll(",", " "))
    .replace(ABBREVIATION_OF_LABELLED, "")
    .replace(ABBREVIATED, "")
    .replace(LABELS, "")
    .split(/[,;，；、]/u, MOST_TRANSLATIONS)
    .map((part) => ({ text: withoutLabels(part), grammar: grammarOf(part, ofHeadword) }))
    .filter(({ text }) => text !== "");

const withoutLabels = (text: string): string =>
  withoutObjects(text.replace(GRAMMAR, "").replace(LABELS, "").replace(/\s+/gu, " ").trim());
