import { asideOf } from "./asides.ts";
import { readable } from "./clean-line.ts";
import { split, splitSenses, TERM_SEPARATORS, type TermSeparator } from "./separators.ts";

/** A text in which each line is one record, whatever else separated records. The lines of two-line cards keep their place. */
export const oneRecordALine = (text: string): string =>
  text.length > LONGEST ? text : (fromOneLine(text) ?? fromPairsOfLines(text) ?? text);

/** Nobody pastes more in one line, or as cards of two lines. */
const LONGEST = 1_000_000;

/** A table of a page, or flashcards with a separator of their own: “Hund - dog; Katze - cat; Maus - mouse”. */
function fromOneLine(text: string): string | null {
  const line = text.trim();
  if (/[\r\n]/.test(line)) return null;
  if (/<tr\b/i.test(line)) return line.replace(/<\/tr>\s{0,20}(?=<tr\b)/gi, "$&\n");
  const ways = [
    { fewest: 2, records: line.split(/<br\s?\/?>|<\/(?:p|div|li)>/i) },
    ...(["semicolon", "bar", "slash"] as const).map((between) => ({
      fewest: 3,
      records: splitSenses(line, between),
    })),
  ];
  for (const { fewest, records } of ways) {
    const filled = records.map((record) => record.trim()).filter(Boolean);
    if (filled.length >= fewest && arePairs(filled)) return filled.join("\n");
  }
  return null;
}

const arePairs = (records: readonly string[]): boolean =>
  TERM_SEPARATORS.some((one) => records.every((record) => isPair(readable(record), one)));

const isPair = (record: string, separator: TermSeparator): boolean => {
  const sides = split(record, separator);
  return sides !== null && split(sides[1], separator) === null;
};

/** Cards of a term's line and a line with its definitions, apart by empty lines. */
function fromPairsOfLines(text: string): string | null {
  const lines = text.split(/\r\n?|\n/);
  const blocks = blocksOf(lines);
  if (blocks.length < 2 || blocks.some(({ length }) => length !== 2)) return null;
  const isTerm = (line: string): boolean =>
    asideOf(line, 1) === null &&
    TERM_SEPARATORS.every((one) => one === "comma" || split(readable(line), one) === null);
  const areCards = blocks.every(
    ([first = 0, second = 0]) => isTerm(lines[first] ?? "") && !(lines[second] ?? "").includes("\t"),
  );
  if (!areCards) return null;
  for (const [first = 0, second = 0] of blocks) {
    lines[first] = `${lines[first] ?? ""}\t${lines[second] ?? ""}`;
    lines[second] = "";
  }
  return lines.join("\n");
}

/** The numbers of lines between empty ones. */
function blocksOf(lines: readonly string[]): number[][] {
  const blocks: number[][] = [[]];
  for (const [at, line] of lines.entries())
    if (line.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push(at);
  return blocks.filter(({ length }) => length > 0);
}
