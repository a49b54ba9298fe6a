import type { Db } from "../../database/open.ts";

export async function isKnownEvent(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("payment_events").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

export async function storeEvent(db: Db, id: string): Promise<void> {
  await db
    .insertInto("payment_events")
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
