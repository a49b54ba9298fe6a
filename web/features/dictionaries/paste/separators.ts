/** What stands between a term and its definitions. "auto": what most lines agree on. */
export const TERM_SEPARATORS = ["tab", "semicolon", "comma", "dash", "equals", "colon"] as const;
export type TermSeparator = (typeof TERM_SEPARATORS)[number];

/** What stands between two definitions. */
export const DEFINITION_SEPARATORS = ["comma", "semicolon", "slash", "bar", "none"] as const;
export type DefinitionSeparator = (typeof DEFINITION_SEPARATORS)[number];

export interface Separators {
  term: TermSeparator;
  definitions: DefinitionSeparator;
}

/** A dash and an equals sign separate only between spaces or where they are the only ones: well-known = bekannt. */
const BETWEEN: Record<TermSeparator, RegExp> = {
  tab: /\t+/,
  semicolon: /[;；]/,
  comma: /[,，、،]/,
  dash: /\s+[-–—‒―]+\s+/,
  equals: /\s*[=＝]\s*/,
  colon: /\s*[:：]\s+/,
};

const AMONG: Record<DefinitionSeparator, RegExp | null> = {
  comma: /[,，、،]/,
  semicolon: /[;；]/,
  slash: /\s*\/\s*/,
  bar: /\s*\|\s*/,
  none: null,
};

/** Separators that quotes and cells go with: those of spreadsheets. */
export const CELL_DELIMITER: Partial<Record<TermSeparator, string>> = {
  tab: "\t",
  semicolon: ";",
  comma: ",",
};

/** The two sides of a line; null where the separator is not in it. */
export function split(line: string, separator: TermSeparator): [string, string] | null {
  const found = BETWEEN[separator].exec(line);
  if (!found || found.index === 0) return null;
  return [line.slice(0, found.index), line.slice(found.index + found[0].length)];
}

export function splitSenses(text: string, separator: DefinitionSeparator): string[] {
  const among = AMONG[separator];
  return among ? text.split(among) : [text];
}

const SAMPLE_LINES = 200;

/** The separator that most lines hold; among equals the one that is least likely to be part of a word. */
export function guessSeparators(text: string): Separators {
  const lines = text.split(/\r\n?|\n/, SAMPLE_LINES).filter((line) => line.trim() !== "");
  const [best] = TERM_SEPARATORS.map((separator, rank) => ({
    separator,
    rank,
    hits: lines.filter((line) => split(line, separator)).length,
  }))
    .filter(({ hits }) => hits > 0)
    // A comma is in many definitions; it separates terms only where nothing else does.
    .sort((a, b) => weight(b) - weight(a) || a.rank - b.rank);
  const term = best?.separator ?? "tab";
  return { term, definitions: guessSenses(lines, term) };
}

const weight = ({ separator, hits }: { separator: TermSeparator; hits: number }): number =>
  separator === "comma" || separator === "colon" ? hits / 2 : hits;

function guessSenses(lines: readonly string[], term: TermSeparator): DefinitionSeparator {
  if (term === "semicolon") return "comma";
  const rests = lines.map((line) => split(line, term)?.[1] ?? "");
  const semicolons = rests.filter((rest) => /[;；]/.test(rest)).length;
  const commas = rests.filter((rest) => /[,，、،]/.test(rest)).length;
  return semicolons > commas ? "semicolon" : "comma";
}
