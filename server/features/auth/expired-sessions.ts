import { sql } from "kysely";

import { inBatches } from "../../database/batches.ts";
import type { Db } from "../../database/open.ts";
import { SESSION_ABSOLUTE_DAYS, SESSION_IDLE_DAYS } from "../../http/account.ts";

/** Deletes the records of sessions that have run out; nobody could use them any more. */
export async function deleteExpiredSessions(db: Db): Promise<number> {
  return inBatches(async (most) => {
    const { numAffectedRows } = await sql`
      DELETE FROM sessions WHERE token_hash IN (
        SELECT s.token_hash FROM sessions AS s
        WHERE s.last_seen_at <= now() - make_interval(days => ${SESSION_IDLE_DAYS})
          OR s.created_at <= now() - make_interval(days => ${SESSION_ABSOLUTE_DAYS})
        LIMIT ${most} FOR UPDATE SKIP LOCKED)`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
}
