import type { Db } from "../../database/open.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { NOTICE_LIFETIME_SECONDS } from "./notices.ts";

/**
 * Ends what an account has outside the database, such as a subscription. It runs before anything is deleted and outside
 * of a transaction; an error of its own keeps the account.
 */
export type BeforeDelete = (db: Db, userId: string) => Promise<void>;

/** Deletes an account with everything in it, and tells the owner of its address. */
export async function deleteAccount(
  db: Db,
  outbox: Outbox,
  userId: string,
  beforeDelete: BeforeDelete,
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
