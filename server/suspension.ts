import { sql } from "kysely";

import type { Db } from "./database/open.ts";

/** Refuses an account on every node from its next call on; until a time, or until it is resumed. */
export async function suspend(db: Db, userId: string, until: Date | null): Promise<void> {
  await db
    .updateTable("users")
    .set({ suspended_at: sql<Date>`now()`, suspended_until: until })
    .where("id", "=", userId)
    .execute();
}

/** False if it was not suspended. */
export async function resume(db: Db, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("users")
    .set({ suspended_at: null, suspended_until: null })
    .where("id", "=", userId)
    .where("suspended_at", "is not", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
