import type { Role } from "../deck/deck.ts";
import type { CellRow } from "./cells.ts";
import { isHeaderRow } from "./header-row.ts";

/** The columns of our own files (contract §13). */
export const EXPORTED_ROLES = ["term", "definitions", "note", "example", "tags"] as const satisfies Role[];

/** Unlike other programs' files, ours have no header row and no column of row numbers. */
export const areExported = (rows: readonly CellRow[]): boolean =>
  rows.every(({ cells }) => cells.length === EXPORTED_ROLES.length || cells.join("").trim() === "") &&
  !isHeaderRow(rows[0]?.cells ?? []) &&
  !isNumbered(rows);

/** Whether the first column only numbers the rows; the first row may be a header. */
function isNumbered(rows: readonly CellRow[]): boolean {
  const counted = rows.slice(1).filter(({ cells: [first = ""] }) => /^\d{1,5}[.)]?$/.test(first)).length;
  return rows.length > 1 && counted === rows.length - 1;
}
