import { sql } from "kysely";

import type { Db } from "./open.ts";

/**
 * Locks of a user's rows, which last until the transaction ends. Nobody waits for each other for ever as long as all
 * lock in one order: the user, dictionaries by id, the test, words by id, the report.
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
