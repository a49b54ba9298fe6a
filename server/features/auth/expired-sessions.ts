import { sql } from "kysely";

import { deleteByUser } from "../../database/batches.ts";
import type { Db } from "../../database/open.ts";
import { SESSION_ABSOLUTE_DAYS, SESSION_IDLE_DAYS } from "../../http/account.ts";

/** Deletes the rows of sessions that have expired; they were already unusable. */
export const deleteExpiredSessions = (db: Db): Promise<number> =>
  deleteByUser(
    db,
    "sessions",
    sql`last_seen_at <= now() - make_interval(days => ${SESSION_IDLE_DAYS})
      OR created_at <= now() - make_interval(days => ${SESSION_ABSOLUTE_DAYS})`,
  );
