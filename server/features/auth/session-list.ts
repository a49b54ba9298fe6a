import { sql } from "kysely";

import type { SessionOfUser } from "../../../shared/api/auth.ts";
import { UNKNOWN_DEVICE } from "../../../shared/devices.ts";
import { deleteByUser } from "../../database/batches.ts";
import type { Db } from "../../database/open.ts";
import { SESSION_ABSOLUTE_DAYS, SESSION_IDLE_DAYS } from "../../http/account.ts";

/** Where an account is signed in: the session that asks first, then those used last. */
export async function readSessions(db: Db, userId: string, currentId: string): Promise<SessionOfUser[]> {
  const rows = await db
    .selectFrom("sessions")
    .select((eb) => [
      "id",
      "created_at",
      "device",
      eb("id", "=", currentId).as("current"),
      // The session that asks is in use, however long ago that was last recorded.
      sql<Date>`CASE WHEN id = ${currentId} THEN now() ELSE last_seen_at END`.as("last_seen_at"),
    ])
    .where("user_id", "=", userId)
    .where(sql<boolean>`last_seen_at > now() - make_interval(days => ${SESSION_IDLE_DAYS})`)
    .where(sql<boolean>`created_at > now() - make_interval(days => ${SESSION_ABSOLUTE_DAYS})`)
    .orderBy("current", "desc")
    .orderBy("last_seen_at", "desc")
    .execute();
  return rows.map(({ id, created_at, last_seen_at, current, device }) => ({
    id,
    createdAt: created_at.toISOString(),
    lastSeenAt: last_seen_at.toISOString(),
    current: Boolean(current),
    device: device ?? UNKNOWN_DEVICE,
  }));
}

/** Ends one session of an account; false if it has none of this id. */
export async function endSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function endOtherSessions(db: Db, userId: string, currentId: string): Promise<void> {
  await db.deleteFrom("sessions").where("user_id", "=", userId).where("id", "!=", currentId).execute();
}

/** Deletes the rows of sessions that have expired; they were already unusable. */
export const deleteExpiredSessions = (db: Db): Promise<number> =>
  deleteByUser(
    db,
    "sessions",
    sql`last_seen_at <= now() - make_interval(days => ${SESSION_IDLE_DAYS})
      OR created_at <= now() - make_interval(days => ${SESSION_ABSOLUTE_DAYS})`,
  );
