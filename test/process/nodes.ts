import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { TestClient } from "../client.ts";
import { valueIn } from "../metrics.ts";
import { freePort, spawnServer, untilReady, type ServerProcess } from "./server-process.ts";

export interface Nodes {
  all: readonly ServerProcess[];
  /** The sum of a metric over all nodes. */
  sum(name: string, labels?: Record<string, string>): Promise<number>;
  /** The address of the n-th node, wrapping around after the last one. */
  url(at: number): string;
  /** Clients with the same cookies, one for each node. */
  everywhere(client: TestClient): TestClient[];
  stop(): Promise<void>;
}

const FROM_SOURCE = [process.execPath, "--import", "tsx", "scripts/dev-server.ts"] as const;

/** Starts a number of processes of the product, or of the release in `checkout`, on one database at the same time. */
export async function startNodes(
  count: number,
  databaseUrl: string,
  settings: Record<string, string> = {},
  checkout?: string,
): Promise<Nodes> {
  const dataDir = await mkdtemp(join(tmpdir(), "wordhoard-nodes-"));
  const [ports, metricsPorts] = await Promise.all([freePorts(count), freePorts(count)]);
  const all = ports.map((port, at) =>
    spawnServer(
      dataDir,
      port,
      {
        DATABASE_URL: databaseUrl,
        DATABASE_POOL: "8",
        COOKIE_INSECURE: "true",
        METRICS_PORT: String(metricsPorts[at]),
        ...settings,
      },
      checkout ? FROM_SOURCE : undefined,
      checkout,
    ),
  );
  const stop = async (): Promise<void> => {
    for (const { child } of all) child.kill("SIGTERM");
    await Promise.all(all.map(({ ended }) => ended));
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = (at: number): string => all[at % count]?.url ?? "";
  try {
    await Promise.all(all.map(untilReady));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    all,
    url,
    sum: async (name, labels) => {
      const texts = await Promise.all(
        metricsPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
      );
      return texts.reduce((sum, text) => sum + (valueIn(text, name, labels) ?? 0), 0);
    },
    everywhere: ({ cookies }) =>
      all.map((node) => {
        const client = new TestClient(node.url);
        for (const [name, value] of cookies) client.cookies.set(name, value);
        return client;
      }),
    stop,
  };
}

const freePorts = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, () => freePort()));
