import pg from "pg";

import { EXCEPTIONS } from "./exceptions.ts";
import { scansOf } from "./scans.ts";

/** Tables whose rows are one user's: their keys begin with `user_id`, or are the user itself. */
const OWNED = `
  SELECT c.relname AS name FROM pg_class AS c
  JOIN pg_index AS i ON i.indrelid = c.oid AND i.indisprimary
  JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
  WHERE c.relnamespace = 'public'::regnamespace AND (a.attname = 'user_id' OR c.relname = 'users')`;

/** What each statement does that it should not: look at rows of more than one user without being an exception. */
export async function complaintsAbout(
  connection: pg.ClientConfig,
  statements: readonly string[],
): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(OWNED);
    const owned = new Set(rows.map(({ name }) => name));
    const complaints: string[] = [];
    for (const statement of statements)
      for (const table of await tablesOfMany(client, statement))
        if (owned.has(table) && !isException(table, statement))
          complaints.push(`${table} is not held to one user: ${statement}`);
    return complaints;
  } finally {
    await client.end();
  }
}

const PLANNED = /^\s*(select|insert|update|delete|with)\b/i;

async function tablesOfMany(client: pg.Client, statement: string): Promise<Set<string>> {
  if (!PLANNED.test(statement)) return new Set();
  const scans = await scansOf(client, statement);
  return new Set(scans.filter(({ ofOneUser }) => !ofOneUser).map(({ table }) => table));
}

const isException = (table: string, statement: string): boolean =>
  EXCEPTIONS.some(({ tables, text }) => tables.includes(table) && text.test(statement));
