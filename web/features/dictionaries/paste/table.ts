import { unguardCell } from "../../../../shared/spreadsheet.ts";
import { normalizeLines, normalizeText } from "../../../../shared/text-rules.ts";
import { cut, type Bounded } from "../../../../shared/text/bounds.ts";
import { MOST_TEXT, type Role } from "../deck/deck.ts";
import type { Languages } from "../deck/field-names.ts";
import { distinctTags } from "../distinct-tags.ts";
import type { Aside } from "./asides.ts";
import { isFilled, type CellRow } from "./cells.ts";
import { EXPORTED_ROLES } from "./exported.ts";
import { columnsOfLines, filledRows, NOTHING_LEFT } from "./list-rows.ts";
import type { ListTable } from "./list-table.ts";
import { commaParts, sensesOf } from "./senses.ts";
import type { DefinitionSeparator, Separators } from "./separators.ts";
import { sourceOf } from "./source.ts";
import { usedColumns, withTags } from "./table-columns.ts";

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

/**
 * Every line of a text that is not blank: as a row, as the heads of the columns, or counted among what is left; with a
 * pause behind each few hundred lines, so that the page stays responsive. `languages`: of the dictionary; their codes
 * may be heads.
 */
export function* tableSteps(
  text: string,
  { term }: Separators,
  languages?: Languages,
): Generator<undefined, ListTable> {
  const source = sourceOf(text.replace(/^\uFEFF/, ""), term);
  yield;
  if (source.kind === "ours") return exportedTable(source.rows);
  const { rows: read, left } = yield* filledRows(source);
  const { heads, rows } =
    source.kind === "lines"
      ? yield* columnsOfLines(read, term, languages)
      : { heads: source.heads, rows: read.map(({ cells, line }) => ({ line, cells, aside: null })) };
  for (const { aside } of rows) if (aside) left[aside] += 1;
  yield;
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
      places.map((at) => cut(cells[at] ?? "", MOST_TEXT)).filter(isFilled);
    const lines = (parts: readonly Bounded[]): string => normalizeLines(cut(parts.join("\n"), MOST_TEXT));
    const term = normalizeText(cut(texts(terms).join(" "), MOST_TEXT));
    const senses = texts(definitions).flatMap((text) => (ours ? commaParts(text) : sensesOf(text, division)));
    return {
      line,
      term,
      definitions: [...new Set(senses)],
      note: lines(ours ? texts(notes) : texts(notes).filter((text) => text !== term)),
      example: lines(texts(examples)),
      tags: distinctTags(texts(tags).flatMap((text) => commaParts(text))),
      aside,
      ...(ours && { ours }),
    };
  });
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
