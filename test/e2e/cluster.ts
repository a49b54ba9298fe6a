import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openEmbedded } from "../../server/database/embedded/embedded.ts";

/** One temporary PostgreSQL for all browser tests; `WORDHOARD_TEST_CLUSTER` contains its connection for the workers. */
export default async function startCluster(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "wordhoard-e2e-"));
  const embedded = await openEmbedded({
    dataDir,
    settings: { fsync: "off", max_connections: "200" },
    mayCreateDatabases: true,
  });
  process.env.WORDHOARD_TEST_CLUSTER = JSON.stringify(embedded.connection);
  return async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
