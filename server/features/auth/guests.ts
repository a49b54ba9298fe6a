import { sql, type Kysely } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import { deleteRows } from "./delete-rows.ts";

/** Creates a temporary account; guests count as verified from the start (contract §2). */
export async function createGuest(
  db: Db,
  language: InterfaceLanguage,
  lifetimeSeconds: number,
): Promise<string> {
  const id = uuidv7();
  await db
    .insertInto("users")
    .values({
      id,
      role: "guest",
      interface_language: language,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`,
    })
    .execute();
  return id;
}

const AT_ONCE = 1000;

/** Deletes guests and unverified accounts that have expired, and everything they own (spec §4). */
export async function deleteExpiredAccounts(db: Kysely<Tables>, atOnce = AT_ONCE): Promise<number> {
  for (let total = 0; ;) {
    const rows = await db
      .selectFrom("users")
      .select("id")
      .where("expires_at", "<=", sql<Date>`now()`)
      .orderBy("expires_at")
      .limit(atOnce)
      .execute();
    let deleted = 0;
    for (const { id } of rows) if (await db.transaction().execute((tx) => deleteExpired(tx, id))) deleted++;
    total += deleted;
    // Fewer are deleted than found where another node is working on the same ones: there may be more after them.
    if (rows.length < atOnce || deleted === 0) return total;
  }
}

/** False where it was verified in the meantime, or another node is deleting it. */
async function deleteExpired(tx: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM users AS u WHERE u.id = ${id} AND u.expires_at <= now() FOR UPDATE SKIP LOCKED`.execute(tx);
  if (rows.length === 0) return false;
  await deleteRows(tx, id);
  return true;
}
