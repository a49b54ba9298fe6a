import { unguardCell } from "../../../../shared/spreadsheet.ts";
import type { Languages } from "../deck/field-names.ts";
import { isSetting } from "./anki-text.ts";
import { asideOf } from "./asides.ts";
import { isFilled } from "./cells.ts";
import { countMedia, isRule, withoutMarks } from "./clean-line.ts";
import { atMost, columnReader, MOST_COLUMNS, type LineRow } from "./columns.ts";
import { isComment } from "./dictionary-lines.ts";
import { isHeaderRow } from "./header-row.ts";
import type { LeftKind, ListRow } from "./list-table.ts";
import type { TermSeparator } from "./separators.ts";
import type { Source } from "./source.ts";

/** What is read between two pauses. */
const SLICE = 250;

export const NOTHING_LEFT: Readonly<Record<LeftKind, number>> = {
  heading: 0,
  date: 0,
  page: 0,
  setting: 0,
  rule: 0,
  media: 0,
};

interface FilledRows {
  rows: LineRow[];
  left: Record<LeftKind, number>;
}

/** The rows of a text that say something of words, and a count of the others. */
export function* filledRows(source: Source): Generator<undefined, FilledRows> {
  const { kind, settings, textOf } = source;
  const left = { ...NOTHING_LEFT, setting: settings };
  const rows: LineRow[] = [];
  for (const [at, { cells, line }] of source.rows.entries()) {
    if (at % SLICE === SLICE - 1) yield;
    if (!cells.some(isFilled)) continue;
    const media = cells.reduce((sum, cell) => sum + countMedia(cell), 0);
    left.media += media;
    const texts = atMost(cells, MOST_COLUMNS).map((cell, column) => textOf(cell, column).trim());
    const raw = texts.filter(isFilled).join(" | ");
    const final = kind === "lines" ? withoutMarksInFront(texts) : texts;
    if (kind === "dictionary" ? isComment(raw) : kind === "lines" && isSetting(final[0] ?? ""))
      left.setting += 1;
    else if (raw === "" || (kind === "lines" && isRule(final.join(" ")))) left.rule += media > 0 ? 0 : 1;
    else
      rows.push({
        line,
        cells: final,
        raw,
        isSpaced: cells.slice(1).every((cell) => /^(?:\s|$)/.test(cell)),
      });
  }
  return { rows, left };
}

const withoutMarksInFront = (texts: readonly string[]): string[] =>
  texts.map((text, at) => (at === 0 ? withoutMarks(unguardCell(text)) : unguardCell(text)));

const SAMPLES = 50;

interface NamedRows {
  heads: readonly string[] | null;
  rows: ListRow[];
}

/** Lines as columns: without the row that names them, and with what is no word put aside. */
export function* columnsOfLines(
  lines: readonly LineRow[],
  separator: TermSeparator,
  languages: Languages | undefined,
): Generator<undefined, NamedRows> {
  let cellsOf = columnReader(lines, separator, 0);
  const rows: ListRow[] = [];
  for (const [at, row] of lines.entries()) {
    if (at % SLICE === SLICE - 1) yield;
    const cells = cellsOf(row);
    rows.push({ line: row.line, cells, aside: asideOf(row.raw, cells.filter(isFilled).length) });
  }
  const top = rows.findIndex(({ aside }) => aside === null);
  const namesColumns = (all: readonly Pick<ListRow, "cells">[]): boolean => {
    const [first, ...below] = all.slice(top, top + SAMPLES).map(({ cells }) => cells);
    return first !== undefined && isHeaderRow(first, below, languages);
  };
  const first = lines[top];
  const isNamed = first !== undefined && namesColumns(lines);
  if (isNamed && first.cells.length > 2) {
    cellsOf = columnReader(lines, separator, first.cells.length);
    for (const [at, row] of lines.entries()) {
      if (at % SLICE === SLICE - 1) yield;
      rows[at] = { line: row.line, aside: rows[at]?.aside ?? null, cells: cellsOf(row) };
    }
  }
  const heads = isNamed || namesColumns(rows) ? (rows[top]?.cells ?? null) : null;
  if (!heads) return { heads, rows };
  const names = heads.join("\t");
  return {
    heads,
    rows: rows
      .toSpliced(top, 1)
      .map((row) => (row.cells.join("\t") === names ? { ...row, aside: "heading" } : row)),
  };
}
