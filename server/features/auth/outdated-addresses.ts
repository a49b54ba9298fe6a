import { sql } from "kysely";

import type { Db } from "../../database/open.ts";
import { emailKey } from "./addresses.ts";

const AT_ONCE = 1000;

/**
 * Accounts whose domain is kept in other letters than ASCII, as earlier versions did, are found by it in ASCII from now
 * on. Where one mailbox has several accounts, one is found; how many accounts were changed.
 */
export async function foldAddresses(db: Db): Promise<number> {
  let changed = 0;
  for (let behind = "00000000-0000-0000-0000-000000000000"; ;) {
    const { rows } = await sql<{ id: string; email: string; email_key: string }>`
      SELECT u.id, u.email, u.email_key FROM users AS u
      WHERE u.id > ${behind} AND u.email_key ~ '@.*[^\\x01-\\x7f]' ORDER BY u.id LIMIT ${AT_ONCE}`.execute(
      db,
    );
    for (const { id, email, email_key: before } of rows)
      changed += await giveKey(db, { id, before, key: emailKey(email) });
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return changed;
    behind = last.id;
  }
}

interface Folding {
  id: string;
  before: string;
  key: string;
}

async function giveKey(db: Db, { id, before, key }: Folding): Promise<number> {
  if (key === before) return 0;
  const { numAffectedRows } = await sql`
    UPDATE users SET email_key = ${key} WHERE id = ${id} AND email_key = ${before}
      AND (role IS NULL OR NOT EXISTS (SELECT 1 FROM users AS o WHERE o.email_key = ${key} AND o.role IS NOT NULL))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
