import { unguardCell } from "../../../../shared/spreadsheet.ts";
import { normalizeLines, normalizeText } from "../../../../shared/text-rules.ts";
import { cut } from "../../../../shared/text/bounds.ts";
import { distinctTags } from "../distinct-tags.ts";
import { readCells, type CellRow } from "./cells.ts";
import { isNoWord, readable, withoutMarks } from "./clean-line.ts";
import { headOf, isHeaderRow } from "./header-row.ts";
import { lastResort } from "./last-resort.ts";
import {
  CELL_DELIMITER,
  guessSeparators,
  split,
  splitSenses,
  TERM_SEPARATORS,
  type Separators,
} from "./separators.ts";

/** A line as it is understood, before anything is checked. */
export interface ReadLine {
  /** In the pasted text, from 1. */
  line: number;
  term: string;
  definitions: string[];
  note: string;
  example: string;
  tags: string[];
}

/** Where a further column goes; it is never a definition that would have to be typed. */
type MoreColumn = "example" | "note";

const BYTE_ORDER_MARK = /^\uFEFF/;

/** Every line that is not blank, as term and definitions. What cannot be separated is a term without definitions. */
export function readLines(text: string, separators: Separators): ReadLine[] {
  const plain = text.replace(BYTE_ORDER_MARK, "");
  const delimiter = CELL_DELIMITER[separators.term];
  const rows = delimiter ? readCells(plain, delimiter) : [];
  if (delimiter && areExported(rows)) return rows.flatMap((row) => exportedLine(row));
  const read = delimiter
    ? rows
    : plain.split(LINE_BREAK).map((line, at) => ({ cells: [line], line: at + 1 }));
  const known = withoutNumbers(read.map(tidied).filter(({ cells }) => !isNoWord(cells.join(" "))));
  const columns = columnsOf(known, separators);
  return known
    .filter((row, at) => at > 0 || !isHeaderRow(sidesOf(row, separators, columns)))
    .flatMap((row) => lineOf(row, sidesOf(row, separators, columns), separators, columns));
}

const LINE_BREAK = /\r\n?|\n/;

/** What most likely separates a text, by how it begins. */
export function likelySeparators(text: string): Separators {
  const begin = text.slice(0, MOST_LOOKED_AT).replace(BYTE_ORDER_MARK, "");
  const rows = readCells(begin, ",");
  // The last one is cut off.
  const whole = text.length > MOST_LOOKED_AT ? rows.slice(0, -1) : rows;
  if (whole.length > 1 && areExported(whole) && !whole.some(isSpaced))
    return { term: "comma", definitions: "comma" };
  const lines = begin.split(LINE_BREAK, MOST_LINES).map((line) => withoutMarks(readable(line)));
  return guessSeparators(lines.filter((line) => !isNoWord(line)));
}

const MOST_LOOKED_AT = 100_000;
const MOST_LINES = 200;

/** A comma with a space after it is part of a text: in a file, no space follows a comma between cells. */
const isSpaced = ({ cells }: CellRow): boolean => cells.some((cell) => /^\s/.test(cell));

const tidied = ({ cells, line }: CellRow): CellRow => ({
  line,
  cells: cells.map((cell, at) => {
    const text = unguardCell(readable(cell).trim());
    return at === 0 ? withoutMarks(text) : text;
  }),
});

/** Removes a first column that only numbers the rows. */
function withoutNumbers(rows: readonly CellRow[]): CellRow[] {
  // The first row may be a header.
  const counted = rows.slice(1).filter(({ cells: [first = ""] }) => /^\d{1,5}[.)]?$/.test(first)).length;
  const drops = rows.length > 1 && counted === rows.length - 1 && rows.every(({ cells }) => cells.length > 2);
  return drops ? rows.map(({ cells, line }) => ({ line, cells: cells.slice(1) })) : [...rows];
}

interface Columns {
  /** Columns of another kind follow the term and the definitions. */
  more: boolean;
  /** From the third on; the others are notes. */
  kinds: readonly MoreColumn[];
}

function columnsOf(rows: readonly CellRow[], { term }: Separators): Columns {
  const long = rows.filter(({ cells }) => cells.length > 2);
  const even = rows.every(({ cells }) => cells.length === rows[0]?.cells.length);
  const heads = rows[0] && isHeaderRow(rows[0].cells) ? rows[0].cells.map(headOf) : [];
  const thirds = long.map(({ cells }) => cells[2] ?? "").filter(Boolean);
  const sentences = thirds.filter((cell) => /[.!?…。？！]["”»)]?$/.test(cell) || cell.split(" ").length > 3);
  const likely: MoreColumn = sentences.length * 2 >= thirds.length ? "example" : "note";
  return {
    more: long.length > 0 && (term === "tab" || (even && rows.length > 1)),
    kinds: heads.length > 2 ? heads.slice(2).map((head) => (head === "example" ? head : "note")) : [likely],
  };
}

/** Term, definitions and what stands behind them. */
function sidesOf(row: CellRow, separators: Separators, { more }: Columns): string[] {
  const [first = "", ...rest] = row.cells;
  if (rest.some((cell) => cell.trim() !== "")) return more ? [first, ...rest] : [first, rest.join(", ")];
  const others = TERM_SEPARATORS.filter((one) => one !== separators.term);
  for (const separator of [separators.term, ...others]) {
    const sides = split(first, separator);
    if (sides)
      return separator === "bar" || separator === "arrow"
        ? [sides[0], ...restOf(sides[1], separator)]
        : sides;
  }
  return lastResort(first) ?? [first];
}

function restOf(text: string, separator: "bar" | "arrow"): string[] {
  const further = split(text, separator);
  return further ? [further[0], ...restOf(further[1], separator)] : [text];
}

function lineOf(
  { line }: CellRow,
  [typedTerm = "", ...rest]: readonly string[],
  { definitions: separator }: Separators,
  { kinds }: Columns,
): ReadLine[] {
  const term = tidy(typedTerm);
  const [senses = "", ...further] = rest;
  const definitions = [...new Set(sensesOf(senses, separator))];
  if (term === "" && definitions.length === 0) return [];
  const textsOf = (kind: MoreColumn): string =>
    further
      .filter((_, at) => (kinds[at] ?? "note") === kind)
      .map(tidy)
      .filter(Boolean)
      .join("\n");
  return [{ line, term, definitions, note: textsOf("note"), example: textsOf("example"), tags: [] }];
}

/**
 * Splits at the chosen separator (at semicolons if that was the comma and there is none), then at commas unless nothing
 * is to be split. Commas that remain, such as in brackets, become semicolons: a definition may not contain one.
 */
const sensesOf = (text: string, separator: Separators["definitions"]): string[] =>
  numberedSenses(text)
    .flatMap((part) => {
      const parts = splitSenses(part, separator);
      return parts.length === 1 && separator === "comma" ? splitSenses(part, "semicolon") : parts;
    })
    .flatMap((part) => (separator === "none" ? [part] : splitSenses(part, "comma")))
    .map((part) =>
      tidy(part)
        .replace(/[,，]\s?/g, "; ")
        .replace(/^["“„«](.*)["”“»]$/, "$1"),
    )
    .filter((sense) => sense !== "");

/** A longer text is no word's, however it is read. */
const MOST_TEXT = 0x10000;

const tidy = (text: string): string => normalizeText(cut(text, MOST_TEXT));

/** “1. dog 2. hound” says where the next one begins. */
const numberedSenses = (text: string): string[] =>
  /^\s*(?:1[.)]|①)\s/.test(text) ? text.split(/(?:^|\s)(?:\d{1,2}[.)]|[①-⑳])\s/) : [text];

/** The columns of our own files: term, definitions, note, example, tags (contract §13). */
const COLUMNS = 5;

/** Unlike other programs' files, ours have no header row and no column of row numbers. */
const areExported = (rows: readonly CellRow[]): boolean =>
  rows.every(({ cells }) => cells.length === COLUMNS || cells.join("").trim() === "") &&
  !isHeaderRow(rows[0]?.cells ?? []) &&
  withoutNumbers(rows)[0]?.cells.length === COLUMNS;

function exportedLine({ cells, line }: CellRow): ReadLine[] {
  const [term = "", definitions = "", note = "", example = "", tags = ""] = cells.map((cell) =>
    unguardCell(cell.trim()),
  );
  const senses = definitions.split(",").map(tidy).filter(Boolean);
  if (tidy(term) === "" && senses.length === 0) return [];
  return [
    {
      line,
      term: tidy(term),
      definitions: [...new Set(senses)],
      note: normalizeLines(cut(note, MOST_TEXT)),
      example: normalizeLines(cut(example, MOST_TEXT)),
      tags: distinctTags(tags.split(",").map(tidy).filter(Boolean)),
    },
  ];
}
