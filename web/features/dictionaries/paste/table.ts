import { unguardCell } from "../../../../shared/spreadsheet.ts";
import { normalizeLines, normalizeText } from "../../../../shared/text-rules.ts";
import { cut, type Bounded } from "../../../../shared/text/bounds.ts";
import type { Role } from "../deck/deck.ts";
import type { Languages } from "../deck/field-names.ts";
import { distinctTags } from "../distinct-tags.ts";
import { asideOf, ASIDES, type Aside } from "./asides.ts";
import type { CellRow } from "./cells.ts";
import { countMedia, isRule, isSetting, withoutMarks } from "./clean-line.ts";
import { columnsOf } from "./columns.ts";
import { isComment } from "./dictionary-lines.ts";
import { EXPORTED_ROLES } from "./exported.ts";
import { isHeaderRow } from "./header-row.ts";
import { oneRecordALine } from "./records.ts";
import { exportedSenses, sensesOf } from "./senses.ts";
import type { DefinitionSeparator, Separators, TermSeparator } from "./separators.ts";
import { sourceOf, type Source } from "./source.ts";

/** What is left out of a list, by kind: lines aside, lines for programs, rules of tables; sounds and pictures. */
export const LEFT_KINDS = [...ASIDES, "setting", "rule", "media"] as const;
export type LeftKind = (typeof LEFT_KINDS)[number];

export interface ListRow {
  /** On which it begins in the text, from 1. */
  line: number;
  cells: readonly string[];
  aside: Aside | null;
}

/** A list as columns, whatever separated them. */
export interface ListTable {
  /** What its first row, or a line in front of it, calls the columns. */
  heads: readonly string[] | null;
  width: number;
  /** How many lines of the text are not blank; several in quotes are one. */
  lines: number;
  rows: readonly ListRow[];
  /** What the columns become as far as the file itself says so: null for a column of which it says nothing. */
  roles: readonly (Role | null)[] | null;
  /** An export of ours: what is in a cell is exactly what it was. */
  ours: boolean;
  left: Readonly<Record<LeftKind, number>>;
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
}

/**
 * Every line of a text that is not blank: as a row, as the heads of the columns, or counted among what is left.
 * `languages`: of the dictionary; their codes may be heads.
 */
export function readTable(text: string, { term }: Separators, languages?: Languages): ListTable {
  const source = sourceOf(oneRecordALine(text.replace(/^\uFEFF/, "")), term);
  if (source.kind === "ours") return exportedTable(source.rows);
  const { rows: read, left } = readRows(source);
  const { heads, rows } =
    source.kind === "lines"
      ? columnsOfLines(read, term, languages)
      : { heads: source.heads, rows: read.map(({ cells, line }) => ({ line, cells, aside: null })) };
  for (const { aside } of rows) if (aside) left[aside] += 1;
  return {
    ...usedColumns(withTags({ heads, rows, roles: source.roles }, source.tags)),
    lines: source.settings + source.rows.filter(({ cells }) => cells.some(isFilled)).length,
    ours: false,
    left,
  };
}

/** The words of a table by what its columns become. Several columns may become one field. */
export function linesOf(
  { rows, ours }: ListTable,
  roles: readonly Role[],
  division: DefinitionSeparator,
): ReadLine[] {
  const columns = (role: Role): number[] => roles.flatMap((each, at) => (each === role ? [at] : []));
  const [terms = [], definitions = [], notes = [], examples = [], tags = []] = EXPORTED_ROLES.map(columns);
  return rows.map(({ line, cells, aside }) => {
    const texts = (places: readonly number[]): Bounded[] =>
      places.map((at) => cut(cells[at] ?? "", MOST_TEXT)).filter((text) => text.trim() !== "");
    const lines = (parts: readonly Bounded[]): string => normalizeLines(cut(parts.join("\n"), MOST_TEXT));
    const term = normalizeText(cut(texts(terms).join(" "), MOST_TEXT));
    const senses = texts(definitions).flatMap((text) =>
      ours ? exportedSenses(text) : sensesOf(text, division),
    );
    return {
      line,
      term,
      definitions: [...new Set(senses)],
      note: lines(ours ? texts(notes) : texts(notes).filter((text) => text !== term)),
      example: lines(texts(examples)),
      tags: distinctTags(texts(tags).flatMap((text) => exportedSenses(text))),
      aside,
    };
  });
}

/** A longer text is no word's, however it is read. */
const MOST_TEXT = 0x10000;

type Columns = Pick<ListTable, "heads" | "rows" | "roles">;

/** A row, and its line as it was written but for markup. */
interface RawRow extends CellRow {
  raw: string;
  isSpaced: boolean;
}

const isFilled = (cell: string): boolean => cell.trim() !== "";

function readRows({ kind, rows, settings, textOf }: Source): {
  rows: RawRow[];
  left: Record<LeftKind, number>;
} {
  const left = { ...NOTHING_LEFT, setting: settings };
  const read: RawRow[] = [];
  for (const { cells, line } of rows) {
    if (!cells.some(isFilled)) continue;
    const media = cells.reduce((sum, cell) => sum + countMedia(cell), 0);
    left.media += media;
    const texts = cells.map((cell, at) => textOf(cell, at).trim());
    const raw = texts.filter(isFilled).join(" | ");
    const final = kind === "lines" ? marksRemoved(texts) : texts;
    if (kind === "dictionary" ? isComment(raw) : kind === "lines" && isSetting(final[0] ?? ""))
      left.setting += 1;
    else if (raw === "" || (kind === "lines" && isRule(final.join(" ")))) left.rule += media > 0 ? 0 : 1;
    else
      read.push({
        line,
        cells: final,
        raw,
        isSpaced: cells.slice(1).every((cell) => /^(?:\s|$)/.test(cell)),
      });
  }
  return { rows: read, left };
}

const NOTHING_LEFT: Readonly<Record<LeftKind, number>> = {
  heading: 0,
  date: 0,
  page: 0,
  setting: 0,
  rule: 0,
  media: 0,
};

const marksRemoved = (texts: readonly string[]): string[] =>
  texts.map((text, at) => (at === 0 ? withoutMarks(unguardCell(text)) : unguardCell(text)));

const SAMPLES = 50;

/** Lines as columns: without the row that names them, and with what is no word put aside. */
function columnsOfLines(
  read: readonly RawRow[],
  separator: TermSeparator,
  languages: Languages | undefined,
): Omit<Columns, "roles"> {
  let rows = columnsOf(read, separator, 0);
  const asides = rows.map(({ cells }, at) => asideOf(read[at]?.raw ?? "", cells.filter(isFilled).length));
  const top = asides.indexOf(null);
  const namesColumns = (all: readonly CellRow[]): boolean => {
    const [first, ...below] = all.slice(top, top + SAMPLES).map(({ cells }) => cells);
    return first !== undefined && isHeaderRow(first, below, languages);
  };
  const isNamed = namesColumns(read);
  if (isNamed) rows = columnsOf(read, separator, read[top]?.cells.length ?? 0);
  const heads = isNamed || namesColumns(rows) ? (rows[top]?.cells ?? null) : null;
  return {
    heads,
    rows: rows.flatMap(({ line, cells }, at) => {
      if (heads && at === top) return [];
      const isRepeated = heads?.join("\t") === cells.join("\t");
      return [{ line, cells, aside: isRepeated ? "heading" : (asides[at] ?? null) }];
    }),
  };
}

const widthOf = ({ heads, rows }: Columns): number =>
  rows.reduce((most, { cells }) => Math.max(most, cells.length), heads?.length ?? 0);

/** With a column for what every row is tagged with. */
function withTags(columns: Columns, tags: string): Columns {
  if (tags === "") return columns;
  const width = widthOf(columns);
  const filled = <T>(list: readonly T[], empty: T): T[] =>
    Array.from({ length: width }, (_, at) => list[at] ?? empty);
  return {
    heads: columns.heads && [...filled(columns.heads, ""), ""],
    rows: columns.rows.map((row) => ({ ...row, cells: [...filled(row.cells, ""), tags] })),
    roles: [...filled<Role | null>(columns.roles ?? [], null), "tags"],
  };
}

/** Without columns that have neither a name nor a text. */
function usedColumns(columns: Columns): Columns & { width: number } {
  const { heads, rows, roles } = columns;
  const used = Array.from(
    { length: widthOf(columns) },
    (_, at) => isFilled(heads?.[at] ?? "") || rows.some(({ cells }) => isFilled(cells[at] ?? "")),
  );
  const width = used.filter(Boolean).length;
  if (width === used.length) return { ...columns, width };
  const kept = <T>(list: readonly T[]): T[] => list.filter((_, at) => used[at] ?? false);
  return {
    heads: heads && kept(heads),
    rows: rows.map((row) => ({ ...row, cells: kept(row.cells) })),
    roles: roles && kept(roles),
    width,
  };
}

function exportedTable(rows: readonly CellRow[]): ListTable {
  const filled = rows.filter(({ cells }) => cells.some(isFilled));
  return {
    heads: null,
    width: EXPORTED_ROLES.length,
    lines: filled.length,
    rows: filled.map(({ cells, line }) => ({
      line,
      cells: cells.map((cell) => unguardCell(cell.trim())),
      aside: null,
    })),
    roles: EXPORTED_ROLES,
    ours: true,
    left: NOTHING_LEFT,
  };
}
