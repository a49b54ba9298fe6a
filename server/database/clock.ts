import { sql } from "kysely";

import type { Db } from "./open.ts";

/** The database's time, which all rules use; in a transaction, the time when it began. */
export async function readClock(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT now() AS now`.execute(db);
  return rows[0]?.now ?? new Date();
}
