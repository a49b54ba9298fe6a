/**
 * A spreadsheet runs a cell that begins with one of these as a formula (full-width forms too), and in half of the world a
 * semicolon begins a cell. There an apostrophe is written, also before apostrophes and then one of these: so that reading
 * takes exactly one away and every text comes back as it was.
 */
const FORMULA = /(^|;)('*[=+\-@＝＋－＠])/gu;
const GUARDED = /(^|;)'('*[=+\-@＝＋－＠])/gu;

/** A text as a cell that no spreadsheet runs. */
const guardCell = (text: string): string => text.replace(FORMULA, "$1'$2");

/** The text that such a cell holds. */
export const unguardCell = (cell: string): string => cell.replace(GUARDED, "$1$2");

/** Between the definitions of one cell; no definition holds a comma (spec §5). */
const DEFINITIONS = ", ";

/** Lines of term and definitions, in quotes where the delimiter or a quote demands it (RFC 4180). */
export function delimitedLines(
  words: readonly { term: string; definitions: readonly string[] }[],
  delimiter: "," | "\t",
): string {
  const cell = (text: string): string => {
    const guarded = guardCell(text);
    return guarded.includes(delimiter) || guarded.includes('"')
      ? `"${guarded.replaceAll('"', '""')}"`
      : guarded;
  };
  return words
    .map(({ term, definitions }) => `${cell(term)}${delimiter}${cell(definitions.join(DEFINITIONS))}\r\n`)
    .join("");
}
