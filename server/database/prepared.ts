import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

import { patiently } from "./patience.ts";

/** Statements beyond this many different texts are sent as they are: each connection keeps its plans in memory. */
const MOST_STATEMENTS = 1000;

/** A statement that names no columns would break on every open connection when a newer version adds one. */
const ALL_COLUMNS = /(?<!\()\*/;

const names = new Map<string, string>();

interface Preparation {
  /** Is run on each new connection before its first use. */
  setUp: string;
  /** How long a statement's answer is waited for. */
  patienceSeconds: number;
}

/**
 * The pool as Kysely uses it, with every statement that has parameters parsed and planned once per connection:
 * planning takes longer than running most of ours.
 */
export function preparing(pool: pg.Pool, preparation: Preparation): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? (await preparedClient(client, preparation));
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

async function preparedClient(client: pg.PoolClient, preparation: Preparation): Promise<PostgresPoolClient> {
  const { setUp, patienceSeconds } = preparation;
  try {
    await patiently(client, patienceSeconds, client.query(setUp));
  } catch (error) {
    // Nobody else has it yet, so nobody else would give it back.
    client.release(true);
    throw error;
  }
  const query = (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? nameOf(text) : undefined;
    const statement = client.query({ ...(name ? { name } : {}), text, values: [...values] });
    return patiently(client, patienceSeconds, statement);
  };
  // The other form of `query`, with a cursor, is for streams, which we have none of.
  return { query: query as unknown as PostgresPoolClient["query"], release: () => client.release() };
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_STATEMENTS || ALL_COLUMNS.test(text)) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}
