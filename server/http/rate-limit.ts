import { sql } from "kysely";

import { AppError } from "../app-error.ts";
import { deleteInBatches } from "../database/batches.ts";
import type { Db } from "../database/open.ts";

const DAY_SECONDS = 86_400;
const NEVER = Number.POSITIVE_INFINITY;

/** How often something may be done: `limit` times in a window of `seconds`, counted under `key`. */
export interface Allowance {
  key: string;
  limit: number;
  seconds: number;
  /** From this many uses on, `ProofOfWork` asks for work; by default never. */
  asksBehind?: number;
  /** How many to take at once; one by default. */
  many?: number;
}

interface Count {
  key: string;
  /** With what was taken now. */
  used: number;
  /** Seconds until the count begins again. */
  wait: number;
}

/**
 * Counts in PostgreSQL, so that all processes share the counts; uses the database's time. It has no connection of its
 * own: who is refused holds no more of them than who is served (decision 219).
 */
export class RateLimits {
  /** Multiplies every limit and divides every enforced wait (contract §9). */
  readonly factor: number;
  readonly #refused: (limit: string) => void;

  /** `refused` is called with what was requested too often: the first part of the key. */
  constructor(factor: number, refused: (limit: string) => void) {
    this.factor = factor;
    this.#refused = refused;
  }

  /**
   * Takes from all allowances, or from none: 429 with the seconds to wait where one has too little left. Returns
   * whether one of them is used enough for work to be asked for.
   */
  async take(db: Db, ...allowances: readonly Allowance[]): Promise<boolean> {
    const counts = await this.#take(db, this.#multiply(allowances));
    const asksBehind = new Map(allowances.map(({ key, asksBehind = NEVER }) => [key, asksBehind]));
    return counts.some(({ key, used }) => used > this.#multiplied(asksBehind.get(key) ?? NEVER));
  }

  /** 429 where an allowance was already exceeded; takes nothing. */
  async requireLeft(db: Db, ...allowances: readonly Allowance[]): Promise<void> {
    const { rows } = await sql<Count>`
      SELECT r.key, r.used, ${WAIT} AS wait FROM ${requested(this.#multiply(allowances))}
      JOIN rate_limits AS r ON r.key = a.key WHERE NOT ${PAST} AND r.used > a.most`.execute(db);
    this.#requireNone(rows);
  }

  /**
   * Takes from each allowance for something already done: never refuses. Returns those that are used up now, with the
   * seconds to wait.
   */
  async note(db: Db, amount: number, ...allowances: readonly Allowance[]): Promise<Count[]> {
    const counts = await count(
      db,
      allowances.map((allowance) => ({ ...allowance, limit: NEVER, many: amount })),
    );
    const limits = new Map(allowances.map(({ key, limit }) => [key, this.#multiplied(limit)]));
    return counts.filter(({ key, used }) => used > (limits.get(key) ?? NEVER));
  }

  /** Whether this is the first use of the key; forgotten within a day. */
  async isFirst(db: Db, key: string): Promise<boolean> {
    const [first] = await count(db, [{ key, limit: NEVER, seconds: DAY_SECONDS }]);
    return first?.used === 1;
  }

  /** Once in so many seconds; 429 with the seconds to wait. */
  async pace(db: Db, key: string, seconds: number): Promise<void> {
    await this.#take(db, [{ key, limit: 1, seconds: seconds / this.factor }]);
  }

  /** Gives back what was taken for something that turned out not to count (a right password). */
  async giveBack(db: Db, ...allowances: readonly Pick<Allowance, "key" | "many">[]): Promise<void> {
    const keys = allowances.map(({ key }) => key);
    const amounts = allowances.map(({ many = 1 }) => many);
    await sql`
      UPDATE rate_limits AS r SET used = greatest(r.used - returned.many, 0) FROM (
        SELECT l.key, a.many FROM unnest(${keys}::text[], ${amounts}::int[]) AS a (key, many)
        JOIN rate_limits AS l ON l.key = a.key ORDER BY l.key FOR UPDATE OF l
      ) AS returned WHERE r.key = returned.key`.execute(db);
  }

  /** Resets the counts. */
  async forget(db: Db, ...allowances: readonly Pick<Allowance, "key">[]): Promise<void> {
    for (const { key } of allowances) await db.deleteFrom("rate_limits").where("key", "=", key).execute();
  }

  #multiply(allowances: readonly Allowance[]): Allowance[] {
    return allowances.map((allowance) => ({ ...allowance, limit: this.#multiplied(allowance.limit) }));
  }

  #multiplied(limit: number): number {
    return Math.max(1, Math.floor(limit * this.factor));
  }

  async #take(db: Db, allowances: readonly Allowance[]): Promise<Count[]> {
    const counts = await count(db, allowances);
    const limits = new Map(allowances.map(({ key, limit }) => [key, limit]));
    const over = counts.filter(({ key, used }) => used > (limits.get(key) ?? NEVER));
    // Others took the rest while the statement ran.
    if (over.some(({ taken }) => taken)) await this.giveBack(db, ...allowances);
    this.#requireNone(over);
    return counts;
  }

  #requireNone([over]: readonly Count[]): void {
    if (!over) return;
    this.#refused(over.key.split(":", 1)[0] ?? "");
    throw new AppError("too_many_requests", { retryAfter: over.wait });
  }
}

/** Deletes counts older than any of our windows (a day at most). */
export const forgetOldCounts = (db: Db): Promise<number> =>
  deleteInBatches(db, {
    table: "rate_limits",
    key: "key",
    where: sql`window_start < now() - interval '1 day'`,
  });

const requested = (allowances: readonly Allowance[]) => {
  const keys = allowances.map(({ key }) => key);
  const limits = allowances.map(({ limit }) => limit);
  const seconds = allowances.map((allowance) => allowance.seconds);
  const amounts = allowances.map(({ many = 1 }) => many);
  return sql`unnest(${keys}::text[], ${limits}::float8[], ${seconds}::float8[], ${amounts}::int[])
    AS a (key, most, seconds, many)`;
};

/** Whether the time of a count has passed. */
const PAST = sql`r.window_start <= now() - make_interval(secs => a.seconds)`;
const WAIT = sql`greatest(1, ceil(extract(epoch FROM r.window_start + make_interval(secs => a.seconds) - now())))::int`;

/**
 * Takes from all, or from none where one has too little left: who is refused writes nothing and waits for no row. The
 * rows are locked in the order of their keys, so that no two callers wait for each other. Returns the counts, or those
 * that have too little left with what they would be.
 */
async function count(db: Db, allowances: readonly Allowance[]): Promise<(Count & { taken: boolean })[]> {
  const { rows } = await sql<Count & { taken: boolean }>`
    WITH a AS MATERIALIZED (SELECT a.key, a.most, a.seconds, a.many FROM ${requested(allowances)}),
    short AS MATERIALIZED (
      SELECT r.key, r.used + a.many AS used, ${WAIT} AS wait FROM a JOIN rate_limits AS r ON r.key = a.key
      WHERE NOT ${PAST} AND r.used + a.many > a.most
    ),
    r AS (
      INSERT INTO rate_limits AS r (key, window_start, used)
      SELECT a.key, now(), a.many FROM a WHERE NOT EXISTS (SELECT FROM short) ORDER BY a.key
      ON CONFLICT (key) DO UPDATE SET
        used = (SELECT CASE WHEN ${PAST} THEN a.many ELSE r.used + a.many END FROM a WHERE a.key = r.key),
        window_start = (SELECT CASE WHEN ${PAST} THEN now() ELSE r.window_start END FROM a WHERE a.key = r.key)
      RETURNING r.key, r.used, r.window_start
    )
    SELECT r.key, r.used, ${WAIT} AS wait, true AS taken FROM r JOIN a ON a.key = r.key
    UNION ALL SELECT short.key, short.used, short.wait, false FROM short`.execute(db);
  return rows;
}
