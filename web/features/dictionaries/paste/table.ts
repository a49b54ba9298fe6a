import { unguardCell } from "../../../../shared/spreadsheet.ts";
import { normalizeLines, normalizeText } from "../../../../shared/text-rules.ts";
import { cut, type Bounded } from "../../../../shared/text/bounds.ts";
import type { Role } from "../deck/deck.ts";
import { distinctTags } from "../distinct-tags.ts";
import { readCells, type CellRow } from "./cells.ts";
import { isRule, isSetting, readable, withoutMarks } from "./clean-line.ts";
import { areExported, EXPORTED_ROLES } from "./exported.ts";
import { isHeaderRow } from "./header-row.ts";
import { lastResort } from "./last-resort.ts";
import { exportedSenses, sensesOf } from "./senses.ts";
import {
  CELL_DELIMITER,
  split,
  TERM_SEPARATORS,
  type DefinitionSeparator,
  type Separators,
} from "./separators.ts";

/** Why a line is no word. It is shown all the same, and not taken unless it is ticked. */
export const ASIDES = ["heading", "date", "page"] as const;
export type Aside = (typeof ASIDES)[number];

/** What is left out of a list, by kind: lines aside, lines for programs, rules of tables; sounds and pictures. */
export const LEFT_KINDS = [...ASIDES, "setting", "rule", "media"] as const;
export type Left = Readonly<Record<(typeof LEFT_KINDS)[number], number>>;

export interface ListRow {
  /** On which it begins in the text, from 1. */
  line: number;
  /** At most as many as the table is wide. */
  cells: readonly string[];
  aside: Aside | null;
}

/** A list as columns, whatever separated them. */
export interface ListTable {
  /** What its first row calls the columns. */
  heads: readonly string[] | null;
  width: number;
  rows: readonly ListRow[];
  /** What the columns become, where the file itself says so. */
  roles: readonly Role[] | null;
  /** An export of ours: what is in a cell is exactly what it was. */
  ours: boolean;
  left: Left;
}

/** A line as it is understood, before anything is checked. */
export interface ReadLine {
  /** In the pasted text, from 1. */
  line: number;
  term: string;
  definitions: string[];
  note: string;
  example: string;
  tags: string[];
  aside: Aside | null;
  /** From an export of ours: a line is a word, also where another has the same term. */
  ours?: boolean;
}

const NOTHING_LEFT: Left = { heading: 0, date: 0, page: 0, setting: 0, rule: 0, media: 0 };

const BYTE_ORDER_MARK = /^\uFEFF/;
export const LINE_BREAK = /\r\n?|\n/;

/** Every line of a text that is not blank, as a row, as the heads of the columns, or counted among what is left. */
export function readTable(text: string, separators: Separators): ListTable {
  const plain = text.replace(BYTE_ORDER_MARK, "");
  const delimiter = CELL_DELIMITER[separators.term];
  const cells = delimiter ? readCells(plain, delimiter) : linesAsCells(plain);
  if (delimiter && areExported(cells)) return exportedTable(cells);
  const filled = cells.map(tidied).filter(isFilled);
  const settings = filled.filter(({ cells: [first = ""] }) => isSetting(first));
  const rules = filled.filter((row) => !settings.includes(row) && isRule(row.cells.join(" ")));
  const known = filled.filter((row) => !settings.includes(row) && !rules.includes(row));
  const hasMore = hasMoreColumns(known, separators);
  const rows = known.map((row) => ({
    line: row.line,
    cells: sidesOf(row, separators, hasMore),
    aside: null,
  }));
  const heads = rows[0] && isHeaderRow(rows[0].cells) ? rows[0].cells : null;
  const words = heads ? rows.slice(1) : rows;
  return {
    heads,
    width: Math.max(0, ...(heads ? [heads.length] : []), ...words.map((row) => row.cells.length)),
    rows: words,
    roles: null,
    ours: false,
    left: { ...NOTHING_LEFT, setting: settings.length, rule: rules.length },
  };
}

/** The words of a table by what its columns become. Several columns may become one field. */
export function linesOf(
  { rows, ours }: ListTable,
  roles: readonly Role[],
  division: DefinitionSeparator,
): ReadLine[] {
  const columns = (role: Role): number[] => roles.flatMap((each, at) => (each === role ? [at] : []));
  const [terms, definitions, notes, examples, tags] = EXPORTED_ROLES.map(columns);
  return rows.map(({ line, cells, aside }) => {
    const texts = (places: readonly number[] = []): Bounded[] =>
      places.map((at) => cut(cells[at] ?? "", MOST_TEXT)).filter((text) => text.trim() !== "");
    const lines = (places: readonly number[] | undefined): string =>
      normalizeLines(cut(texts(places).join("\n"), MOST_TEXT));
    return {
      line,
      term: normalizeText(cut(texts(terms).join(" "), MOST_TEXT)),
      definitions: [
        ...new Set(
          texts(definitions).flatMap((text) => (ours ? exportedSenses(text) : sensesOf(text, division))),
        ),
      ],
      note: lines(notes),
      example: lines(examples),
      tags: distinctTags(texts(tags).flatMap((text) => text.split(",").map(tidy).filter(Boolean))),
      aside,
      ...(ours && { ours }),
    };
  });
}

/** A longer text is no word's, however it is read. */
const MOST_TEXT = 0x10000;

const tidy = (text: string): string => normalizeText(cut(text, MOST_TEXT));

const linesAsCells = (text: string): CellRow[] =>
  text.split(LINE_BREAK).map((line, at) => ({ cells: [line], line: at + 1 }));

const isFilled = ({ cells }: CellRow): boolean => cells.some((cell) => cell.trim() !== "");

const tidied = ({ cells, line }: CellRow): CellRow => ({
  line,
  cells: cells.map((cell, at) => {
    const text = unguardCell(readable(cell).trim());
    return at === 0 ? withoutMarks(text) : text;
  }),
});

function exportedTable(cells: readonly CellRow[]): ListTable {
  const rows = cells.filter(isFilled).map((row) => ({
    line: row.line,
    cells: row.cells.map((cell) => unguardCell(cell.trim())),
    aside: null,
  }));
  return {
    heads: null,
    width: EXPORTED_ROLES.length,
    rows,
    roles: EXPORTED_ROLES,
    ours: true,
    left: NOTHING_LEFT,
  };
}

/** Whether columns of another kind follow the term and the definitions. */
function hasMoreColumns(rows: readonly CellRow[], { term }: Separators): boolean {
  const even = rows.every(({ cells }) => cells.length === rows[0]?.cells.length);
  return rows.some(({ cells }) => cells.length > 2) && (term === "tab" || (even && rows.length > 1));
}

/** Term, definitions and what stands behind them. */
function sidesOf({ cells }: CellRow, { term }: Separators, hasMore: boolean): string[] {
  const [first = "", ...rest] = cells;
  if (rest.some((cell) => cell.trim() !== "")) return hasMore ? [first, ...rest] : [first, rest.join(", ")];
  const others = TERM_SEPARATORS.filter((one) => one !== term);
  for (const separator of [term, ...others]) {
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
