import type { Db } from "../../database/open.ts";
import type { Services } from "../../services.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { deleteRows } from "./delete-rows.ts";
import { NOTICE_LIFETIME_SECONDS } from "./notices.ts";

interface Deletion {
  userId: string;
  beforeDelete: Services["beforeDelete"];
  /** Throws where the deletion is no longer wanted; called with the account locked. */
  stillWanted?: (tx: Db) => Promise<unknown>;
}

/** Deletes an account and everything it owns, and notifies the owner of its address. */
export async function deleteAccount(
  db: Db,
  outbox: Outbox,
  { userId, beforeDelete, stillWanted }: Deletion,
): Promise<void> {
  await beforeDelete(db, userId);
  await db.transaction().execute(async (tx) => {
    // As strong a lock as the deletion needs: upgrading a lock later could deadlock with a transaction that waits for it.
    const account = await tx
      .selectFrom("users")
      .select(["email", "role", "interface_language"])
      .where("id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    if (!account) return;
    await stillWanted?.(tx);
    await deleteRows(tx, userId);
    if (!account.email || !account.role) return;
    await outbox.put(tx, {
      kind: "account_deleted",
      to: account.email,
      language: account.interface_language,
      lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
    });
  });
  outbox.nudge();
}
