import { randomUUID } from "node:crypto";

import pg from "pg";
import { inject } from "vitest";

import type { EmbeddedConnection } from "../server/database/embedded/embedded.ts";
import { openDatabase, type Database } from "../server/database/open.ts";
import { copySpread } from "./citus.ts";
import { TEMPLATE } from "./cluster.ts";
import { dropDatabase } from "./drop-database.ts";
import { recordStatements } from "./statements/recorder.ts";

export interface TestDatabase extends Database {
  connection: EmbeddedConnection;
  /** Another pool on the same database, as a second server process has one. */
  another(): Database;
}

/** A fresh, migrated database of the test run's cluster, removed at the end. */
export async function createTestDatabase(poolSize = 10): Promise<TestDatabase> {
  const spread = inject("spread");
  const record = (pool: pg.Pool): void => recordStatements(pool, inject("statements"));
  if (spread) return copySpread(spread, poolSize, record);
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const connection = { ...inject("cluster"), database: name };
  // Copying files is faster than writing each page to the log (decision 209).
  await administer((admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`));
  const opened: Database[] = [];
  const open = (): Database => {
    const database = openDatabase({ ...connection, poolSize, onError: () => {} });
    record(database.pool);
    opened.push(database);
    return database;
  };
  return {
    ...open(),
    connection,
    another: open,
    close: async () => {
      await Promise.all(opened.map((database) => database.close()));
      await administer((admin) => dropDatabase(admin, name));
    },
  };
}

async function administer(act: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(inject("cluster"));
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
