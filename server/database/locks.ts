import { sql, type Selectable } from "kysely";

import { learnerSettings, type LearnerSettings } from "./learner-settings.ts";
import type { Db } from "./open.ts";
import { isSuspended } from "./suspended.ts";
import type { UsersTable } from "./tables/accounts.ts";

/*
 * Transactions lock rows in this order, so that no two wait for each other: an address, the user, dictionaries, the
 * test, words, the report. A deletion takes them in the same order.
 */

/** A user whose row the transaction has locked, as it is now. */
export type LockedUser = Pick<
  Selectable<UsersTable>,
  "id" | "role" | "email" | "email_key" | "password_hash"
> &
  LearnerSettings & {
    language: Selectable<UsersTable>["interface_language"];
    /** By an operator, until a time or for good. */
    suspended: boolean;
    suspended_until: Date | null;
  };

/**
 * Locks a user until the transaction ends, so that nobody else who locks them changes their ways in, their reviews or
 * what they own. Undefined if the account does not exist.
 */
export async function lockUser(tx: Db, userId: string): Promise<LockedUser | undefined> {
  const { rows } = await sql<LockedUser>`
    SELECT u.id, u.role, u.email, u.email_key, u.password_hash, u.interface_language AS language,
      ${isSuspended} AS suspended, u.suspended_until,
      ${learnerSettings}
    FROM users AS u WHERE u.id = ${userId} FOR NO KEY UPDATE`.execute(tx);
  return rows[0];
}

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
