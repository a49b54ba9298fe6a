import { sql } from "kysely";

import type { Db } from "../../database/open.ts";

/** A node that died while it looked leaves the learner to others after this. */
const CLAIM_MINUTES = 10;

export interface Claim {
  userId: string;
  hour: number;
  sentAt: Date | null;
  /** When the mail was wanted. */
  wantedAt: Date;
  /** The claim holds while `next_at` is still this. */
  until: Date;
  now: Date;
}

/** Takes a learner whose hour has come; other nodes leave them alone meanwhile. */
export async function claimReminder(db: Db): Promise<Claim | null> {
  const { rows } = await sql<Claim>`
    WITH due AS MATERIALIZED (
      SELECT r.user_id, r.next_at FROM reminders AS r WHERE r.next_at <= now()
      ORDER BY r.next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    UPDATE reminders AS r SET next_at = now() + make_interval(mins => ${CLAIM_MINUTES}::int)
    FROM due WHERE r.user_id = due.user_id
    RETURNING r.user_id AS "userId", r.hour, r.sent_at AS "sentAt", due.next_at AS "wantedAt",
      r.next_at AS until, now() AS now`.execute(db);
  return rows[0] ?? null;
}

/** Ends a claim with the next time to look. Null where the setting was changed meanwhile, which has the last word; else the token. */
export async function endClaim(
  tx: Db,
  { userId, until }: Claim,
  { next, sentAt }: { next: number; sentAt: Date | null },
): Promise<Buffer | null> {
  const row = await tx
    .updateTable("reminders")
    .set({ next_at: new Date(next), sent_at: sentAt })
    .where("user_id", "=", userId)
    .where("next_at", "=", until)
    .returning("token")
    .executeTakeFirst();
  return row?.token ?? null;
}
