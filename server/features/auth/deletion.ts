import type { Db } from "../../database/open.ts";
import type { Services } from "../../services.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { NOTICE_LIFETIME_SECONDS } from "./notices.ts";

interface Deletion {
  userId: string;
  beforeDelete: Services["beforeDelete"];
  /** Throws where it is not wanted any more; the account is held by then. */
  stillWanted?: (tx: Db) => Promise<unknown>;
}

/** Deletes an account with everything in it, and tells the owner of its address. */
export async function deleteAccount(
  db: Db,
  outbox: Outbox,
  { userId, beforeDelete, stillWanted }: Deletion,
): Promise<void> {
  await beforeDelete(db, userId);
  await db.transaction().execute(async (tx) => {
    // As strong as the deletion: who raises a lock may wait for who waits for it.
    const held = await tx.selectFrom("users").select("id").where("id", "=", userId).forUpdate().execute();
    if (held.length === 0) return;
    await stillWanted?.(tx);
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
