/**
 * A spreadsheet runs a cell that begins with one of these as a formula (full-width forms too), and in half of the world a
 * semicolon begins a cell. There an apostrophe is written, also before apostrophes and then one of these: so that reading
 * takes exactly one away and every text comes back as it was.
 */
const FORMULA = /(^|;)('*[=+\-@＝＋－＠])/gu;
const GUARDED = /(^|;)'('*[=+\-@＝＋－＠])/gu;

/** A text as a cell that no spreadsheet runs. */
export const guardCell = (text: string): string => text.replace(FORMULA, "$1'$2");

/** The text that such a cell holds. */
export const unguardCell = (cell: string): string => cell.replace(GUARDED, "$1$2");

/** Between the definitions or the tags of one cell; none of them holds a comma (spec §5). */
const IN_CELL = ", ";

interface WordOfLine {
  term: string;
  definitions: readonly string[];
  note: string;
  example: string;
  tags: readonly string[];
}

/** Lines of term, definitions, note, example and tags, in quotes where a cell demands it (RFC 4180). */
export function delimitedLines(words: readonly WordOfLine[], delimiter: "," | "\t"): string {
  const cell = (text: string): string => {
    const guarded = guardCell(text);
    return [delimiter, '"', "\n"].some((sign) => guarded.includes(sign))
      ? `"${guarded.replaceAll('"', '""')}"`
      : guarded;
  };
  return words
    .map(({ term, definitions, note, example, tags }) =>
      [term, definitions.join(IN_CELL), note, example, tags.join(IN_CELL)].map(cell).join(delimiter),
    )
    .map((line) => `${line}\r\n`)
    .join("");
}
