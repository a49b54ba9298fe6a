import { hidden } from "./brackets.ts";

/** What stands between a term and its definitions, the surest first. */
export const TERM_SEPARATORS = [
  "tab",
  "bar",
  "arrow",
  "equals",
  "dash",
  "semicolon",
  "colon",
  "comma",
  "spaces",
] as const;
export type TermSeparator = (typeof TERM_SEPARATORS)[number];

/** What stands between two definitions. */
export const DEFINITION_SEPARATORS = ["comma", "semicolon", "slash", "bar", "none"] as const;
export type DefinitionSeparator = (typeof DEFINITION_SEPARATORS)[number];

export interface Separators {
  term: TermSeparator;
  definitions: DefinitionSeparator;
}

/** A dash separates only between spaces, but for a long one; an equals sign anywhere: well-known = bekannt. */
const BETWEEN: Record<TermSeparator, RegExp> = {
  tab: /\t+/,
  bar: / ?[|｜] ?/,
  arrow: / ?(?:[→⇒⟶➔➜]|[-=]{1,2}>) ?/,
  equals: / ?[=＝≈] ?/,
  dash: /\s[-–—‒―]{1,3}\s|[—―]/,
  semicolon: /[;；]/,
  colon: / ?[:：](?:\s|(?=[^\d\s/]))/,
  comma: /[,，、،]/,
  spaces: / {2}|\u3000/,
};

const AMONG: Record<DefinitionSeparator, RegExp | null> = {
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
  const found = BETWEEN[separator].exec(hidden(line));
  if (!found || line.slice(0, found.index).trim() === "") return null;
  const rest = line.slice(found.index + found[0].length);
  return rest.trim() === "" ? null : [line.slice(0, found.index), rest];
}

/** Definitions apart; within brackets and quotes nothing separates. */
export function splitSenses(text: string, separator: DefinitionSeparator): string[] {
  const among = AMONG[separator];
  if (!among) return [text];
  const senses: string[] = [];
  let start = 0;
  for (const { index } of hidden(text).matchAll(among)) {
    senses.push(text.slice(start, index));
    start = index + 1;
  }
  return [...senses, text.slice(start)];
}

const SAMPLE_LINES = 200;

/** The separator that most lines hold; among equals the one that is least likely to be part of a word. */
export function guessSeparators(lines: readonly string[]): Separators {
  const sample = lines.slice(0, SAMPLE_LINES).filter((line) => line.trim() !== "");
  const [best] = TERM_SEPARATORS.map((separator, rank) => ({
    separator,
    rank,
    hits: sample.reduce((sum, line) => sum + weightIn(line, separator), 0),
  }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || a.rank - b.rank);
  const term = best?.separator ?? "tab";
  return { term, definitions: guessSenses(sample, term) };
}

/** Only a delimiter of cells can follow a cell in quotes. */
const QUOTED_CELL = /^"(?:[^"]|"")*"([,;\t])/;

function weightIn(line: string, separator: TermSeparator): number {
  const delimiter = QUOTED_CELL.exec(line)?.[1];
  if (delimiter !== undefined && delimiter === CELL_DELIMITER[separator]) return WEIGHTS.tab;
  return split(line, separator) ? WEIGHTS[separator] : 0;
}

/** A comma is in many definitions, a colon and a semicolon in some; they separate terms where nothing else does. */
const WEIGHTS: Record<TermSeparator, number> = {
  tab: 2,
  bar: 1.5,
  arrow: 1.5,
  equals: 1.2,
  dash: 1.2,
  semicolon: 0.9,
  colon: 0.7,
  comma: 0.5,
  spaces: 0.4,
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
