import type { Role } from "../deck/deck.ts";
import { ASIDES, type Aside } from "./asides.ts";

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
