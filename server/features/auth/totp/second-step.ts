import { sql } from "kysely";

import { CODE_LENGTH } from "../../../../shared/limits.ts";
import type { Db } from "../../../database/open.ts";
import { stepOfCode } from "./one-time-code.ts";
import { takeRecoveryCode } from "./recovery-codes.ts";

/** This many wrong codes within an hour lock the step for an hour; no setting raises the number (decision 183). */
const WRONG_STEPS = 10;

export type Outcome =
  | { is: "right"; by: "totp" | "recovery_code" }
  | { is: "wrong"; locks: boolean }
  | { is: "locked"; seconds: number };

/**
 * Checks and uses up a code of an account. In a transaction that has locked the account: codes are compared one at a
 * time, on all nodes.
 */
export async function trySecondStep(tx: Db, userId: string, code: string): Promise<Outcome | null> {
  const row = await tx
    .selectFrom("totp")
    .select([
      "secret",
      "last_step",
      "recovery_salt",
      sql<number>`extract(epoch FROM now())::float8`.as("now"),
      sql<number | null>`ceil(extract(epoch FROM locked_until - now()))::int`.as("locked"),
    ])
    .where("user_id", "=", userId)
    .where("enabled_at", "is not", null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  if (row.locked !== null && row.locked > 0) return { is: "locked", seconds: row.locked };
  if (code.length !== CODE_LENGTH)
    return (await takeRecoveryCode(tx, userId, { code, salt: row.recovery_salt }))
      ? { is: "right", by: "recovery_code" }
      : countWrong(tx, userId);
  const step = stepOfCode({ secret: row.secret, lastStep: Number(row.last_step) }, code, row.now);
  if (step === null) return countWrong(tx, userId);
  await tx.updateTable("totp").set({ last_step: step }).where("user_id", "=", userId).execute();
  return { is: "right", by: "totp" };
}

async function countWrong(tx: Db, userId: string): Promise<Outcome> {
  const { wrong } = await tx
    .updateTable("totp")
    .set({
      wrong_at: sql<
        Date[]
      >`ARRAY(SELECT at FROM unnest(wrong_at) AS at WHERE at > now() - interval '1 hour') || now()`,
    })
    .where("user_id", "=", userId)
    .returning(sql<number>`cardinality(wrong_at)`.as("wrong"))
    .executeTakeFirstOrThrow();
  const locks = wrong >= WRONG_STEPS;
  if (locks)
    await tx
      .updateTable("totp")
      .set({ wrong_at: [], locked_until: sql<Date>`now() + interval '1 hour'` })
      .where("user_id", "=", userId)
      .execute();
  return { is: "wrong", locks };
}
