import { randomBytes } from "node:crypto";

import { sql } from "kysely";

import { AppError, invalidField } from "../../../app-error.ts";
import type { Db } from "../../../database/open.ts";
import { stepOfCode } from "./one-time-code.ts";
import { newRecoveryCodes, sealRecoveryCode, written } from "./recovery-codes.ts";

/** As long as the hash that codes are made with (RFC 4226). */
const SECRET_BYTES = 20;

export async function readState(
  db: Db,
  userId: string,
): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
  const row = await db
    .selectFrom("totp")
    .select((eb) => [
      "enabled_at",
      eb
        .selectFrom("recovery_codes")
        .select(eb.cast<number>(eb.fn.countAll(), "integer").as("left"))
        .where("user_id", "=", userId)
        .as("left"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return { enabled: Boolean(row?.enabled_at), recoveryCodesLeft: row?.left ?? 0 };
}

/** A new secret, which replaces one that was never confirmed. */
export async function beginEnrolment(db: Db, userId: string): Promise<Buffer> {
  const values = { secret: randomBytes(SECRET_BYTES), recovery_salt: randomBytes(16) };
  const pending = await db
    .insertInto("totp")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet(values).where("totp.enabled_at", "is", null),
    )
    .returning("user_id")
    .executeTakeFirst();
  if (!pending) throw new AppError("conflict");
  return values.secret;
}

/** Turns one-time codes on with the first code, which is used up; returns the recovery codes in readable form. */
export async function confirmEnrolment(tx: Db, userId: string, code: string): Promise<string[]> {
  const pending = await tx
    .selectFrom("totp")
    .select(["secret", "recovery_salt", sql<number>`extract(epoch FROM now())::float8`.as("now")])
    .where("user_id", "=", userId)
    .where("enabled_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!pending) throw new AppError("conflict");
  const step = stepOfCode({ secret: pending.secret, lastStep: 0 }, code, pending.now);
  if (step === null) throw invalidField("code", { key: "wrong_code" });
  await tx
    .updateTable("totp")
    .set({ enabled_at: sql<Date>`now()`, last_step: step })
    .where("user_id", "=", userId)
    .execute();
  const codes = newRecoveryCodes();
  const hashes = await Promise.all(codes.map((one) => sealRecoveryCode(one, pending.recovery_salt)));
  await tx
    .insertInto("recovery_codes")
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
  return codes.map(written);
}

/** Turns one-time codes off; pending log-ins that wait for a code end. */
export async function endEnrolment(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom("totp").where("user_id", "=", userId).execute();
  await tx.deleteFrom("log_in_flows").where("user_id", "=", userId).execute();
}

export async function asksForCode(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("totp")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("enabled_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}
