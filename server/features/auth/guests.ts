import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { inBatches } from "../../database/batches.ts";
import type { Db } from "../../database/open.ts";

/** Creates a temporary account; guests are verified by birth (contract §2). */
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

/** Deletes guests and unverified accounts whose time is over, with all that is theirs (spec §4). */
export async function deleteExpiredAccounts(db: Db): Promise<number> {
  return inBatches(async (most) => {
    const { numDeletedRows } = await db
      .deleteFrom("users")
      .where("id", "in", (eb) =>
        eb
          .selectFrom("users")
          .select("id")
          .where("expires_at", "<=", sql<Date>`now()`)
          .orderBy("expires_at")
          .limit(most)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
}
