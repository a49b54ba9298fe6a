import { sql } from "kysely";

import type { Db } from "./open.ts";

/*
 * Transactions lock rows in this order, so that no two wait for each other: an address, the user, dictionaries, the
 * test, words, the report. A deletion takes them in the same order.
 */

/** Dictionaries that nobody else can change or delete now. Reviews and tests of them go on. */
export const lockedDictionaries = (tx: Db, userId: string) =>
  tx.selectFrom("dictionaries").where("user_id", "=", userId).orderBy("id").forNoKeyUpdate();

/** The running or last test. */
export async function lockTest(tx: Db, userId: string): Promise<void> {
  await sql`SELECT 1 FROM tests AS t WHERE t.user_id = ${userId} FOR NO KEY UPDATE`.execute(tx);
}

/** Words that nobody else can change, delete or count the answers of. */
export const lockedWords = (tx: Db, userId: string) =>
  tx.selectFrom("words").where("user_id", "=", userId).orderBy("id").forUpdate();
