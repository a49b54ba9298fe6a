import { AppError } from "../../app-error.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import { newReminderToken } from "../../http/random-token.ts";
import { nextReminder } from "./next-time.ts";

/**
 * Turns the mails on at an hour, or off with null; undefined after a change of the time zone alone. Takes a
 * transaction.
 */
export async function setReminder(tx: Db, userId: string, hour: number | null | undefined): Promise<void> {
  if (hour === null) return endReminders(tx, userId);
  const learner = await lockUser(tx, userId);
  if (!learner) throw new AppError("unauthorized");
  const before = await tx
    .selectFrom("reminders")
    .select(["hour", "sent_at"])
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  const wanted = hour ?? before?.hour ?? null;
  if (wanted === null) return;
  if (learner.role === null) throw new AppError("verification_required");
  if (learner.role === "guest") throw new AppError("role_forbidden");
  const { timeZone, now } = learner;
  const next = nextReminder({ hour: wanted, timeZone }, now, before?.sent_at?.getTime() ?? null);
  const change = { hour: wanted, next_at: new Date(next) };
  await tx
    .insertInto("reminders")
    .values({ user_id: userId, token: newReminderToken(), ...change })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
    .execute();
}

async function endReminders(tx: Db, userId: string): Promise<void> {
  await tx
    .updateTable("reminders")
    .set({ hour: null, next_at: null })
    .where("user_id", "=", userId)
    .execute();
}
