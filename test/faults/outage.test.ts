import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { createApp } from "../../server/app.ts";
import { readConfig } from "../../server/config.ts";
import { openDatabase } from "../../server/database/open.ts";
import { audit } from "../audit/audit.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { DatabaseProxy } from "./database-proxy.ts";
import { Writer } from "./writer.ts";

const WRITERS = 8;
const POOL = 6;

let database: TestDatabase;
let proxy: DatabaseProxy;
let url: string;
let writers: Writer[];
const stops: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { host, port, ...connection } = database.connection;
  proxy = await DatabaseProxy.open(
    host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
  );
  const far = openDatabase({
    ...connection,
    host: "127.0.0.1",
    port: proxy.port,
    poolSize: POOL,
    statementTimeoutSeconds: 1,
    onError: () => {},
  });
  const config = readConfig({ RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "silent" });
  const { app } = await createApp({ config, database: far });
  await app.listen({ port: 0, host: "127.0.0.1" });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  stops.push(
    () => app.close(),
    far.close,
    () => proxy.close(),
    database.close,
  );
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

beforeEach(async () => {
  writers = await Promise.all(
    Array.from({ length: WRITERS }, (_, seed) =>
      Writer.enter(url, seed, (id) =>
        database.pool.query("UPDATE users SET role = 'developer', expires_at = NULL WHERE id = $1", [id]),
      ),
    ),
  );
  for (const writer of writers) writer.start();
  await delay(500);
});

/** After an outage of any kind: waits until everybody has written again, then returns what was lost or is wrong. */
async function afterwards(): Promise<unknown[]> {
  const before = acknowledged();
  while (acknowledged() <= before + WRITERS && writers.every(({ faults }) => faults.length === 0))
    await delay(20);
  await Promise.all(writers.map((writer) => writer.stop()));
  await Promise.all(writers.map((writer) => writer.verify()));
  return [...writers.flatMap(({ faults }) => faults), ...(await audit(database.pool))];
}

const acknowledged = (): number => writers.reduce((sum, { tally }) => sum + tally.acknowledged, 0);

/** Resolves when the database can be reached again. */
async function recovery(): Promise<void> {
  while ((await fetch(`${url}/api/health/ready`)).status !== 200) await delay(20);
}

async function answerNow(): Promise<unknown> {
  const response = await fetch(`${url}/api/auth/guest`, { method: "POST" });
  return { status: response.status, ...((await response.json()) as object) };
}

const UNAVAILABLE = { status: 503, code: "unavailable", message: expect.stringMatching(/\w+/) };

test("a database that refuses connections is told with 503, and is back at once", async () => {
  await proxy.refuse();
  expect(await answerNow()).toEqual(UNAVAILABLE);
  await delay(1000);
  expect(await answerNow()).toEqual(UNAVAILABLE);
  await proxy.accept();
  await recovery();
  expect(await afterwards()).toEqual([]);
});

test("a database that does not answer is told with 503 in the end, and is back at once", async () => {
  proxy.hang();
  expect(await answerNow()).toEqual(UNAVAILABLE);
  proxy.resume();
  await recovery();
  expect(await afterwards()).toEqual([]);
});

test.each(["unsent", "unanswered"] as const)(
  "a connection cut with the commit %s leaves all or nothing",
  async (moment) => {
    for (let cuts = 0; cuts < 5; cuts++) await proxy.cutNext(/commit/i, moment);
    expect(await afterwards()).toEqual([]);
  },
);

test.each(["unsent", "unanswered"] as const)(
  "a connection cut with a write %s leaves all or nothing",
  async (moment) => {
    for (const table of ["words", "test_steps", "tests", "reports", "dictionaries"]) {
      const cut = proxy.cutNext(new RegExp(`(INTO|UPDATE|FROM) "?${table}`, "i"), moment);
      // A connection sends the text of a prepared statement only once, so new ones are needed.
      proxy.cutAll();
      await cut;
    }
    expect(await afterwards()).toEqual([]);
  },
);

test("connections lost while they are set up do not use the pool up", async () => {
  for (let cuts = 0; cuts < 2 * POOL; cuts++) {
    const cut = proxy.cutNext(/enable_bitmapscan/, "unanswered");
    proxy.cutAll();
    await cut;
  }
  await recovery();
  expect(await afterwards()).toEqual([]);
});

test("connections that the database ends one by one are replaced", async () => {
  for (let times = 0; times < 20; times++) {
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY random() LIMIT 2`,
    );
    await delay(50);
  }
  await recovery();
  expect(await afterwards()).toEqual([]);
});
