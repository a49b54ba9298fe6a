import { randomUUID } from "node:crypto";

import pg from "pg";
import { inject } from "vitest";

import type { EmbeddedConnection } from "../server/database/embedded/embedded.ts";
import { dropDatabase } from "./drop-database.ts";

export interface EmptyDatabase {
  name: string;
  /** For `DATABASE_URL`. */
  url: string;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** An empty database in the cluster of the test run, removed at the end. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const connection = inject("cluster");
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  const main = new pg.Client(connection);
  await main.connect();
  await main.query(`CREATE DATABASE ${name}`);
  const pool = new pg.Pool({ ...connection, database: name });
  pool.on("error", () => {});
  return {
    name,
    url: databaseUrl({ ...connection, database: name }),
    pool,
    close: async () => {
      await pool.end();
      await dropDatabase(main, name);
      await main.end();
    },
  };
}

/** For `DATABASE_URL`. */
export const databaseUrl = ({ host, port, user, password = "", database }: EmbeddedConnection): string =>
  `postgresql://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
