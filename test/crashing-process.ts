import type { AddressInfo } from "node:net";

import type pg from "pg";

import { createApp } from "../server/app.ts";
import { readConfig } from "../server/config.ts";
import type { Database } from "../server/database/open.ts";
import type { ProcessServices } from "../server/services.ts";
import { TestClient } from "./client.ts";
import type { Shop } from "./shop.ts";

export interface CrashingProcess {
  services: ProcessServices;
  /** The same browser, connected to this process. */
  clientOf(client: TestClient): TestClient;
  crashed(): boolean;
  close(): Promise<void>;
}

/** When the process crashes: at its n-th write (commits count), just before or just after it takes effect. */
export interface Crash {
  at: number;
  moment: "before" | "after";
}

const WRITE = /^\s*(insert|update|delete|commit)/i;

/**
 * Another process on the shop's database, which dies at one of its writes: its connections are closed and nothing works
 * any more.
 */
export async function startCrashing({ server, settings }: Shop, crash: Crash): Promise<CrashingProcess> {
  const { database, crashed } = crashingDatabase(server.database.another(), crash);
  const config = readConfig({ RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "silent", ...settings });
  const { app, services } = await createApp({ config, database });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    services,
    crashed,
    clientOf: ({ cookies }) => {
      const client = new TestClient(url);
      for (const [name, value] of cookies) client.cookies.set(name, value);
      return client;
    },
    close: () => app.close(),
  };
}

function crashingDatabase(
  database: Database,
  { at, moment }: Crash,
): { database: Database; crashed: () => boolean } {
  let writes = 0;
  let crashed = false;
  const crash = (client: pg.PoolClient): never => {
    crashed = true;
    // What was not committed is rolled back, as when a process is killed.
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    throw new Error("crashed");
  };
  database.pool.on("connect", (client) => {
    const send = client.query.bind(client) as (statement: string | pg.QueryConfig) => Promise<pg.QueryResult>;
    const query = async (statement: string | pg.QueryConfig): Promise<pg.QueryResult> => {
      if (crashed) throw new Error("crashed");
      const counts = WRITE.test(typeof statement === "string" ? statement : statement.text);
      if (counts) writes += 1;
      if (counts && writes === at && moment === "before") crash(client);
      const result = await send(statement);
      if (counts && writes === at && moment === "after") crash(client);
      return result;
    };
    Object.assign(client, { query });
  });
  return { database, crashed: () => crashed };
}
