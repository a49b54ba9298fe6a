import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { v7 as uuidv7 } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { POLICIES } from "../../shared/policies.ts";
import { TestClient } from "../client.ts";
import { createEmptyDatabase } from "../empty-database.ts";
import { freePort, spawnServer, untilReady, type ServerProcess } from "./server-process.ts";

let dataDir: string;
let port: number;
let running: ServerProcess[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "wordhoard-process-"));
  port = await freePort();
  running = [];
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill("SIGTERM");
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

async function start(settings?: Record<string, string>): Promise<ServerProcess> {
  const server = spawnServer(dataDir, port, settings);
  running.push(server);
  await untilReady(server);
  return server;
}

async function guestWithWords(
  { url }: ServerProcess,
  count: number,
): Promise<{ guest: TestClient; id: string }> {
  const guest = new TestClient(url);
  await guest.ok(api.auth.guest);
  await guest.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
  const { id } = await guest.ok(api.dictionaries.create, {
    body: { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "uk" },
  });
  for (let i = 0; i < count; i++) await addWord(guest, id, i);
  return { guest, id };
}

const addWord = (guest: TestClient, id: string, i: number) =>
  guest.ok(api.dictionaries.update, {
    params: { id },
    body: { words: { create: [{ term: `Wort ${i}`, definitions: [`слово ${i}`] }] } },
  });

const terms = async (guest: TestClient, id: string): Promise<string[]> =>
  (
    await guest.ok(api.dictionaries.read, { params: { id }, query: { sort: "default", direction: 1 } })
  ).words.map(({ term }) => term);

const EXPECTED = Array.from({ length: 12 }, (_, i) => `Wort ${i}`);

test("a restart keeps everything, the session too", async () => {
  const first = await start();
  const { guest, id } = await guestWithWords(first, 12);
  first.child.kill("SIGTERM");
  expect(await first.ended).toBe(0);
  await start();
  expect(await terms(guest, id)).toEqual(EXPECTED);
});

test("a killed process loses no acknowledged word, and the next start heals by itself", async () => {
  const first = await start();
  const { guest, id } = await guestWithWords(first, 12);
  first.child.kill("SIGKILL");
  await first.ended;
  await start();
  expect(await terms(guest, id)).toEqual(EXPECTED);
});

test("a killed database is back by itself, with every acknowledged word", async () => {
  const server = await start();
  const { guest, id } = await guestWithWords(server, 11);
  const killed = await databaseProcess();
  process.kill(killed, "SIGKILL");
  // With an id, so that a retry after a lost answer does not write twice.
  const create = [{ id: uuidv7(), term: "Wort 11", definitions: ["слово 11"] }];
  const added = await whenServed(() =>
    guest.call(api.dictionaries.update, { params: { id }, body: { words: { create } } }),
  );
  expect(added.status).toBe(200);
  // A connection outlives its server for a moment, so the first answer may have come from the old server.
  await expect.poll(databaseProcess).not.toBe(killed);
  await expect.poll(() => terms(guest, id)).toEqual(EXPECTED);
});

/** The pid in the file that PostgreSQL writes when it starts; NaN while there is no file. */
async function databaseProcess(): Promise<number> {
  const file = await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8").catch(() => "");
  return Number.parseInt(file);
}

/** Repeats the request until the answer is not 503. */
async function whenServed<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  while (answer.status === 503) answer = await ask();
  return answer;
}

test("a second server on the same data is refused with a clear line", async () => {
  await start();
  const second = spawnServer(dataDir, await freePort());
  expect(await second.ended).toBe(1);
  expect(second.output().trim().split("\n").at(-1)).toMatch(/in use/i);
});

test("a bad setting stops the start with one line that names it", async () => {
  const server = spawnServer(dataDir, port, { COOKIE_INSECURE: "perhaps" });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^[^\n]*COOKIE_INSECURE[^\n]*\n$/);
});

test("an address that is not of this machine stops the start with one line that names its setting", async () => {
  const server = spawnServer(dataDir, port, { HOST: "192.0.2.1" });
  expect(await server.ended).toBe(1);
  expect(server.output().trim().split("\n").at(-1)).toMatch(/^Bad setting\. HOST, PORT: .*192\.0\.2\.1/);
});

test("an address from which browsers keep no cookies is told of at the start", async () => {
  const server = await start({ LOG_LEVEL: "warn", PUBLIC_URL: "http://192.0.2.1:8080" });
  expect(server.output()).toMatch(/"setting":"COOKIE_INSECURE","msg":"browsers keep no cookie from/);
});

test("a database that there is not stops the start with one line that names the setting", async () => {
  const { url, close } = await createEmptyDatabase();
  await close();
  const server = spawnServer(dataDir, port, { DATABASE_URL: url });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^The database refuses: [^\n]*DATABASE_URL[^\n]*\n$/);
});

test("a port that is taken stops the start with a line that names it", async () => {
  await start();
  const otherData = await mkdtemp(join(tmpdir(), "wordhoard-process-"));
  const second = spawnServer(otherData, port);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain("set PORT to a free one");
  await rm(otherData, { recursive: true, force: true });
});

test("a node that is told to end is not ready at once, answers on until it is drained, and ends well", async () => {
  const server = await start({ DRAIN_SECONDS: "2" });
  const { guest } = await guestWithWords(server, 1);
  expect((await guest.call(api.server.ready)).status).toBe(200);
  server.child.kill("SIGTERM");
  await expect.poll(async () => (await guest.call(api.server.ready)).status).toBe(503);
  expect((await guest.call(api.server.live)).status).toBe(200);
  await guest.ok(api.users.me);
  expect(await server.ended).toBe(0);
});

test("a port for metrics that is taken stops the start with a line that names it", async () => {
  const server = await start();
  const otherData = await mkdtemp(join(tmpdir(), "wordhoard-process-"));
  const second = spawnServer(otherData, await freePort(), { METRICS_PORT: new URL(server.url).port });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain("METRICS_PORT");
  await rm(otherData, { recursive: true, force: true });
});
