import type { RemindBy } from "../../../shared/api/users.ts";
import { AppError } from "../../app-error.ts";
import { lockUser } from "../../database/locks.ts";
import type { Db } from "../../database/open.ts";
import { newReminderToken } from "../../http/random-token.ts";
import { nextReminder } from "./next-time.ts";

interface Wanted {
  /** Null turns reminders off. */
  hour?: number | null | undefined;
  by?: RemindBy | undefined;
}

/** Changes when and how somebody is reminded; nothing is given after a change of the time zone alone. Takes a transaction. */
export async function setReminder(tx: Db, userId: string, { hour, by }: Wanted): Promise<void> {
  if (hour === null && by === undefined) return endReminders(tx, userId);
  const learner = await lockUser(tx, userId);
  if (!learner) throw new AppError("unauthorized");
  const before = await tx
    .selectFrom("reminders")
    .select(["hour", "remind_by", "sent_at"])
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
  const wanted = hour === undefined ? (before?.hour ?? null) : hour;
  const isSameWay = (by ?? before?.remind_by ?? "mail") === (before?.remind_by ?? "mail");
  if (wanted === null && isSameWay) return endReminders(tx, userId);
  if (learner.role === null) throw new AppError("verification_required");
  if (learner.role === "guest") throw new AppError("role_forbidden");
  const { timeZone, now } = learner;
  const sentAt = before?.sent_at?.getTime() ?? null;
  const change = {
    hour: wanted,
    next_at: wanted === null ? null : new Date(nextReminder({ hour: wanted, timeZone }, now, sentAt)),
    ...(by && { remind_by: by }),
  };
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
