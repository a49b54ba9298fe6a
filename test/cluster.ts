import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import pg from "pg";
import type { TestProject } from "vitest/node";

import { openEmbedded, type EmbeddedConnection } from "../server/database/embedded/embedded.ts";
import { migrate } from "../server/database/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    cluster: EmbeddedConnection;
  }
}

export const TEMPLATE = "wordhoard_template";
export const MIGRATIONS = fileURLToPath(new URL("../server/migrations", import.meta.url));

const THROWAWAY = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "300",
};

/** One throwaway PostgreSQL for the whole run; each test file copies a database from the migrated template. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "wordhoard-test-"));
  const embedded = await openEmbedded({ dataDir, settings: THROWAWAY });
  await prepareTemplate(embedded.connection);
  project.provide("cluster", embedded.connection);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function prepareTemplate(connection: EmbeddedConnection): Promise<void> {
  const main = new pg.Client(connection);
  await main.connect();
  await main.query(`CREATE DATABASE ${TEMPLATE}`);
  await main.end();
  const template = new pg.Pool({ ...connection, database: TEMPLATE });
  await migrate(template, MIGRATIONS);
  await template.end();
}
