import { sql } from "kysely";

import type { RemindBy } from "../../../shared/api/users.ts";
import type { Db } from "../../database/open.ts";

/** After this, other nodes take over the learners of a node that died while it was looking. */
const CLAIM_MINUTES = 10;

export interface Claim {
  userId: string;
  hour: number;
  by: RemindBy;
  sentAt: Date | null;
  /** When the reminder was due. */
  wantedAt: Date;
  /** The claim is valid while `next_at` still has this value. */
  until: Date;
  now: Date;
}

export type DueReminder = Pick<Claim, "userId" | "wantedAt">;

/** Learners whose hour has come, the longest overdue first. */
export async function findDueReminders(db: Db, most: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    SELECT r.user_id AS "userId", r.next_at AS "wantedAt" FROM reminders AS r WHERE r.next_at <= now()
    ORDER BY r.next_at LIMIT ${most}::int`.execute(db);
  return rows;
}

/**
 * Claims a learner, whom other nodes then leave alone; null where another node already did, or no reminder is wanted any
 * more.
 */
export async function claimReminder(db: Db, { userId, wantedAt }: DueReminder): Promise<Claim | null> {
  const { rows } = await sql<Omit<Claim, keyof DueReminder | "now">>`
    UPDATE reminders SET next_at = now() + make_interval(mins => ${CLAIM_MINUTES}::int)
    WHERE user_id = ${userId} AND next_at = ${wantedAt}
    RETURNING hour, remind_by AS by, sent_at AS "sentAt", next_at AS until`.execute(db);
  const [taken] = rows;
  return taken
    ? { userId, wantedAt, ...taken, now: new Date(taken.until.getTime() - CLAIM_MINUTES * 60_000) }
    : null;
}

/**
 * Ends a claim by setting the next time to look. Null where the setting was changed in the meantime, and then the
 * setting wins; otherwise the token.
 */
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
