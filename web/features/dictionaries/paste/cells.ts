import { DEFINITIONS, LENGTH } from "../../../../shared/limits.ts";

/** One record of a delimited text, and the number of the line on which it begins, from 1. */
export interface CellRow {
  cells: string[];
  line: number;
}

/** Reads cells as spreadsheets write them (RFC 4180): quotes around a cell, doubled inside, over several lines too. */
export function readCells(text: string, delimiter: string): CellRow[] {
  const rows: CellRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let quoted = false;
  let line = 1;
  let start = 1;
  const endCell = (): void => {
    cells.push(cell);
    cell = "";
  };
  const endRow = (): void => {
    endCell();
    rows.push({ cells, line: start });
    cells = [];
    start = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (quoted) {
      if (character === '"' && text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else if (character === '"' && closes(text, at + 1, delimiter)) quoted = false;
      else {
        if (character === "\n") line += 1;
        cell += character;
      }
    } else if (character === '"' && cell === "" && closing(text, at + 1, delimiter)) quoted = true;
    else if (character === delimiter) endCell();
    else if (character === "\n" || character === "\r") {
      if (character === "\r" && text.charAt(at + 1) === "\n") at += 1;
      line += 1;
      endRow();
    } else cell += character;
  }
  if (cell !== "" || cells.length > 0) endRow();
  return rows;
}

/** A quote ends a cell only before a delimiter or the end of the line. */
const closes = (text: string, at: number, delimiter: string): boolean => {
  const next = text.charAt(at);
  return next === "" || next === delimiter || next === "\n" || next === "\r";
};

/**
 * How far a quoted cell may reach, in UTF-16 units: a stray quote must not swallow the rest of the text. Two for each
 * character and separator of the longest definitions.
 */
const LONGEST_CELL = 2 * DEFINITIONS.max * (LENGTH.long + 2);

/** Whether a quote that opens a cell is closed again. */
function closing(text: string, from: number, delimiter: string): boolean {
  for (
    let at = text.indexOf('"', from);
    at !== -1 && at - from < LONGEST_CELL;
    at = text.indexOf('"', at + 1)
  ) {
    if (text.charAt(at + 1) === '"') at += 1;
    else if (closes(text, at + 1, delimiter)) return true;
  }
  return false;
}
