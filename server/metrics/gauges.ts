import { setTimeout as delay } from "node:timers/promises";

import { sql, type RawBuilder } from "kysely";
import { collectDefaultMetrics, Gauge, type Registry } from "prom-client";

import { shareAwayIfSpread } from "../database/citus/share-away.ts";
import type { Database } from "../database/open.ts";
import { SingleFlight } from "../single-flight.ts";

/** Read on each scrape: the process, the pool, and the mails waiting in the database. */
export function addGauges(registry: Registry, { db, pool, waiting }: Database): void {
  collectDefaultMetrics({ register: registry });
  const add = (name: string, help: string, read: () => number | undefined | Promise<number | undefined>) =>
    addGauge(registry, { name: `wordhoard_${name}`, help, read });
  add("database_connections_idle", "Idle connections of this process", () => pool.idleCount);
  add(
    "database_connections_busy",
    "Busy connections of this process",
    () => pool.totalCount - pool.idleCount,
  );
  add("database_connections_max", "The setting DATABASE_POOL", () => pool.options.max);
  add("database_waiting", "Requests waiting for a connection of this process", waiting);
  add("database_users_away_ratio", "Share of users whose worker does not answer; 0 without Citus", () =>
    shareAwayIfSpread(db),
  );
  // Every node reports the same value: there is only one outbox.
  const ofOutbox = async (value: RawBuilder<number>): Promise<number | undefined> =>
    (await sql<{ value: number }>`SELECT ${value} AS value FROM outbox`.execute(db)).rows[0]?.value;
  add("outbox_mails", "Mails not sent yet", () => ofOutbox(sql`count(*)::int`));
  add("outbox_oldest_age_seconds", "Age of the oldest waiting mail; 0 without one", () =>
    ofOutbox(sql`coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8`),
  );
}

/** A hanging database delays only the metrics read from it: Prometheus waits ten seconds for the whole scrape. */
const PATIENCE_MS = 3_000;

interface Reading {
  name: string;
  help: string;
  /** Undefined or a failure: the metric has no value. */
  read: () => number | undefined | Promise<number | undefined>;
}

function addGauge(registry: Registry, { name, help, read }: Reading): void {
  // A read that is still in progress is not started again: each would take another connection.
  const readings = new SingleFlight<number | undefined>();
  const gauge = new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      const reading = readings.join(name, async () => read());
      const value = await Promise.race([reading, delay(PATIENCE_MS, undefined, { ref: false })]).catch(
        () => undefined,
      );
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
  registry.registerMetric(gauge);
}
