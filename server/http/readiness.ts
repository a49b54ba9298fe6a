import { sql } from "kysely";

import { IS_SPREAD, shareAway } from "../database/citus/share-away.ts";
import type { Db } from "../database/open.ts";

/** Why a process should not receive requests now. */
type Reason = "draining" | "database away" | "schema behind" | "workers away";

/** Of distributed users: if more of them are unreachable, a balancer had better report the outage itself. */
const MOST_AWAY = 0.5;

/**
 * Whether this process can answer people: it is not shutting down, its database answers (where users are distributed,
 * for at least half of them), and the schema is at least as new as it needs.
 */
export class Readiness {
  readonly #db: Db;
  readonly #migrations: readonly string[];
  #draining = false;

  constructor(db: Db, migrations: readonly string[]) {
    this.#db = db;
    this.#migrations = migrations;
  }

  /** From now on a balancer is told to send no requests here. */
  drain(): void {
    this.#draining = true;
  }

  /** Null when it is ready; otherwise the reason, with the error that showed it, if any. */
  async notReadyReason(): Promise<{ reason: Reason; cause?: unknown } | null> {
    if (this.#draining) return { reason: "draining" };
    try {
      const { missing, spread } = await this.#look();
      if (missing > 0) return { reason: "schema behind" };
      return spread && (await shareAway(this.#db)) > MOST_AWAY ? { reason: "workers away" } : null;
    } catch (cause) {
      return { reason: "database away", cause };
    }
  }

  async #look(): Promise<{ missing: number; spread: boolean }> {
    const { rows } = await sql<{ missing: number; spread: boolean }>`
      SELECT count(*)::int AS missing, ${IS_SPREAD} AS spread FROM unnest(${this.#migrations}::text[]) AS needed (name)
      WHERE NOT EXISTS (SELECT 1 FROM migrations AS m WHERE m.name = needed.name)`.execute(this.#db);
    return rows[0] ?? { missing: 0, spread: false };
  }
}
