import type { Db } from "../../database/open.ts";
import { shareUrl, tokenAt } from "./token.ts";

/** All shares, oldest first, a line each. */
export async function listShares(db: Db, publicUrl: string): Promise<string[]> {
  const shares = await db
    .selectFrom("shares")
    .select(["created_at", "user_id", "words_count", "copies", "name", "token"])
    .orderBy("created_at")
    .execute();
  const lines = shares.map(({ created_at, user_id, words_count, copies, name, token }) =>
    [created_at.toISOString(), user_id, words_count, copies, name, shareUrl(publicUrl, token)].join("\t"),
  );
  return [...lines, `${shares.length} shared`];
}

/** Ends the share with this address; returns whether there was one. */
export async function deleteShareAt(db: Db, url: string): Promise<boolean> {
  const token = tokenAt(url);
  if (!token) return false;
  const { numDeletedRows } = await db.deleteFrom("shares").where("token", "=", token).executeTakeFirst();
  return numDeletedRows > 0n;
}
