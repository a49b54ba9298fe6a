import { sql, type RawBuilder } from "kysely";

import type { Db } from "./open.ts";
import type { Tables } from "./tables.ts";

/**
 * How many rows a job handles at a time: few enough that nobody waits long for their locks and nodes can share the
 * work.
 */
const BATCH = 1000;

/** Repeats a step that handles up to a given number of rows until it handles fewer; returns the total. */
async function inBatches(run: (most: number) => Promise<number>): Promise<number> {
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
  /** The condition on the rows to delete. */
  where: RawBuilder<unknown>;
}

/** Deletes rows of any user that are no longer needed; locked rows are left to the next run. */
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

/**
 * Deletes rows that are no longer needed from a table whose rows belong to users: they are found without a lock, and
 * deleted by statements of each user (decision 145).
 */
export const deleteByUser = (
  db: Db,
  table: "sessions" | "log_in_flows",
  where: RawBuilder<unknown>,
): Promise<number> =>
  inBatches(async (most) => {
    const { rows } = await sql<{ user_id: string }>`
      SELECT DISTINCT user_id FROM ${sql.table(table)} WHERE ${where} LIMIT ${most}`.execute(db);
    let deleted = 0;
    for (const { user_id } of rows) {
      const { numAffectedRows } =
        await sql`DELETE FROM ${sql.table(table)} WHERE user_id = ${user_id} AND (${where})`.execute(db);
      deleted += Number(numAffectedRows ?? 0);
    }
    return deleted;
  });
