import type { Role } from "../../shared/roles.ts";
import type { Db } from "./open.ts";

/**
 * Until the transaction ends, nobody else who holds the account changes it, or counts what it has. Held before what is its
 * own, in the order in which it is deleted; undefined where it is.
 */
export const holdUser = (tx: Db, userId: string): Promise<{ role: Role | null } | undefined> =>
  tx.selectFrom("users").select("role").where("id", "=", userId).forNoKeyUpdate().executeTakeFirst();
