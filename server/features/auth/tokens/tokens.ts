import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Token } from "../../../../shared/api/tokens.ts";
import { TOKENS_PER_USER } from "../../../../shared/limits.ts";
import { POLICIES_VERSION } from "../../../../shared/policies.ts";
import type { Role } from "../../../../shared/roles.ts";
import { AppError } from "../../../app-error.ts";
import { lockUser } from "../../../database/locks.ts";
import type { Db } from "../../../database/open.ts";
import { isSuspended } from "../../../database/suspended.ts";
import { hashOfToken, newToken, ownedToken, readOwnedToken } from "../../../http/random-token.ts";

/** A use is recorded at most this often, so that most reads write nothing. */
const USE_SECONDS = 60;

/**
 * Takes a transaction: the user's row is locked first, so that parallel calls cannot create more tokens than the limit.
 */
export async function createToken(
  tx: Db,
  userId: string,
  name: string,
): Promise<Omit<Token, "lastUsedAt"> & { token: string }> {
  const role = (await lockUser(tx, userId))?.role;
  if (!role || role === "guest") throw new AppError("role_forbidden");
  const { tokens } = await tx
    .selectFrom("tokens")
    .select(sql<number>`count(*)::int`.as("tokens"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (tokens >= TOKENS_PER_USER) throw new AppError("tokens_limit", { values: { limit: TOKENS_PER_USER } });
  const token = newToken();
  const { id, created_at } = await tx
    .insertInto("tokens")
    .values({ user_id: userId, id: uuidv7(), name, token_hash: hashOfToken(token) })
    .returning(["id", "created_at"])
    .executeTakeFirstOrThrow();
  return { id, name, createdAt: created_at.toISOString(), token: ownedToken(userId, token) };
}

/** Newest first. */
export async function readTokens(db: Db, userId: string): Promise<Token[]> {
  const rows = await db
    .selectFrom("tokens")
    .select(["id", "name", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
}

/** False if the account has none of this id. */
export async function endToken(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("tokens")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function endAllTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("tokens").where("user_id", "=", userId).execute();
}

/** The user that a program with a token acts for. */
export interface TokenOwner {
  userId: string;
  role: Role;
}

/** The account that a token was made for, as long as it may use the product; null for any other text. */
export async function findTokenOwner(
  db: Db,
  token: string,
  totpForDevelopers: boolean,
): Promise<TokenOwner | null> {
  const owned = readOwnedToken(token);
  if (!owned) return null;
  const { tokenHash } = owned;
  const userId = owned.userId ?? (await ownerOfToken(db, tokenHash));
  if (!userId) return null;
  const found = await db
    .selectFrom("tokens as k")
    .innerJoin("users as u", (join) => join.on("u.id", "=", userId))
    .select([
      "k.id",
      "u.role",
      "u.policies_version as policies",
      isSuspended.as("suspended"),
      sql<boolean>`coalesce(k.last_used_at < now() - make_interval(secs => ${USE_SECONDS}), true)`.as(
        "noted",
      ),
      sql<boolean | null>`u.role = 'developer' AND NOT EXISTS (
        SELECT FROM totp AS t WHERE t.user_id = ${userId} AND t.enabled_at IS NOT NULL)`.as("lacksTotp"),
    ])
    .where("k.user_id", "=", userId)
    .where("k.token_hash", "=", tokenHash)
    .executeTakeFirst();
  if (!found?.role || found.suspended || found.policies !== POLICIES_VERSION) return null;
  if (totpForDevelopers && found.lacksTotp) return null;
  if (found.noted) await noteUse(db, userId, found.id);
  return { userId, role: found.role };
}

/** A token of the releases before 0.3 does not name its user, and goes on until it is deleted. */
async function ownerOfToken(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom("tokens")
    .select("user_id")
    .where("token_hash", "=", tokenHash)
    .executeTakeFirst();
  return row?.user_id;
}

async function noteUse(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable("tokens")
    .set({ last_used_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}
