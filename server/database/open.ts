import { CompiledQuery, Kysely, PostgresDialect, type DatabaseConnection, type Transaction } from "kysely";
import pg from "pg";

import { sending, type Watcher } from "./statements.ts";
import type { Tables } from "./tables.ts";
import { types } from "./types.ts";

/** A connection or a transaction: the required first argument of every query. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  db: Kysely<Tables>;
  pool: pg.Pool;
  /** Tells one listener of every statement that ended. */
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
  /** Until a statement is given up; 0 is never. */
  statementSeconds?: number;
  /** Whether statements are planned once per connection. */
  prepared?: boolean;
  /** A pooler between us and PostgreSQL that gives each transaction any connection: what is set on one is not ours. */
  pooler?: "none" | "transaction";
  onError: (error: Error) => void;
}

/** Half of a transaction that its process forgot holds locks for so long. */
const FORGOTTEN_SECONDS = 60;

/** Opens a pool. A lost idle connection is told to `onError` and replaced; it never ends the process. */
export function openDatabase({
  poolSize,
  idleSeconds = 30,
  statementSeconds = 0,
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
  const dialect = new PostgresDialect({
    pool: sending(pool, { prepared, ended: (...facts) => watcher(...facts) }),
    ...(pooler === "none" && { onCreateConnection: setUp(statementSeconds) }),
  });
  const db = new Kysely<Tables>({ dialect });
  return { db, pool, watch: (told) => void (watcher = told), close: () => db.destroy() };
}

/**
 * A page of a sorted list is the next few entries of an index. Where PostgreSQL expects few rows it would rather collect
 * them all by bitmap and sort them, and a plan that was made for small dictionaries reads all of a large one.
 */
const setUp = (statementSeconds: number) => async (connection: DatabaseConnection) => {
  await connection.executeQuery(
    CompiledQuery.raw(
      `SET enable_bitmapscan = off; SET statement_timeout = '${statementSeconds}s';
       SET idle_in_transaction_session_timeout = '${FORGOTTEN_SECONDS}s'`,
    ),
  );
};
