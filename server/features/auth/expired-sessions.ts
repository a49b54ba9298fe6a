import { sql } from "kysely";

import type { Db } from "../../database/open.ts";
import { SESSION_ABSOLUTE_DAYS, SESSION_IDLE_DAYS } from "../../http/account.ts";

/** Deletes the records of sessions that have run out; nobody could use them any more. */
export async function deleteExpiredSessions(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where((eb) =>
      eb.or([
        eb("last_seen_at", "<=", sql<Date>`now() - make_interval(days => ${SESSION_IDLE_DAYS})`),
        eb("created_at", "<=", sql<Date>`now() - make_interval(days => ${SESSION_ABSOLUTE_DAYS})`),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
