import { DEFINITIONS, LENGTH } from "../../../../shared/limits.ts";

/** One record of a delimited text, and the number of the line on which it begins, from 1. */
export interface CellRow {
  cells: string[];
  line: number;
}

/** Reads cells as spreadsheets write them (RFC 4180): quotes around a cell, doubled inside, over several lines too. */
export function readCells(text: string, delimiter: string): CellRow[] {
  const rows: CellRow[] = [];
  const closings = new Closings(text, delimiter);
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
    } else if (character === '"' && cell === "" && closings.hasOne(at + 1)) quoted = true;
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

export const isFilled = (cell = ""): boolean => cell.trim() !== "";

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

/**
 * Tells of one quote after another that opens a cell whether it is closed again. What comes after them is looked
 * through once, however many of them are never closed.
 */
class Closings {
  readonly #text: string;
  readonly #delimiter: string;
  /** The first closing quote behind the last opening one that was asked about, not counting quotes right behind that. */
  #next = -1;

  constructor(text: string, delimiter: string) {
    this.#text = text;
    this.#delimiter = delimiter;
  }

  hasOne(from: number): boolean {
    const behind = this.#endOfQuotes(from);
    if (this.#areClosing(from, behind)) return true;
    if (this.#next < behind) this.#next = this.#find(behind);
    return this.#next - from < LONGEST_CELL;
  }

  #find(from: number): number {
    for (let at = this.#text.indexOf('"', from); at !== -1;) {
      const end = this.#endOfQuotes(at);
      if (this.#areClosing(at, end)) return end - 1;
      at = this.#text.indexOf('"', end);
    }
    return Infinity;
  }

  #endOfQuotes(from: number): number {
    let end = from;
    while (this.#text.charAt(end) === '"') end += 1;
    return end;
  }

  /** Two quotes are one of the text, so that the last of an odd number is left. */
  #areClosing(from: number, end: number): boolean {
    return (end - from) % 2 === 1 && closes(this.#text, end, this.#delimiter);
  }
}
