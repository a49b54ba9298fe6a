import type pg from "pg";

import { tablesOf } from "../backup/tables.ts";
import { DistributionError } from "./distribution-error.ts";
import { COORDINATOR, PLACEMENTS, type Place } from "./placements.ts";

export interface Worker {
  name: string;
  active: boolean;
  /** Of the table of users. */
  shards: number;
}

export interface PlacedTable {
  name: string;
  wanted: Place;
  /** The distribution column, or how else Citus manages the table. */
  found: string;
  /** Tables of one colocation group keep a user's rows on the same worker. */
  group: number | null;
}

/** The machines that may hold users' rows; throws where there is no Citus, or no worker to distribute to. */
export async function requireWorkers(client: pg.ClientBase): Promise<Worker[]> {
  await requireCitus(client);
  const { rows } = await client.query<Worker>(`
    SELECT n.nodename || ':' || n.nodeport AS name, n.isactive AS active, (
      SELECT count(*)::int FROM pg_dist_placement AS p JOIN pg_dist_shard AS s USING (shardid)
      WHERE p.groupid = n.groupid AND s.logicalrelid::text = 'users') AS shards
    FROM pg_dist_node AS n WHERE n.noderole = 'primary' AND n.shouldhaveshards ORDER BY n.nodeid`);
  if (rows.length === 0)
    throw new DistributionError(
      "Citus knows no workers yet: SELECT citus_add_node('<host>', <port>) for each of them (docs/scaling.md).",
    );
  return rows;
}

async function requireCitus(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ created: boolean; available: boolean }>(`
    SELECT EXISTS (SELECT FROM pg_extension WHERE extname = 'citus') AS created,
      EXISTS (SELECT FROM pg_available_extensions WHERE name = 'citus') AS available`);
  const [{ created, available } = { created: false, available: false }] = rows;
  if (!available)
    throw new DistributionError(
      "This PostgreSQL has no Citus: one server holds everything. docs/scaling.md says how to install it.",
    );
  if (!created)
    throw new DistributionError(
      "Citus is installed, but not in this database: CREATE EXTENSION citus here and on each worker.",
    );
  const { rows: groups } = await client.query<{ coordinator: boolean }>(
    "SELECT groupid = 0 AS coordinator FROM pg_dist_local_group",
  );
  if (!groups[0]?.coordinator)
    throw new DistributionError("This is a worker: DATABASE_URL has to lead to the coordinator.");
}

/** Every table of the database and where it is; throws for tables without a placement. */
export async function placedTables(client: pg.ClientBase): Promise<PlacedTable[]> {
  const names = (await tablesOf(client)).map(({ name }) => name);
  if (!names.includes("migrations"))
    throw new DistributionError("The database is empty: start the server once before.");
  const { rows } = await client.query<Omit<PlacedTable, "wanted">>(
    `SELECT c.relname AS name, p.colocationid AS "group", CASE
       WHEN p.logicalrelid IS NULL THEN '${COORDINATOR}'
       WHEN p.partmethod = 'h' THEN column_to_column_name(p.logicalrelid, p.partkey)
       ELSE 'nothing' END AS found
     FROM pg_class AS c LEFT JOIN pg_dist_partition AS p ON p.logicalrelid = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relname = ANY ($1) ORDER BY 1`,
    [names],
  );
  return rows.map((row) => {
    const wanted = PLACEMENTS[row.name];
    if (!wanted)
      throw new DistributionError(
        `The table ${row.name} is not of this version: use the tool of the version that made it.`,
      );
    return { ...row, wanted };
  });
}

/** Tables that are distributed in another way than ours were distributed by somebody else. */
export function refuseMisplaced(tables: readonly PlacedTable[]): void {
  const group = tables.find(({ name }) => name === "users")?.group;
  const bad = tables.find(
    ({ wanted, found, group: own }) => found !== COORDINATOR && (found !== wanted || own !== group),
  );
  if (bad)
    throw new DistributionError(
      `${bad.name} is spread already, but by ${bad.found} and not as it has to be (${sayPlace(bad.wanted)}): SELECT undistribute_table('${bad.name}') first.`,
    );
}

export const isWaiting = ({ wanted, found }: PlacedTable): boolean => wanted !== found;

export const sayPlace = (place: Place): string =>
  place === COORDINATOR ? "on the coordinator" : `by ${place}, beside the user's other rows`;
