import type { Role } from "../deck/deck.ts";
import { isFilled } from "./cells.ts";
import type { ListTable } from "./list-table.ts";

type Columns = Pick<ListTable, "heads" | "rows" | "roles">;

/** With a column for what every row is tagged with. */
export function withTags(columns: Columns, tags: string): Columns {
  if (tags === "") return columns;
  const width = widthOf(columns);
  const padded = <T>(list: readonly T[], empty: T): T[] =>
    Array.from({ length: width }, (_, at) => list[at] ?? empty);
  return {
    heads: columns.heads && [...padded(columns.heads, ""), ""],
    rows: columns.rows.map((row) => ({ ...row, cells: [...padded(row.cells, ""), tags] })),
    roles: [...padded<Role | null>(columns.roles ?? [], null), "tags"],
  };
}

/** Without columns that have neither a name nor a text. */
export function usedColumns(columns: Columns): Columns & { width: number } {
  const { heads, rows, roles } = columns;
  const used = Array.from(
    { length: widthOf(columns) },
    (_, at) => isFilled(heads?.[at]) || rows.some(({ cells }) => isFilled(cells[at])),
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

const widthOf = ({ heads, rows }: Columns): number =>
  rows.reduce((most, { cells }) => Math.max(most, cells.length), heads?.length ?? 0);
