import type { Role } from "../deck/deck.ts";
import type { ListTable } from "./list-table.ts";

/** A column of a list, and what it becomes. */
export interface Column {
  at: number;
  role: Role;
  /** What the list calls it. */
  head: string;
  /** The first text in it. */
  sample: string;
}

/** Where a row shows a field, or what is in a column that has no field of its own. */
export interface Cell {
  field: Exclude<Role, "none"> | null;
  column: Column | null;
}

export const columnsOf = ({ heads, width, rows }: ListTable, roles: readonly Role[]): Column[] =>
  Array.from({ length: width }, (_, at) => ({
    at,
    role: roles[at] ?? "none",
    head: heads?.[at]?.trim() ?? "",
    sample: rows.find(({ cells }) => cells[at])?.cells[at] ?? "",
  }));

/** With more, a row has no room for each. */
const MOST_SIDE_BY_SIDE = 4;

export const areSideBySide = (columns: readonly Column[]): boolean => columns.length <= MOST_SIDE_BY_SIDE;

/** What a row shows side by side: its columns where they have room, and always a term and definitions. */
export function cellsOf(columns: readonly Column[]): Cell[] {
  const cells = columns.map((column, at): Cell => {
    const { role } = column;
    const isFirst = columns.findIndex((other) => other.role === role) === at;
    return { column, field: role !== "none" && isFirst ? role : null };
  });
  const shown = areSideBySide(columns) ? cells : [];
  const missing = (["term", "definitions"] as const).filter((field) =>
    shown.every((cell) => cell.field !== field),
  );
  return [...shown, ...missing.map((field): Cell => ({ field, column: null }))];
}

/** The languages of a list in their order, where it has one column of each. */
export function orderOf(
  roles: readonly Role[],
): readonly ["term" | "definitions", "term" | "definitions"] | null {
  const [first, second, ...more] = roles.filter((role) => role === "term" || role === "definitions");
  return first && second && first !== second && more.length === 0 ? [first, second] : null;
}
