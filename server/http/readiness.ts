import { sql } from "kysely";

import { IS_SPREAD, shareAway } from "../database/citus/share-away.ts";
import type { Db } from "../database/open.ts";

/** Why a process should get no requests now. */
type Reason = "draining" | "database away" | "schema behind" | "workers away";

/** Of users spread over workers: with more of them out of reach, a balancer does better to say so itself. */
const MOST_AWAY = 0.5;

/**
 * Whether this process can answer people: it is not about to end, its database answers, also for at least half of the
 * users where they are spread, and the schema is what it needs or newer.
 */
export class Readiness {
  readonly #db: Db;
  readonly #migrations: readonly string[];
  #draining = false;

  constructor(db: Db, migrations: readonly string[]) {
    this.#db = db;
    this.#migrations = migrations;
  }

  /** From now on a balancer is told to send nobody here. */
  drain(): void {
    this.#draining = true;
  }

  /** Null when it is ready; the error that told so, if there was one. */
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
