import { sql, type Kysely } from "kysely";

import type { Db } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import { emailKey, storeAddress, lockAddress } from "./addresses.ts";

const AT_ONCE = 1000;

/**
 * Makes accounts whose domain was stored in other letters than ASCII, as earlier versions did, findable by the ASCII
 * form. Where one mailbox has several accounts, one of them is found. Returns how many accounts were changed.
 */
export async function foldAddresses(db: Kysely<Tables>): Promise<number> {
  let changed = 0;
  for (let behind = "00000000-0000-0000-0000-000000000000"; ;) {
    const { rows } = await sql<Outdated>`
      SELECT a.user_id, a.email_key, a.proven FROM addresses AS a
      WHERE a.user_id > ${behind} AND a.email_key ~ '@.*[^\\x01-\\x7f]' ORDER BY a.user_id LIMIT ${AT_ONCE}`.execute(
      db,
    );
    for (const outdated of rows) if (await db.transaction().execute((tx) => giveKey(tx, outdated))) changed++;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return changed;
    behind = last.user_id;
  }
}

interface Outdated {
  user_id: string;
  email_key: string;
  proven: boolean;
}

async function giveKey(tx: Db, { user_id, email_key: before, proven }: Outdated): Promise<boolean> {
  const key = emailKey(before);
  if (key === before) return false;
  await lockAddress(tx, before);
  if (proven && (await hasOwner(tx, key))) return false;
  const { numUpdatedRows } = await tx
    .updateTable("users")
    .set({ email_key: key })
    .where("id", "=", user_id)
    .where("email_key", "=", before)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await storeAddress(tx, { userId: user_id, email: key, proven });
  return true;
}

async function hasOwner(tx: Db, key: string): Promise<boolean> {
  const row = await tx
    .selectFrom("addresses")
    .select("user_id")
    .where("email_key", "=", key)
    .where("proven", "=", true)
    .executeTakeFirst();
  return row !== undefined;
}
