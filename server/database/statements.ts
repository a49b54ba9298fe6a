import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

import { cancelStatement } from "./cancel-statement.ts";
import { StatementTimeouts } from "./statement-timeouts.ts";

/** No more than this many different statements are prepared: each connection keeps their plans in memory. */
const MOST_STATEMENTS = 1000;

/**
 * A statement whose text depends on user input has this comment and is not prepared: many of them would use up all
 * names, and memory on each connection.
 */
const UNNAMED = "/* unnamed */";

/** Whether a statement that has parameters is planned once per connection. */
const isPrepared = (text: string): boolean => !text.includes(UNNAMED);

/** Called when a statement ends, with the milliseconds since it was sent. */
export type Watcher = (text: string, ms: number, failed: boolean) => void;

interface Sending {
  /** SQL to run on each new connection before its first use. */
  setUp?: string;
  /** How long to wait for a statement's answer. */
  statementTimeoutSeconds: number;
  /** Parse and plan every statement that has parameters once per connection: planning takes longer than running most of ours. */
  prepared: boolean;
  ended: Watcher;
}

const names = new Map<string, string>();

/** A connection as Kysely uses it, whose statement in progress can be cancelled. */
export interface SendingClient extends PostgresPoolClient {
  /** Asks PostgreSQL to cancel the statement in progress; false where it could not be asked. */
  cancel(): Promise<boolean>;
  /** Gives the connection back to the pool, or closes it. */
  release(close?: boolean): void;
}

export interface SendingPool extends PostgresPool {
  connect(): Promise<SendingClient>;
}

/** The pool as Kysely uses it. */
export function sending(pool: pg.Pool, how: Sending): SendingPool {
  const clients = new WeakMap<pg.PoolClient, SendingClient>();
  const timeouts = new StatementTimeouts(how.statementTimeoutSeconds);
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? (await sendingClient(client, timeouts, how));
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

async function sendingClient(
  client: pg.PoolClient,
  timeouts: StatementTimeouts,
  { setUp, prepared, ended }: Sending,
): Promise<SendingClient> {
  const send = async (statement: string | pg.QueryConfig): Promise<pg.QueryResult> => {
    timeouts.begin(client);
    try {
      return await client.query(statement);
    } finally {
      timeouts.end(client);
    }
  };
  try {
    if (setUp) await send(setUp);
  } catch (error) {
    // The caller has not received it yet, so it must be released here.
    client.release(true);
    throw error;
  }
  const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    const name = prepared && values.length > 0 ? nameOf(text) : undefined;
    const sent = performance.now();
    let failed = true;
    try {
      const result = await send({ ...(name ? { name } : {}), text, values: [...values] });
      failed = false;
      return result;
    } finally {
      ended(text, performance.now() - sent, failed);
    }
  };
  // Kysely calls the other form of `query`, with a cursor, only for streams, which are not used here.
  return {
    query: query as unknown as PostgresPoolClient["query"],
    cancel: () => cancelStatement(client),
    release: (close) => client.release(close),
  };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_STATEMENTS || !isPrepared(text)) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
