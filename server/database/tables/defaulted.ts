import type { ColumnType } from "kysely";

/** A column that the database fills where an insert leaves it out. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
