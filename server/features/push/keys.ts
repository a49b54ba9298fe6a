import type { Db } from "../../database/open.ts";

/** The secret number of the server's key, which was made with the database. */
export async function readPushKey(db: Db): Promise<Buffer> {
  const { private_key } = await db.selectFrom("push_keys").select("private_key").executeTakeFirstOrThrow();
  return private_key;
}
