import { sql } from "kysely";

import { inBatches } from "../database/batches.ts";
import type { Db } from "../database/open.ts";
import { AppError } from "./app-error.ts";

/** How often something may be done: `limit` times in a window of `seconds`, counted under `key`. */
export interface Allowance {
  key: string;
  limit: number;
  seconds: number;
}

/** Counts in PostgreSQL, so that any number of processes share one count; time is the database's. */
export class RateLimits {
  readonly #db: Db;
  /** Multiplies every limit and divides every enforced wait (contract §9). */
  readonly factor: number;
  readonly #refused: (limit: string) => void;

  /** `refused` is told what was wanted too often: the first part of the key. */
  constructor(db: Db, factor: number, refused: (limit: string) => void) {
    this.#db = db;
    this.#refused = refused;
    this.factor = factor;
  }

  /** Takes one from each allowance in turn; 429 with the seconds to wait at the first that is used up. */
  async take(...allowances: readonly Allowance[]): Promise<void> {
    for (const { key, limit, seconds } of allowances)
      await this.#takeOne(key, Math.max(1, Math.floor(limit * this.factor)), seconds);
  }

  /** Once in so many seconds; 429 with the seconds to wait. */
  async pace(key: string, seconds: number): Promise<void> {
    await this.#takeOne(key, 1, seconds / this.factor);
  }

  /** Gives one back, for what turned out not to count (a right password). */
  async giveBack(allowance: Allowance): Promise<void> {
    await sql`UPDATE rate_limits SET used = greatest(used - 1, 0) WHERE key = ${allowance.key}`.execute(
      this.#db,
    );
  }

  /** Counts from nothing again. */
  async forget(key: string): Promise<void> {
    await this.#db.deleteFrom("rate_limits").where("key", "=", key).execute();
  }

  /** Removes counts that no window of ours (a day at most) reaches any more. */
  async forgetOld(): Promise<number> {
    return inBatches(async (most) => {
      const { numAffectedRows } = await sql`
        DELETE FROM rate_limits WHERE key IN (
          SELECT r.key FROM rate_limits AS r WHERE r.window_start < now() - interval '1 day'
          LIMIT ${most} FOR UPDATE SKIP LOCKED)`.execute(this.#db);
      return Number(numAffectedRows ?? 0);
    });
  }

  async #takeOne(key: string, limit: number, seconds: number): Promise<void> {
    const { rows } = await sql<{ used: number; wait: number }>`
      INSERT INTO rate_limits AS r (key, window_start, used) VALUES (${key}, now(), 1)
      ON CONFLICT (key) DO UPDATE SET
        used = CASE WHEN r.window_start <= now() - make_interval(secs => ${seconds}) THEN 1 ELSE r.used + 1 END,
        window_start = CASE WHEN r.window_start <= now() - make_interval(secs => ${seconds}) THEN now() ELSE r.window_start END
      RETURNING used, greatest(1, ceil(extract(epoch FROM window_start + make_interval(secs => ${seconds}) - now())))::int AS wait`.execute(
      this.#db,
    );
    const row = rows[0];
    if (!row || row.used <= limit) return;
    this.#refused(key.split(":", 1)[0] ?? "");
    throw new AppError("too_many_requests", { retryAfter: row.wait });
  }
}

/** The part of an address that one household has: IPv4 whole, IPv6 its first 64 bits. */
export function addressKey(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
