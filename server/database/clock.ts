import { sql } from "kysely";

import type { Db } from "./open.ts";

/** The database's time, by which everything here is counted; of a transaction, when it began. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT now() AS now`.execute(db);
  return rows[0]?.now ?? new Date();
}
