import type { AddressInfo } from "node:net";

import { afterAll } from "vitest";

import { createApp, type AppOptions } from "../server/app.ts";
import { readConfig } from "../server/config.ts";
import { migrationsOf } from "../server/database/migrate.ts";
import type { Database } from "../server/database/open.ts";
import type { ProcessServices } from "../server/services.ts";
import { api } from "../shared/api/index.ts";
import { POLICIES } from "../shared/policies.ts";
import type { Role } from "../shared/roles.ts";
import { TestClient } from "./client.ts";
import { MIGRATIONS } from "./cluster.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

export interface TestServer {
  url: string;
  services: ProcessServices;
  database: TestDatabase;
  /** A client that has not signed in. */
  visitor(): TestClient;
  /** A guest who has accepted the policies, with the given role. */
  member(role?: Role): Promise<TestClient>;
  /** Starts a second process on the same database and returns its address. */
  second(): Promise<string>;
  close(): Promise<void>;
}

/** The API as the product serves it, on a new or the given database; `settings` are environment variables. */
export async function startTestServer(
  settings: Record<string, string> = {},
  options: Pick<AppOptions, "webDirectory" | "prerenderer" | "logTo"> = {},
  given?: TestDatabase,
): Promise<TestServer> {
  const database = given ?? (await createTestDatabase());
  const migrations = await migrationsOf(MIGRATIONS);
  const stops: (() => Promise<void>)[] = [];
  const listen = async (own: Database): Promise<{ url: string; services: ProcessServices }> => {
    const config = readConfig({ RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "silent", ...settings });
    const { app, services } = await createApp({ config, database: own, migrations, ...options });
    await app.listen({ port: 0, host: "127.0.0.1" });
    stops.push(() => app.close());
    return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, services };
  };
  const first = await listen(database);
  return {
    ...first,
    database,
    visitor: () => new TestClient(first.url),
    member: async (role = "guest") => {
      const client = new TestClient(first.url);
      await client.ok(api.auth.guest);
      await client.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
      if (role !== "guest") await promote(database, client, role);
      return client;
    },
    second: async () => (await listen(database.another())).url,
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      if (!given) await database.close();
    },
  };
}

/** The same for all tests of a file that calls it at its top; closed behind them. */
export async function withTestServer(...given: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...given);
  afterAll(() => server.close());
  return server;
}

async function promote({ db }: TestDatabase, client: TestClient, role: Role): Promise<void> {
  const { id } = await client.ok(api.users.me);
  await db.updateTable("users").set({ role, expires_at: null }).where("id", "=", id).execute();
}
