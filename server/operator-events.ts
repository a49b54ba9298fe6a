import { userInfo } from "node:os";

import { sql } from "kysely";
import { v7 as newId } from "uuid";

import { deleteInBatches } from "./database/batches.ts";
import type { Db } from "./database/open.ts";

export const EVENTS_KEPT_DAYS = 400;
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

/** In a container a process may run under a numeric id without a user name. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "unknown");
  }
}

interface StoredEvent {
  at: Date;
  who: string;
  what: string;
  account: string | null;
  how: string;
}

/** The newest operator commands and security events, of one account or of all, oldest first, one line each. */
export async function listEvents(db: Db, accountId: string | null): Promise<string[]> {
  const { rows } = await sql<StoredEvent>`
    SELECT id, at, who, what, account, how FROM (
      SELECT id, at, operator AS who, command AS what, account_id AS account,
        CASE WHEN succeeded THEN 'done' ELSE 'failed' END AS how
      FROM operator_events WHERE ${accountId}::uuid IS NULL OR account_id = ${accountId}
      UNION ALL
      SELECT id, at, '-', event, account_id, coalesce(by, '-')
      FROM security_events WHERE ${accountId}::uuid IS NULL OR account_id = ${accountId}
    ) AS events ORDER BY at DESC, id DESC LIMIT ${LISTED}`.execute(db);
  return rows
    .toReversed()
    .map(({ at, who, what, account, how }) => [at.toISOString(), who, what, account ?? "-", how].join("\t"));
}

export const deleteOldCommands = (db: Db): Promise<number> =>
  deleteInBatches(db, {
    table: "operator_events",
    key: "id",
    where: sql`at < now() - make_interval(days => ${EVENTS_KEPT_DAYS})`,
  });
