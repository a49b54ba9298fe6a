import type pg from "pg";

import { ACCOUNTS } from "./accounts.ts";
import { DICTIONARIES } from "./dictionaries.ts";
import { PAYMENT } from "./payment.ts";
import { REVIEWS } from "./reviews.ts";
import { TESTING } from "./testing.ts";

/** A rule that must hold for the whole database at any time. */
export interface Invariant {
  sentence: string;
  /** Selects the rows that violate it. */
  broken: string;
}

export interface Finding {
  sentence: string;
  /** How many rows violate it, and the first of them. */
  rows: number;
  first: unknown;
}

export const INVARIANTS: readonly Invariant[] = [
  ...ACCOUNTS,
  ...DICTIONARIES,
  ...TESTING,
  ...REVIEWS,
  ...PAYMENT,
];

/** Every violation in a database. Everything is read from one snapshot, so others may write at the same time. */
export async function audit(pool: pg.Pool): Promise<Finding[]> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const found = await findings(client);
    await client.query("COMMIT");
    return found;
  } finally {
    client.release();
  }
}

/** The same within a transaction of the caller. */
export async function findings(client: pg.ClientBase): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { sentence, broken } of [...INVARIANTS, ...(await noOrphans(client))]) {
    const { rows } = await client.query<Record<string, unknown>>(broken);
    if (rows.length > 0) found.push({ sentence, rows: rows.length, first: rows[0] });
  }
  return found;
}

interface ForeignKey {
  child: string;
  parent: string;
  columns: string[];
  referenced: string[];
}

/** Checks every foreign key with a query, because no constraint notices rows that a crash has damaged. */
async function noOrphans(client: pg.ClientBase): Promise<Invariant[]> {
  const columnsOf = (table: string, numbers: string) =>
    `ARRAY(SELECT a.attname::text FROM unnest(c.${numbers}) WITH ORDINALITY AS k (number, place)
       JOIN pg_attribute AS a ON a.attrelid = c.${table} AND a.attnum = k.number ORDER BY k.place)`;
  const { rows } = await client.query<ForeignKey>(
    `SELECT c.conrelid::regclass::text AS child, c.confrelid::regclass::text AS parent,
       ${columnsOf("conrelid", "conkey")} AS columns, ${columnsOf("confrelid", "confkey")} AS referenced
     FROM pg_constraint AS c WHERE c.contype = 'f'`,
  );
  return rows.map(({ child, parent, columns, referenced }) => {
    const given = columns.map((column) => `child.${column} IS NOT NULL`);
    const same = columns.map((column, at) => `parent.${referenced[at]} = child.${column}`);
    return {
      sentence: `Every row of ${child} belongs to a row of ${parent}.`,
      broken: `SELECT child.* FROM ${child} AS child WHERE ${given.join(" AND ")}
        AND NOT EXISTS (SELECT 1 FROM ${parent} AS parent WHERE ${same.join(" AND ")})`,
    };
  });
}
