import { headOf, type Languages } from "../deck/field-names.ts";

/** Whether a row names the columns. “Wort – word” and “Deutsch – German” are words: both say the same. */
export function isHeaderRow(
  cells: readonly string[],
  below: readonly (readonly string[])[] = [],
  languages?: Languages,
): boolean {
  const filled = cells.flatMap((cell, at) => (cell.trim() === "" ? [] : [{ cell, at }]));
  if (filled.length < 2 || filled.some(({ cell }) => isText(cell))) return false;
  // A page may repeat the whole row.
  const others = below.filter((row) => row.join("\t") !== cells.join("\t"));
  const kinds = filled.map(({ cell, at }) => (recurs(cell, at, others) ? null : headOf(cell, languages)));
  const known = kinds.filter((kind) => kind !== null);
  const unlike = filled.filter(({ cell, at }, place) => kinds[place] === null && isUnlike(cell, at, others));
  const isSure = new Set(known).size > 1 || (known.length > 0 && unlike.length > 0);
  return isSure && (known.length + unlike.length) * 2 >= filled.length;
}

/** A cell that stands below itself names nothing, as in a table that says the languages in every row. */
const recurs = (cell: string, at: number, below: readonly (readonly string[])[]): boolean =>
  below.slice(0, 2).some((row) => row[at]?.trim() === cell.trim());

const MOST_WORDS = 4;

const isText = (cell: string): boolean =>
  /[.!?…。？！]["”»)]?$/.test(cell.trim().replace(/^\p{L}{1,4}\.$/u, "")) ||
  cell.trim().split(/\s+/).length > MOST_WORDS;

const SAMPLES = 50;

/** Whether a cell is of another kind than all below it: a name above numbers, or above another script. */
function isUnlike(cell: string, at: number, rows: readonly (readonly string[])[]): boolean {
  const texts = rows
    .slice(0, SAMPLES)
    .map((row) => (row[at] ?? "").trim())
    .filter((text) => text !== "");
  if (texts.length < 2 || !/\p{L}/u.test(cell)) return false;
  if (texts.every((text) => /^\d+[.)]?$/.test(text))) return !/\d/.test(cell);
  const isLatin = /\p{sc=Latin}/u.test(cell);
  return texts.every((text) => /\p{L}/u.test(text) && /\p{sc=Latin}/u.test(text) !== isLatin);
}
