import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";

import { preparing } from "./prepared.ts";
import type { Tables } from "./tables.ts";
import { types } from "./types.ts";

/** A connection or a transaction: the required first argument of every query. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  db: Kysely<Tables>;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connectionString?: string;
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
  poolSize: number;
  /** How long a statement's answer is waited for. */
  patienceSeconds?: number;
  onError: (error: Error) => void;
}

/** Far more than any statement of ours takes. */
const PATIENCE_SECONDS = 30;

/** Opens a pool. A lost idle connection is told to `onError` and replaced; it never ends the process. */
export function openDatabase({
  poolSize,
  patienceSeconds = PATIENCE_SECONDS,
  onError,
  ...connection
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: "wordhoard",
    types,
  });
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  const dialect = new PostgresDialect({ pool: preparing(pool, { setUp: PREFER_ORDER, patienceSeconds }) });
  const db = new Kysely<Tables>({ dialect });
  return {
    db,
    pool,
    close: async () => {
      await db.destroy();
      // Kysely ends only a pool that it has used.
      if (!pool.ending) await pool.end();
    },
  };
}

/**
 * A page of a sorted list is the next few entries of an index. Where PostgreSQL expects few rows it would rather collect
 * them all by bitmap and sort them, and a plan that was made for small dictionaries reads all of a large one.
 */
const PREFER_ORDER = "SET enable_bitmapscan = off";
