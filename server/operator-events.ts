import { userInfo } from "node:os";

import { sql } from "kysely";
import { v7 as newId } from "uuid";

import { inBatches } from "./database/batches.ts";
import type { Db } from "./database/open.ts";

const KEPT_DAYS = 400;
const LISTED = 1000;

interface OperatorCommand {
  command: string;
  /** The account it was about. */
  accountId: string | null;
  succeeded: boolean;
}

export async function recordCommand(
  db: Db,
  { command, accountId, succeeded }: OperatorCommand,
): Promise<void> {
  await db
    .insertInto("operator_events")
    .values({ id: newId(), operator: operatorName(), command, account_id: accountId, succeeded })
    .execute();
}

/** In a container a process may run as a number that no user has. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "unknown");
  }
}

/** The newest commands, oldest first, a line each. */
export async function listCommands(db: Db): Promise<string[]> {
  const events = await db
    .selectFrom("operator_events")
    .select(["at", "operator", "command", "account_id", "succeeded"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(LISTED)
    .execute();
  return events
    .toReversed()
    .map(({ at, operator, command, account_id, succeeded }) =>
      [at.toISOString(), operator, command, account_id ?? "-", succeeded ? "done" : "failed"].join("\t"),
    );
}

export async function deleteOldCommands(db: Db): Promise<number> {
  return inBatches(async (most) => {
    const { numAffectedRows } = await sql`
      DELETE FROM operator_events WHERE id IN (
        SELECT id FROM operator_events WHERE at < now() - make_interval(days => ${KEPT_DAYS})
        LIMIT ${most} FOR UPDATE SKIP LOCKED)`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
}
