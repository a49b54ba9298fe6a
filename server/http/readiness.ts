import { sql } from "kysely";

import type { Db } from "../database/open.ts";

/** Why a process should get no requests now. */
type Reason = "draining" | "database away" | "schema behind";

/** Whether this process can answer people: it is not about to end, its database answers, and the schema is what it needs or newer. */
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
      const missing = await this.#missing();
      return missing > 0 ? { reason: "schema behind" } : null;
    } catch (cause) {
      return { reason: "database away", cause };
    }
  }

  async #missing(): Promise<number> {
    const { rows } = await sql<{ missing: number }>`
      SELECT count(*)::int AS missing FROM unnest(${this.#migrations}::text[]) AS needed (name)
      WHERE NOT EXISTS (SELECT 1 FROM migrations AS m WHERE m.name = needed.name)`.execute(this.#db);
    return rows[0]?.missing ?? 0;
  }
}
