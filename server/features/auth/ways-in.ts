import { sql } from "kysely";

import { AppError } from "../../app-error.ts";
import { holdUser } from "../../database/hold-user.ts";
import type { Db } from "../../database/open.ts";

/** Until the transaction ends, nobody else changes the account's ways in; 401 where it is deleted. */
export async function holdAccount(
  tx: Db,
  userId: string,
  code: "unauthorized" | "invalid_credentials" = "unauthorized",
): Promise<void> {
  if (!(await holdUser(tx, userId))) throw new AppError(code);
}

/** To be called after a way in was removed from a locked account: 409 where none is left (decision 181). */
export async function requireWayIn(tx: Db, userId: string): Promise<void> {
  const { rows } = await sql<{ left: boolean }>`
    SELECT u.password_hash IS NOT NULL OR EXISTS (SELECT FROM passkeys AS p WHERE p.user_id = ${userId}) AS left
    FROM users AS u WHERE u.id = ${userId}`.execute(tx);
  if (!rows[0]?.left && !(await hasIdentity(tx, userId)))
    throw new AppError("conflict", { says: "last_way_in" });
}

async function hasIdentity(tx: Db, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("identities")
    .select("user_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}
