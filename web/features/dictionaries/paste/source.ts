import type { Role } from "../deck/deck.ts";
import { ankiCell, ankiRows, ankiText, separatorOf } from "./anki-text.ts";
import { readCells, type CellRow } from "./cells.ts";
import { readable } from "./clean-line.ts";
import { atMost, MOST_COLUMNS } from "./columns.ts";
import { dictionaryForm, dictionaryRows } from "./dictionary-lines.ts";
import { areExported } from "./exported.ts";
import { oneRecordALine } from "./records.ts";
import { CELL_DELIMITER, type TermSeparator } from "./separators.ts";

/** A text as rows, and what is known of them by the program that wrote it. */
export interface Source {
  /** Of anything but lines, the cells are final. */
  kind: "ours" | "anki" | "dictionary" | "lines";
  rows: readonly CellRow[];
  /** How many lines in front of them are for a program. */
  settings: number;
  heads: readonly string[] | null;
  roles: readonly (Role | null)[] | null;
  /** What each row is tagged with. */
  tags: string;
  /** What a cell says, without markup. */
  textOf: (cell: string, at: number) => string;
}

const NOTHING_SAID = { settings: 0, heads: null, roles: null, tags: "", textOf: readable } as const;

/** What a text is. Another separator than its own has it read as lines. */
export function sourceOf(text: string, separator: TermSeparator): Source {
  const delimiter = CELL_DELIMITER[separator];
  const written = delimiter ? readCells(text, delimiter) : [];
  if (delimiter && areExported(written, text)) return { ...NOTHING_SAID, kind: "ours", rows: written };
  const anki = ankiText(text);
  const ankiDelimiter = anki && (anki.delimiter ?? delimiter);
  if (anki && ankiDelimiter && (separatorOf(anki) ?? separator) === separator) {
    const rows = ankiRows(text, anki, ankiDelimiter);
    const heads = anki.names && atMost(anki.names, MOST_COLUMNS);
    const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), heads?.length ?? 0);
    return {
      kind: "anki",
      rows,
      // One of them names the columns.
      settings: anki.settings - (anki.names ? 1 : 0),
      heads,
      roles: Array.from({ length: Math.min(widest, MOST_COLUMNS) }, (_, at) => anki.roles.get(at) ?? null),
      tags: anki.tags,
      textOf: (cell, at) => ankiCell(anki, cell, at),
    };
  }
  const form = dictionaryForm(text);
  if (form?.separators.term === separator)
    return { ...NOTHING_SAID, kind: "dictionary", rows: dictionaryRows(text, form), roles: form.roles };
  const records = oneRecordALine(text);
  const isAsWritten = delimiter && records === text;
  const rows = isAsWritten ? written : delimiter ? readCells(records, delimiter) : linesAsCells(records);
  return { ...NOTHING_SAID, kind: "lines", rows };
}

const linesAsCells = (text: string): CellRow[] =>
  text.split(/\r\n?|\n/).map((line, at) => ({ cells: [line], line: at + 1 }));
