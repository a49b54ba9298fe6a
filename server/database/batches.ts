import { sql, type RawBuilder } from "kysely";

import type { Db } from "./open.ts";
import type { Tables } from "./tables.ts";

/** So many rows a job takes at a time: nobody waits long for a lock of theirs, and nodes share the work. */
const BATCH = 1000;

/** Repeats what does at most so many things at a time until there are fewer; how many it did. */
export async function inBatches(run: (most: number) => Promise<number>): Promise<number> {
  for (let total = 0; ;) {
    const done = await run(BATCH);
    total += done;
    if (done < BATCH) return total;
  }
}

interface Outdated<Table extends keyof Tables> {
  table: Table;
  /** The primary key. */
  key: keyof Tables[Table] & string;
  /** Of which rows. */
  where: RawBuilder<unknown>;
}

/** Deletes rows of any user that nobody needs any more; those that are locked are left to the next run. */
export const deleteInBatches = <Table extends keyof Tables>(
  db: Db,
  { table, key, where }: Outdated<Table>,
): Promise<number> =>
  inBatches(async (most) => {
    const { numAffectedRows } = await sql`
      DELETE FROM ${sql.table(table)} WHERE ${sql.ref(key)} IN (
        SELECT ${sql.ref(key)} FROM ${sql.table(table)} WHERE ${where} LIMIT ${most} FOR UPDATE SKIP LOCKED)`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0);
  });
