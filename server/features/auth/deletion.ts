import type { Db } from "../../database/open.ts";
import type { Services } from "../../services.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { NOTICE_LIFETIME_SECONDS } from "./notices.ts";

/** Deletes an account with everything in it, and tells the owner of its address. */
export async function deleteAccount(
  db: Db,
  outbox: Outbox,
  userId: string,
  beforeDelete: Services["beforeDelete"],
): Promise<void> {
  await beforeDelete(db, userId);
  await db.transaction().execute(async (tx) => {
    const deleted = await tx
      .deleteFrom("users")
      .where("id", "=", userId)
      .returning(["email", "role", "interface_language"])
      .executeTakeFirst();
    if (!deleted?.email || !deleted.role) return;
    await outbox.put(tx, {
      kind: "account_deleted",
      to: deleted.email,
      language: deleted.interface_language,
      lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
    });
  });
  outbox.nudge();
}
