import { hidden } from "./brackets.ts";

/** What stands between a term and its definitions, the surest first. */
export const TERM_SEPARATORS = [
  "tab",
  "bar",
  "arrow",
  "equals",
  "dash",
  "spaces",
  "semicolon",
  "colon",
  "comma",
] as const;
export type TermSeparator = (typeof TERM_SEPARATORS)[number];

/** What stands between two definitions. */
export const DEFINITION_SEPARATORS = ["comma", "semicolon", "slash", "bar", "none"] as const;
export type DefinitionSeparator = (typeof DEFINITION_SEPARATORS)[number];

export interface Separators {
  term: TermSeparator;
  definitions: DefinitionSeparator;
}

/**
 * A dash separates only between spaces, but for a long one; an equals sign anywhere (well-known = bekannt), but not in
 * an arrow. A comma before the ending of a plural (“der Kaffee, -s”) and spaces behind a comma are within a text.
 */
const BETWEEN: Record<TermSeparator, RegExp> = {
  tab: /\t+/g,
  bar: / ?[|｜]{1,2} ?/g,
  arrow: / ?(?:[→⇒⟶⟹➔➜➝➞⇨↔▸]|<?[-=–—]{1,3}>) ?/g,
  equals: / ?(?:(?<![<>=!])={1,3}(?![=>])|[＝≈≙]) ?/g,
  dash: /\s[-–—‒―]{1,3}\s|[—―]/g,
  semicolon: /[;；]/g,
  colon: / ?[:：]{1,2}(?:\s|(?=[^\d\s/:]))/g,
  comma: /[,，、،](?!\s?[-–~¨⸚]\p{L})/gu,
  spaces: /(?<![,;:\s])[ \u00a0]{2,}|\u3000+/g,
};

/** What divides definitions by each of them; null where nothing does. */
export const AMONG: Record<DefinitionSeparator, RegExp | null> = {
  comma: /[,，、،]/g,
  semicolon: /[;；]/g,
  slash: /\//g,
  bar: /\|/g,
  none: null,
};

/** Separators that quotes and cells go with: those of spreadsheets. */
export const CELL_DELIMITER: Partial<Record<TermSeparator, string>> = {
  tab: "\t",
  semicolon: ";",
  comma: ",",
};

/** The two sides of a line; null where the separator is not in it, or only within brackets or quotes. */
export function split(line: string, separator: TermSeparator): [string, string] | null {
  const [first = "", second] = partsOf(line, separator, 2);
  return second === undefined ? null : [first, second];
}

/** The parts of a line, at most so many; itself alone where it begins with the separator. */
export function partsOf(line: string, separator: TermSeparator, most: number): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { index, 0: text } of hidden(line).matchAll(BETWEEN[separator])) {
    const part = line.slice(start, index).replace(BEGIN_OF_IT, "");
    if (part.trim() === "") break;
    parts.push(part);
    start = index + text.length;
    start += MORE_OF_IT.exec(line.slice(start, start + LONGEST_SEPARATOR))?.[0].length ?? 0;
    if (parts.length === most - 1) break;
  }
  const rest = line.slice(start);
  return parts.length === 0 ? [line] : rest.trim() === "" ? parts : [...parts, rest];
}

const LONGEST_SEPARATOR = 20;

/** Of a separator that is made of several signs, such as “:=”. */
const BEGIN_OF_IT = /\s[-–—:|~]{1,2}$/;
const MORE_OF_IT = /^\s*[-–—:=|>~]{1,3}\s+/;

/** Definitions apart. */
export const splitSenses = (text: string, separator: DefinitionSeparator): string[] =>
  dividedAt(text, AMONG[separator]);

/** A text apart at a divider of one character, of which none within brackets and quotes counts. */
export function dividedAt(text: string, divider: RegExp | null): string[] {
  if (!divider) return [text];
  const parts: string[] = [];
  let start = 0;
  for (const { index } of hidden(text).matchAll(divider)) {
    parts.push(text.slice(start, index));
    start = index + 1;
  }
  return [...parts, text.slice(start)];
}

/** “1. dog 2. hound” says itself where the next one begins. */
export const numberedSenses = (text: string): string[] =>
  /^\s*(?:1[.)]|①)\s/.test(text) ? text.split(/(?:^|\s)(?:\d{1,2}[.)]|[①-⑳])\s/) : [text];

const SAMPLE_LINES = 200;

/** The separator that is said, or that most lines hold; among equals the one that is least likely to be part of a word. */
export function guessSeparators(lines: readonly string[], said: TermSeparator | null = null): Separators {
  const sample = lines.slice(0, SAMPLE_LINES).filter((line) => line.trim() !== "");
  const [best] = TERM_SEPARATORS.map((separator, rank) => ({
    separator,
    rank,
    hits: sample.reduce((sum, line) => sum + weightIn(line, separator), 0),
  }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || a.rank - b.rank);
  const term = said ?? best?.separator ?? "tab";
  return { term, definitions: guessSenses(sample, term) };
}

/** Only a delimiter of cells can follow a cell in quotes. */
const QUOTED_CELL = /^"(?:[^"]|"")*"([,;\t])/;

function weightIn(line: string, separator: TermSeparator): number {
  const delimiter = QUOTED_CELL.exec(line)?.[1];
  if (delimiter !== undefined && delimiter === CELL_DELIMITER[separator]) return WEIGHTS.tab;
  if (!split(line, separator)) return 0;
  return separator === "colon" && DOUBLE_COLON.test(line) ? WEIGHTS.bar : WEIGHTS[separator];
}

const DOUBLE_COLON = /\s::\s/;

/** A comma is in many definitions, a colon and a semicolon in some; they separate terms where nothing else does. */
const WEIGHTS: Record<TermSeparator, number> = {
  tab: 2,
  bar: 1.5,
  arrow: 1.5,
  equals: 1.2,
  dash: 1.2,
  semicolon: 0.9,
  colon: 0.7,
  spaces: 0.6,
  comma: 0.5,
};

function guessSenses(lines: readonly string[], term: TermSeparator): DefinitionSeparator {
  if (term === "semicolon") return "comma";
  const rests = lines.map((line) => hidden(split(line, term)?.[1] ?? ""));
  const semicolons = rests.filter((rest) => /[;；]/.test(rest)).length;
  const commas = rests.filter((rest) => /[,，、،]/.test(rest)).length;
  const slashes = rests.filter((rest) => / \/ /.test(rest)).length;
  if (slashes > commas + semicolons) return "slash";
  return semicolons > commas || (semicolons > 0 && semicolons === commas) ? "semicolon" : "comma";
}
