import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";

import { CallDatabase, CallDatabases, type Caller } from "./call-database.ts";
import { sending, type Watcher } from "./statements.ts";
import type { Tables } from "./tables.ts";
import { types } from "./types.ts";

/** A connection or a transaction: the required first argument of every query. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  db: Kysely<Tables>;
  pool: pg.Pool;
  /** What one call of the API uses in place of `db`. */
  forCall(caller: Caller): CallDatabase;
  /** How many statements and transactions wait for a connection, searches apart. */
  waiting(): number;
  /** Sets the one listener that is called for every statement that ends. */
  watch(watcher: Watcher): void;
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
  /** Until an unused connection is closed. */
  idleSeconds?: number;
  /** How long to wait for a statement's answer. */
  statementTimeoutSeconds?: number;
  /** Whether statements are planned once per connection. */
  prepared?: boolean;
  /**
   * `transaction`: a pooler may give each transaction a different connection, so settings of a connection do not last.
   */
  pooler?: "none" | "transaction";
  onError: (error: Error) => void;
}

/** Far more than any statement of ours takes. */
const STATEMENT_TIMEOUT_SECONDS = 30;
/** How long a transaction that its process left open may hold locks. */
const FORGOTTEN_SECONDS = 60;

/** Opens a pool. A lost idle connection is reported to `onError` and replaced; it never ends the process. */
export function openDatabase({
  poolSize,
  idleSeconds = 30,
  statementTimeoutSeconds = STATEMENT_TIMEOUT_SECONDS,
  prepared = true,
  pooler = "none",
  onError,
  ...connection
}: DatabaseOptions): Database {
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    idleTimeoutMillis: idleSeconds * 1000,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    application_name: "wordhoard",
    types,
  });
  pool.on("error", onError);
  pool.on("connect", (client) => client.on("error", onError));
  let watcher: Watcher = () => {};
  const sendingPool = sending(pool, {
    ...(pooler === "none" && { setUp: setUp(statementTimeoutSeconds) }),
    statementTimeoutSeconds,
    prepared,
    ended: (...facts) => watcher(...facts),
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: sendingPool }) });
  const calls = new CallDatabases(sendingPool, poolSize);
  return {
    db,
    pool,
    forCall: (caller) => new CallDatabase(calls, caller),
    waiting: () => pool.waitingCount + calls.calls.waiting,
    watch: (listener) => void (watcher = listener),
    close: async () => {
      await db.destroy();
      // Kysely ends only a pool that it has used.
      if (!pool.ending) await pool.end();
    },
  };
}

/**
 * A page of a sorted list is the next few entries of an index. If PostgreSQL expects few rows, it prefers to collect
 * all of them with a bitmap scan and sort them; a plan made for small dictionaries would then read all of a large one.
 */
const PREFER_ORDER = "SET enable_bitmapscan = off";

/** A server that responds cancels a statement itself before this process closes the connection. */
const setUp = (statementTimeoutSeconds: number): string =>
  `${PREFER_ORDER}; SET statement_timeout = ${Math.floor(statementTimeoutSeconds * 900)};
   SET idle_in_transaction_session_timeout = ${FORGOTTEN_SECONDS * 1000}`;
