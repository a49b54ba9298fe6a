import type pg from "pg";

import { quoted } from "../backup/tables.ts";
import { DEADLOCK, hasCode, retrying } from "../errors.ts";
import { addForeignKeys, dropForeignKeys, foreignKeysOf, type ForeignKey } from "../foreign-keys.ts";
import { MIGRATION_LOCK } from "../migrate.ts";
import { DistributionError } from "./distribution-error.ts";
import { COORDINATOR, PLACEMENTS, NARROWED } from "./placements.ts";
import { isWaiting, placedTables, refuseMisplaced, requireWorkers, type PlacedTable } from "./state.ts";

/**
 * Distributes the rows of users over the workers of Citus, all tables or none; tables that are already distributed stay
 * as they are. The returned lines say what was done.
 */
export function distribute(pool: pg.Pool): Promise<string[]> {
  // We and a writer each held a table that the other wanted, and PostgreSQL cancelled us: nothing was done.
  const after = (error: unknown): boolean => hasCode(error, DEADLOCK);
  return retrying({ tries: 8, after }, () => tryToDistribute(pool));
}

async function tryToDistribute(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    // No timeout: moving every row takes as long as it takes.
    await client.query("SET LOCAL statement_timeout = 0");
    await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    const workers = await requireWorkers(client);
    const away = workers.find(({ active }) => !active);
    if (away) throw new DistributionError(`The worker ${away.name} is not active: nothing was done.`);
    const tables = await placedTables(client);
    refuseMisplaced(tables);
    const lines = await place(client, tables.filter(isWaiting));
    await client.query("COMMIT");
    return [...lines, `Everything is in its place, on ${workers.length} workers and the coordinator`];
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function place(client: pg.ClientBase, waiting: readonly PlacedTable[]): Promise<string[]> {
  const names = new Set(waiting.map(({ name }) => name));
  await lock(client, [...names]);
  const keys = (await foreignKeysOf(client)).filter(
    (key) => names.has(key.owner) || names.has(key.target) || !isKept(key),
  );
  await dropForeignKeys(client, keys);
  const narrowed = await narrowUniqueIndexes(client, [...names]);
  for (const { name, wanted } of usersFirst(waiting))
    await client.query("SELECT create_distributed_table($1::regclass, $2, colocate_with => $3)", [
      quoted(name),
      wanted,
      name === "users" ? "none" : "users",
    ]);
  // Citus copies the rows and leaves the old ones behind, where no query sees them.
  for (const { name } of waiting)
    await client.query("SELECT truncate_local_data_after_distributing_table($1::regclass)", [quoted(name)]);
  const kept = keys.filter(isKept);
  await addForeignKeys(client, [...kept, ...lostKeys(waiting, kept)]);
  return [
    ...waiting.map(({ name, wanted }) => `${name} is spread by ${wanted}`),
    ...narrowed.map((name) => `${name} is unique within the rows of a user now`),
    ...keys
      .filter((key) => !isKept(key))
      .map(
        ({ owner, name }) => `${name} of ${owner} is dropped: no key leads from the coordinator to a worker`,
      ),
  ];
}

/** A table that was on the coordinator beside spread users has lost its key to them. */
const lostKeys = (tables: readonly PlacedTable[], kept: readonly ForeignKey[]): ForeignKey[] =>
  tables
    .filter(({ name }) => name !== "users" && !kept.some(({ owner }) => owner === name))
    .map(({ name }) => ({
      owner: name,
      target: "users",
      name: `${name}_user_id_fkey`,
      definition: "FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE",
    }));

/** Locks all tables first, so that no writer can hold one table while waiting for another that we hold. */
async function lock(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  if (names.length > 0)
    await client.query(`LOCK TABLE ${names.map(quoted).join(", ")} IN ACCESS EXCLUSIVE MODE`);
}

/** Other tables are colocated with it. */
const usersFirst = (tables: readonly PlacedTable[]): PlacedTable[] =>
  tables.toSorted((a, b) => Number(b.name === "users") - Number(a.name === "users"));

/** Citus can enforce foreign keys only between rows on one worker. */
const isKept = ({ owner, target }: ForeignKey): boolean => isSpread(owner) && isSpread(target);

const isSpread = (table: string): boolean => PLACEMENTS[table] !== COORDINATOR;

interface WideIndex {
  name: string;
  table: string;
  /** Null for an index that is no constraint. */
  constraint: "primary key" | "unique" | null;
  columns: string;
  /** The condition of a partial index. */
  condition: string | null;
}

/** Adds the user to unique indexes that lack it. Runs last, so that the indexes are found as they were. */
async function narrowUniqueIndexes(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const wide = await wideIndexes(client, tables);
  for (const { name, table, constraint, columns, condition } of wide) {
    if (!NARROWED.includes(name))
      throw new DistributionError(
        `${name} of ${table} cannot be unique over several workers: this is a fault of this version.`,
      );
    const index = quoted(name);
    await client.query(
      constraint ? `ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${index}` : `DROP INDEX ${index}`,
    );
    const wider = `(${columns}, ${PLACEMENTS[table]})`;
    await client.query(
      constraint === "primary key"
        ? `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${index} PRIMARY KEY ${wider}`
        : `CREATE UNIQUE INDEX ${index} ON ${quoted(table)} ${wider}${condition === null ? "" : ` WHERE ${condition}`}`,
    );
  }
  return wide.map(({ name }) => name);
}

/** Unique indexes of tables that are to be spread, without the column by which they are. */
export async function wideIndexes(client: pg.ClientBase, tables: readonly string[]): Promise<WideIndex[]> {
  const spread = tables.filter(isSpread);
  const { rows } = await client.query<WideIndex>(
    `SELECT i.indexrelid::regclass::text AS name, t.relname AS "table", pg_get_expr(i.indpred, i.indrelid) AS condition,
       (SELECT CASE k.contype WHEN 'p' THEN 'primary key' ELSE 'unique' END
        FROM pg_constraint AS k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u')) AS "constraint",
       (SELECT string_agg(pg_get_indexdef(i.indexrelid, at::int, true), ', ' ORDER BY at)
        FROM generate_series(1, i.indnkeyatts) AS at) AS columns
     FROM unnest($1::text[], $2::text[]) AS spread (name, by)
     JOIN pg_class AS t ON t.relname = spread.name AND t.relnamespace = current_schema()::regnamespace
     JOIN pg_attribute AS a ON a.attrelid = t.oid AND a.attname = spread.by
     JOIN pg_index AS i ON i.indrelid = t.oid AND i.indisunique AND NOT a.attnum = ANY (i.indkey)
     ORDER BY 1`,
    [spread, spread.map((name) => PLACEMENTS[name])],
  );
  return rows;
}
