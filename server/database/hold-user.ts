import type { Role } from "../../shared/roles.ts";
import type { Db } from "./open.ts";

/**
 * Locks an account until the transaction ends, so that nobody else who locks it changes it or counts what it owns.
 * Whoever writes tests or reviews, or moves or deletes words, locks it first, before any row that it owns
 * (decision 222). Undefined if the account does not exist.
 */
export const holdUser = (tx: Db, userId: string): Promise<{ role: Role | null } | undefined> =>
  tx.selectFrom("users").select("role").where("id", "=", userId).forNoKeyUpdate().executeTakeFirst();
