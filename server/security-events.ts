import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql, type Kysely } from "kysely";
import { v7 as newId } from "uuid";

import { deleteInBatches } from "./database/batches.ts";
import type { Db } from "./database/open.ts";
import type { Tables } from "./database/tables.ts";
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
export async function keepSecurityEvents(db: Kysely<Tables>, request: FastifyRequest): Promise<void> {
  if (!request.securityEvents) return;
  const events = request.securityEvents;
  request.securityEvents = null;
  await db
    .transaction()
    .execute((tx) => keep(tx, events))
    .catch((err: unknown) => request.log.error({ err }, "security events could not be stored"));
}

/**
 * An account that this request or another one has deleted is not named; one that is named is locked against deletion.
 */
async function keep(tx: Db, events: readonly SecurityEventFacts[]): Promise<void> {
  const there = new Set<string>();
  // Without an account the same query runs: the time of an answer must not show whether an address has an account.
  for (const id of new Set(events.map(({ accountId }) => accountId ?? newId())))
    if (await holdsAccount(tx, id)) there.add(id);
  await tx
    .insertInto("security_events")
    .values(
      events.map(({ event, accountId, by }) => ({
        id: newId(),
        event,
        account_id: accountId && there.has(accountId) ? accountId : null,
        by,
      })),
    )
    .execute();
}

async function holdsAccount(tx: Db, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM users AS u WHERE u.id = ${id} FOR KEY SHARE`.execute(tx);
  return rows.length > 0;
}

export const deleteOldSecurityEvents = (db: Db): Promise<number> =>
  deleteInBatches(db, {
    table: "security_events",
    key: "id",
    where: sql`at < now() - make_interval(days => ${EVENTS_KEPT_DAYS})`,
  });
