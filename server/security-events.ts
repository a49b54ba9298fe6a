import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { v7 as newId } from "uuid";

import { deleteInBatches } from "./database/batches.ts";
import { FOREIGN_KEY_VIOLATION, hasCode } from "./database/errors.ts";
import type { Db } from "./database/open.ts";
import { EVENTS_KEPT_DAYS } from "./operator-events.ts";

/** A security event of an account as it is stored: never a secret, an address or a location. */
export interface SecurityEventFacts {
  event: string;
  accountId: string | null;
  by: string | null;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The events of this request so far. */
    securityEvents: SecurityEventFacts[] | null;
  }
}

export const rememberSecurityEvents = (app: FastifyInstance): unknown =>
  app.decorateRequest("securityEvents", null);

/** Stores the events of a request before it is answered. One that cannot be stored is still in the log. */
export async function storeSecurityEvents(
  database: { readonly db: Db },
  request: FastifyRequest,
): Promise<void> {
  if (!request.securityEvents) return;
  const events = request.securityEvents;
  request.securityEvents = null;
  await storeOrUnname(database.db, events).catch((err: unknown) =>
    request.log.error({ err }, "security events could not be stored"),
  );
}

/** Of accounts that the transaction has locked. */
export async function storeEvents(tx: Db, events: readonly SecurityEventFacts[]): Promise<void> {
  await tx
    .insertInto("security_events")
    .values(events.map(({ event, accountId, by }) => ({ id: newId(), event, account_id: accountId, by })))
    .execute();
}

/**
 * An account that this request or another one has deleted is not named. Where no foreign key says so (decision 205), a
 * deletion that was under way is waited for: it does not see the events, and one that comes later does.
 */
async function storeOrUnname(db: Db, events: readonly SecurityEventFacts[]): Promise<void> {
  await storeEvents(db, events).catch((error: unknown) => {
    if (!hasCode(error, FOREIGN_KEY_VIOLATION)) throw error;
    return storeEvents(
      db,
      events.map((event) => ({ ...event, accountId: null })),
    );
  });
  // Without an account the same query runs: the time of an answer must not show whether an address has an account.
  for (const id of new Set(events.map(({ accountId }) => accountId)))
    if (!(await isThere(db, id ?? newId())) && id)
      await db
        .updateTable("security_events")
        .set({ account_id: null })
        .where("account_id", "=", id)
        .execute();
}

async function isThere(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM users AS u WHERE u.id = ${id} FOR KEY SHARE`.execute(db);
  return rows.length > 0;
}

export const deleteOldSecurityEvents = (db: Db): Promise<number> =>
  deleteInBatches(db, {
    table: "security_events",
    key: "id",
    where: sql`at < now() - make_interval(days => ${EVENTS_KEPT_DAYS})`,
  });
