import type { Role } from "../deck/deck.ts";
import { readCells, type CellRow } from "./cells.ts";
import { isHeaderRow } from "./header-row.ts";
import { CELL_DELIMITER, type Separators } from "./separators.ts";

/** The columns of our own files (contract §13). */
export const EXPORTED_ROLES = ["term", "definitions", "note", "example", "tags"] as const satisfies Role[];

const MOST_LOOKED_AT = 100_000;

/** The separators of a text that begins as an export of ours; null for any other. */
export function exportedSeparators(text: string): Separators | null {
  const begin = text.slice(0, MOST_LOOKED_AT).replace(/^\uFEFF/, "");
  for (const term of ["comma", "tab"] as const) {
    const rows = readCells(begin, CELL_DELIMITER[term] ?? "");
    // The last one is cut off.
    const whole = text.length > MOST_LOOKED_AT ? rows.slice(0, -1) : rows;
    if (areExported(whole, begin)) return { term, definitions: "comma" };
  }
  return null;
}

/**
 * Whether the rows of a text are those of an export of ours. One line of five words may be anybody's. Unlike other
 * programs' files, ours have no header row and no column of row numbers.
 */
export const areExported = (rows: readonly CellRow[], text: string): boolean =>
  (rows.length > 1 || text.endsWith("\n")) &&
  rows.every(({ cells }) => cells.length === EXPORTED_ROLES.length || cells.join("").trim() === "") &&
  !rows.some(isSpaced) &&
  !haveHeads(rows) &&
  !areNumbered(rows);

/** Whether the first row, and it alone, reads as the heads of all columns that are filled: a first word can be “Wort”, too. */
function haveHeads([first, ...others]: readonly CellRow[]): boolean {
  const [second] = others;
  return (
    first !== undefined &&
    second !== undefined &&
    isHeaderRow(first.cells) &&
    !isHeaderRow(second.cells) &&
    others.every(({ cells }) => cells.every((cell, at) => cell === "" || first.cells[at] !== ""))
  );
}

/** Whether the first column only numbers the rows, before a term and its definitions; the first row may be a header. */
function areNumbered(rows: readonly CellRow[]): boolean {
  const numbers = rows.map(({ cells: [first = ""] }) => Number(/^(\d{1,5})[.)]?$/.exec(first)?.[1]));
  const counted = Number.isNaN(numbers[0]) ? numbers.slice(1) : numbers;
  const rise = counted.every((number, at) => number > (counted[at - 1] ?? -1));
  return counted.length > 1 && rise && rows.every(({ cells: [, , third] }) => third !== "");
}

/** A comma with a space after it is part of a text: in a file, no space follows a comma between cells. */
const isSpaced = ({ cells }: CellRow): boolean => cells.some((cell) => /^\s/.test(cell));
