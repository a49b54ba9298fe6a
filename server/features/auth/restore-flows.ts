import { sql } from "kysely";

import type { InterfaceLanguage } from "../../../shared/languages.ts";
import { CODE_LIFETIME_SECONDS, CODE_TRIES } from "../../../shared/limits.ts";
import { deleteInBatches } from "../../database/batches.ts";
import type { Db } from "../../database/open.ts";
import { hashOfToken, newToken } from "../../http/random-token.ts";
import type { Services } from "../../services.ts";
import type { Outbox } from "../../services/mail-outbox.ts";
import { findAccountAddress, lockOwner } from "./addresses.ts";
import { personKey } from "./allowances.ts";
import { newCode, opensSeal, sealCode, type CodePurpose } from "./codes.ts";
import { NOTICE_LIFETIME_SECONDS } from "./notices.ts";

/** The flow's own cookie: only the browser that has it asked for the code. */
export const RESTORE_COOKIE = "restore";

/** How long the browser keeps a flow: the code's lifetime, and as much again to think of a password. */
export const RESTORE_FLOW_SECONDS = 2 * CODE_LIFETIME_SECONDS;

const boundTo = (tokenHash: Buffer): CodePurpose => ({ purpose: "restore", flow: tokenHash.toString("hex") });

const expiry = () => sql<Date>`now() + make_interval(secs => ${CODE_LIFETIME_SECONDS})`;

/**
 * Opens a flow for any address that was typed, and returns its token. For an address without an account the same is
 * done, including writing a mail; that mail is sent to nobody.
 */
export async function openRestoreFlow(
  db: Db,
  outbox: Outbox,
  { email, language, replaces }: { email: string; language: InterfaceLanguage; replaces: string | undefined },
): Promise<string> {
  const token = newToken();
  const tokenHash = hashOfToken(token);
  const code = newCode();
  const owner = await lockOwner(db, email);
  await closeRestoreFlow(db, replaces ?? "");
  await db
    .insertInto("restore_flows")
    .values({
      token_hash: tokenHash,
      person_key: personKey(email),
      user_id: owner?.id ?? null,
      ...sealCode(code, boundTo(tokenHash)),
      expires_at: expiry(),
    })
    .execute();
  await outbox.put(db, {
    kind: "restore",
    to: owner?.email ?? null,
    language: owner?.language ?? language,
    code,
    lifetimeSeconds: CODE_LIFETIME_SECONDS,
  });
  return token;
}

export interface OpenFlow {
  /** The name under which wrong codes are counted. */
  person: string;
  userId: string | null;
}

/** The flow in which a code can still be tried. */
export async function findOpenFlow(db: Db, token: string): Promise<OpenFlow | null> {
  const tokenHash = hashOfToken(token);
  const flow = await db
    .selectFrom("restore_flows")
    .select(["person_key", "user_id"])
    .where("token_hash", "=", tokenHash)
    .where("verified", "=", false)
    .where("tries", "<", CODE_TRIES)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return flow ? { person: flow.person_key ?? tokenHash.toString("base64url"), userId: flow.user_id } : null;
}

/** Uses one try, and if the code is right, lets the flow set a password. Once. */
export async function verifyRestoreFlow(db: Db, token: string, code: string): Promise<boolean> {
  const tokenHash = hashOfToken(token);
  const flow = await db
    .updateTable("restore_flows")
    .set({ tries: sql<number>`tries + 1` })
    .where("token_hash", "=", tokenHash)
    .where("verified", "=", false)
    .where("tries", "<", CODE_TRIES)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning(["user_id", "code_salt", "code_hash"])
    .executeTakeFirst();
  if (!flow || !opensSeal(flow, code, boundTo(tokenHash)) || !flow.user_id) return false;
  const { numUpdatedRows } = await db
    .updateTable("restore_flows")
    .set({ verified: true, expires_at: expiry() })
    .where("token_hash", "=", tokenHash)
    .where("verified", "=", false)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The account whose password a verified flow may set. */
export async function findVerifiedFlow(db: Db, token: string): Promise<string | null> {
  const flow = await db
    .selectFrom("restore_flows")
    .select("user_id")
    .where("token_hash", "=", hashOfToken(token))
    .where("verified", "=", true)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return flow?.user_id ?? null;
}

/** Ends a flow; false if it had ended already. */
export async function closeRestoreFlow(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("restore_flows")
    .where("token_hash", "=", hashOfToken(token))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const deleteExpiredRestoreFlows = (db: Db): Promise<number> =>
  deleteInBatches(db, { table: "restore_flows", key: "token_hash", where: sql`expires_at <= now()` });

const DAY_SECONDS = 86_400;

/**
 * Tells an account's owner once a day that somebody is guessing codes; 429 when they were told already, as for the
 * guess itself. For an address without an account the same is done, and the mail is sent to nobody.
 */
export async function tellOfGuesses(
  db: Db,
  { limits, outbox }: Services,
  { person, userId }: OpenFlow,
): Promise<void> {
  await limits.pace(db, `restore-told:${person}`, DAY_SECONDS);
  const owner = userId && (await findAccountAddress(db, userId));
  await outbox.put(db, {
    kind: "restore_guessed",
    to: owner ? owner.email : null,
    language: owner ? owner.language : "en",
    lifetimeSeconds: NOTICE_LIFETIME_SECONDS,
  });
  outbox.nudge();
}
