import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import pg from "pg";
import type { TestProject } from "vitest/node";

import { openEmbedded, type EmbeddedConnection } from "../server/database/embedded/embedded.ts";
import { migrate } from "../server/database/migrate.ts";
import { allOnCitus, prepareSpread } from "./citus.ts";
import { complaintsAbout, complaintsAboutWorkers } from "./statements/check.ts";
import { recordedStatements } from "./statements/recorder.ts";

declare module "vitest" {
  interface ProvidedContext {
    cluster: EmbeddedConnection;
    /** What is copied for a test that runs on Citus. */
    spread: string | null;
    /** Where the statements of the product are written down. */
    statements: string;
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
  const embedded = await openEmbedded({ dataDir, settings: THROWAWAY, mayCreateDatabases: true });
  await prepareTemplate(embedded.connection);
  const statements = await mkdtemp(join(tmpdir(), "wordhoard-statements-"));
  const spread = allOnCitus ? await prepareSpread(MIGRATIONS) : null;
  project.provide("cluster", embedded.connection);
  project.provide("spread", spread?.name ?? null);
  project.provide("statements", statements);
  return async () => {
    const sent = await recordedStatements(statements, "sent");
    const complaints = [
      ...(await complaintsAbout({ ...embedded.connection, database: TEMPLATE }, sent)),
      ...complaintsAboutWorkers(await recordedStatements(statements, "asked several workers")),
    ];
    await rm(statements, { recursive: true, force: true });
    await spread?.drop();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
    if (complaints.length === 0) return;
    // An error alone is told and forgotten.
    process.exitCode = 1;
    throw new Error(complaints.join("\n\n"));
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
