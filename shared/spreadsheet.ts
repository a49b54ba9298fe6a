import { WORD_FIELDS, type WordField } from "./api/word.ts";

/**
 * A spreadsheet runs a cell that begins with one of these characters as a formula (full-width forms too), and in many
 * countries a semicolon separates cells. An apostrophe is inserted there. It is also inserted before apostrophes that
 * are followed by such a character, so that reading removes exactly one and every text is restored exactly.
 */
const FORMULA = /(^|;)('*[=+\-@＝＋－＠])/gu;
const GUARDED = /(^|;)'('*[=+\-@＝＋－＠])/gu;

/** A text as a cell that no spreadsheet runs as a formula. */
export const guardCell = (text: string): string => text.replace(FORMULA, "$1'$2");

/** The original text of such a cell. */
export const unguardCell = (cell: string): string => cell.replace(GUARDED, "$1$2");

/** Separates the definitions or tags in one cell; none of them contains a comma (spec §5). */
const IN_CELL = ", ";

type WordOfLine = Readonly<Record<WordField, string | readonly string[]>>;

/** Lines of a word's fields, quoted where a cell needs it (RFC 4180). */
export function delimitedLines(words: readonly WordOfLine[], delimiter: "," | "\t"): string {
  const cell = (text: string): string => {
    const guarded = guardCell(text);
    return [delimiter, '"', "\n"].some((sign) => guarded.includes(sign))
      ? `"${guarded.replaceAll('"', '""')}"`
      : guarded;
  };
  const asText = (field: string | readonly string[]): string =>
    typeof field === "string" ? field : field.join(IN_CELL);
  return words
    .map((word) => WORD_FIELDS.map((field) => cell(asText(word[field]))).join(delimiter))
    .map((line) => `${line}\r\n`)
    .join("");
}
