import { sql } from "kysely";

import { AppError } from "../app-error.ts";
import { deleteInBatches } from "../database/batches.ts";
import type { Db } from "../database/open.ts";

const DAY_SECONDS = 86_400;

/** How often something may be done: `limit` times in a window of `seconds`, counted under `key`. */
export interface Allowance {
  key: string;
  limit: number;
  seconds: number;
  /** From this many uses on, the entrance asks for work; by default never. */
  asksBehind?: number;
  /** How many to take at once; one by default. */
  many?: number;
}

/** Counts in PostgreSQL, so that all processes share the counts; uses the database's time. */
export class RateLimits {
  readonly #db: Db;
  /** Multiplies every limit and divides every enforced wait (contract §9). */
  readonly factor: number;
  readonly #refused: (limit: string) => void;

  /** `refused` is called with what was requested too often: the first part of the key. */
  constructor(db: Db, factor: number, refused: (limit: string) => void) {
    this.#db = db;
    this.#refused = refused;
    this.factor = factor;
  }

  /**
   * Takes from each allowance in turn; 429 with the seconds to wait at the first one that is used up. Returns whether
   * one of them is used enough for work to be asked for.
   */
  async take(...allowances: readonly Allowance[]): Promise<boolean> {
    let asks = false;
    for (const { key, limit, seconds, many, asksBehind = Number.POSITIVE_INFINITY } of allowances) {
      const used = await this.#take(key, this.#multiplied(limit), seconds, many);
      asks ||= used > this.#multiplied(asksBehind);
    }
    return asks;
  }

  /** 429 where an allowance was already exceeded; takes nothing. */
  async requireLeft(...allowances: readonly Allowance[]): Promise<void> {
    for (const { key, limit, seconds } of allowances)
      await this.#take(key, this.#multiplied(limit), seconds, 0);
  }

  /**
   * Takes from each allowance for something already done: never refuses. Returns those that are used up now, with the
   * seconds to wait.
   */
  async note(amount: number, ...allowances: readonly Allowance[]): Promise<{ key: string; wait: number }[]> {
    const usedUp: { key: string; wait: number }[] = [];
    for (const { key, limit, seconds } of allowances) {
      const { used, wait } = await this.#count(key, seconds, amount);
      if (used > this.#multiplied(limit)) usedUp.push({ key, wait });
    }
    return usedUp;
  }

  /** Whether this is the first use of the key; forgotten within a day. */
  async isFirst(key: string): Promise<boolean> {
    return (await this.#count(key, DAY_SECONDS)).used === 1;
  }

  /** Once in so many seconds; 429 with the seconds to wait. */
  async pace(key: string, seconds: number): Promise<void> {
    await this.#take(key, 1, seconds / this.factor);
  }

  /** Gives one back for something that turned out not to count (a right password). */
  async giveBack(allowance: Allowance): Promise<void> {
    await sql`UPDATE rate_limits SET used = greatest(used - 1, 0) WHERE key = ${allowance.key}`.execute(
      this.#db,
    );
  }

  /** Resets the count. */
  async forget(key: string): Promise<void> {
    await this.#db.deleteFrom("rate_limits").where("key", "=", key).execute();
  }

  /** Deletes counts older than any of our windows (a day at most). */
  forgetOld(): Promise<number> {
    return deleteInBatches(this.#db, {
      table: "rate_limits",
      key: "key",
      where: sql`window_start < now() - interval '1 day'`,
    });
  }

  #multiplied(limit: number): number {
    return Math.max(1, Math.floor(limit * this.factor));
  }

  async #take(key: string, limit: number, seconds: number, many = 1): Promise<number> {
    const { used, wait } = await this.#count(key, seconds, many);
    if (used <= limit) return used;
    this.#refused(key.split(":", 1)[0] ?? "");
    throw new AppError("too_many_requests", { retryAfter: wait });
  }

  async #count(key: string, seconds: number, amount = 1): Promise<{ used: number; wait: number }> {
    const { rows } = await sql<{ used: number; wait: number }>`
      INSERT INTO rate_limits AS r (key, window_start, used) VALUES (${key}, now(), ${amount}::int)
      ON CONFLICT (key) DO UPDATE SET
        used = CASE WHEN r.window_start <= now() - make_interval(secs => ${seconds}) THEN excluded.used ELSE r.used + excluded.used END,
        window_start = CASE WHEN r.window_start <= now() - make_interval(secs => ${seconds}) THEN now() ELSE r.window_start END
      RETURNING used, greatest(1, ceil(extract(epoch FROM window_start + make_interval(secs => ${seconds}) - now())))::int AS wait`.execute(
      this.#db,
    );
    return rows[0] ?? { used: amount, wait: seconds };
  }
}
