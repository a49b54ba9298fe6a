import type pg from "pg";

/**
 * Tables whose rows must not come back: who is signed in and is reminded there, which programs are let in, codes and what waits for one, mails and
 * pushes under way and the key that signs these, counters of requests and the key of their challenges, and what the translation provider can be asked
 * again. `migrations` is in the header of the file.
 */
export const LEFT_OUT = [
  "migrations",
  "sessions",
  "tokens",
  "known_devices",
  "verifications",
  "email_changes",
  "restore_flows",
  "passkey_challenges",
  "log_in_flows",
  "outbox",
  "rate_limits",
  "work_keys",
  "push_keys",
  "push_subscriptions",
  "push_messages",
  "translations",
] as const;

export interface TableShape {
  name: string;
  /** Names of the stored columns, without generated ones. */
  columns: string[];
}

/** All tables of the product by name, without those of extensions. */
export async function tablesOf(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
    GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

/** Its last value as text; null if it has not been used. */
export interface SequenceState {
  name: string;
  last: string | null;
}

export async function sequencesOf(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(`
    SELECT sequencename AS name, last_value::text AS last
    FROM pg_sequences WHERE schemaname = current_schema() ORDER BY sequencename`);
  return rows;
}

/** Quoted as `COPY` and `LOCK` need it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The text format of `COPY` depends on these settings. */
export const SAME_TEXT = `
  SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1;
  SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`;
