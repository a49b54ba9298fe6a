import type pg from "pg";

import { COORDINATOR } from "./placements.ts";
import {
  isWaiting,
  placedTables,
  refuseMisplaced,
  requireWorkers,
  sayPlace,
  type PlacedTable,
} from "./state.ts";

/** Describes how each table is placed, one line each; changes nothing. */
export async function describeDistribution(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    const workers = await requireWorkers(client);
    const tables = await placedTables(client);
    refuseMisplaced(tables);
    const waiting = tables.filter(isWaiting);
    return [
      ...workers.map(
        ({ name, active, shards }) =>
          `${name}\t${active ? "active" : "not active"}\t${shards} shards of users`,
      ),
      ...tables.map(lineAbout),
      waiting.length === 0
        ? "Everything is in its place"
        : `${waiting.length} tables are not in their place: run distribute`,
    ];
  } finally {
    client.release();
  }
}

const lineAbout = (table: PlacedTable): string => {
  const { name, wanted, found } = table;
  if (isWaiting(table)) return `${name}\tnot spread yet`;
  return `${name}\t${found === COORDINATOR ? "" : "spread "}${sayPlace(wanted)}`;
};
