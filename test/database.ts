import { randomUUID } from "node:crypto";

import pg from "pg";
import { inject } from "vitest";

import { openDatabase, type Database } from "../server/database/open.ts";
import { TEMPLATE } from "./cluster.ts";
import { recordStatements } from "./statements/recorder.ts";

export interface TestDatabase extends Database {
  /** Another pool on the same database, as a second server process has one. */
  another(): Database;
}

/** A fresh, migrated database of the test run's cluster, removed at the end. */
export async function createTestDatabase(poolSize = 10): Promise<TestDatabase> {
  const connection = inject("cluster");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  const opened: Database[] = [];
  const open = (): Database => {
    const database = openDatabase({ ...connection, database: name, poolSize, onError: () => {} });
    recordStatements(database.pool, inject("statements"));
    opened.push(database);
    return database;
  };
  return {
    ...open(),
    another: open,
    close: async () => {
      await Promise.all(opened.map((database) => database.close()));
      await administer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client(inject("cluster"));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
