import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import type { TestClient } from "../../test/client.ts";
import { startTestServer, type TestServer } from "../../test/server.ts";

const ID = "0192f0c1-7a3b-7d5e-8f10-1234567890ab";
const CHECK = "GET /api/cookie/checkToken";
const START = [CHECK, "POST /api/cookie/refresh", "GET /api/users/me"];

let server: TestServer;
let directory: string;
let member: TestClient;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "wordhoard-calls-"));
  await writeFile(join(directory, "index.html"), '<script data-calls="__CALLS__"></script>');
  server = await startTestServer({}, { webDirectory: directory });
  member = await server.member();
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

async function callsOf(visitor: TestClient, path: string): Promise<string[]> {
  const { text } = await visitor.send("GET", path);
  const written = /^<script data-calls="([^"<>]*)"><\/script>$/.exec(text)?.[1];
  if (written === undefined) throw new Error(`${path} is not a page with calls: ${text}`);
  return written === "" ? [] : written.replaceAll("&amp;", "&").split(",");
}

test.each([
  ["/", START],
  ["/menu", [...START, "GET /api/testing", "GET /api/review"]],
  ["/today", [...START, "GET /api/review"]],
  ["/today/review", [...START, "GET /api/review/queue"]],
  ["/progress", [...START, "GET /api/progress?days=371"]],
  ["/dictionaries", [...START, "GET /api/dictionaries?sort=date&direction=-1"]],
  ["/dictionaries?sort=name&direction=1", [...START, "GET /api/dictionaries?sort=name&direction=1"]],
  ["/dictionaries?sort=x,y&direction=2", [...START, "GET /api/dictionaries?sort=date&direction=-1"]],
  [
    `/dictionaries/${ID}`,
    [
      ...START,
      `GET /api/dictionaries/${ID}?sort=default&direction=-1`,
      `GET /api/dictionaries/${ID}/letters?direction=1`,
      `GET /api/dictionaries/${ID}/tags`,
    ],
  ],
  [
    `/dictionaries/${ID}?sort=term&direction=-1`,
    [
      ...START,
      `GET /api/dictionaries/${ID}?sort=term&direction=-1`,
      `GET /api/dictionaries/${ID}/letters?direction=-1`,
      `GET /api/dictionaries/${ID}/tags`,
    ],
  ],
  [
    `/dictionaries/${ID}?tag=Amt`,
    [
      ...START,
      `GET /api/dictionaries/${ID}?tag=Amt&sort=default&direction=-1`,
      `GET /api/dictionaries/${ID}/letters?tag=Amt&direction=1`,
      `GET /api/dictionaries/${ID}/tags`,
    ],
  ],
  ["/createTester?dictionary=1", [...START, "GET /api/dictionaries", "GET /api/testing"]],
  ["/testing", [...START, "GET /api/testing"]],
  ["/shared/9hCEbo1tLFoXpsOJbVeQ6A", [...START, "GET /api/shared/9hCEbo1tLFoXpsOJbVeQ6A"]],
])("%s of somebody signed in begins %j", async (path, calls) => {
  expect(await callsOf(member, path)).toEqual(calls);
});

test("a call that a page begins is one that the person may make", async () => {
  for (const path of ["/today", "/today/review", "/progress", "/dictionaries", "/createTester", "/testing"])
    for (const call of await callsOf(member, path)) {
      const [method = "", url = ""] = call.split(" ");
      const { status } = await member.send(method, url);
      expect({ call, status }).toEqual({ call, status: method === "POST" ? 204 : 200 });
    }
});

test("the saved sorting is asked for", async () => {
  const sorter = await server.member();
  await sorter.ok(api.users.update, {
    body: { sortingConfigs: { dictionariesSort: "words", dictionariesSortDirection: 1 } },
  });
  expect(await callsOf(sorter, "/dictionaries")).toContain("GET /api/dictionaries?sort=words&direction=1");
});

test("nothing that was typed comes back in the page", async () => {
  for (const path of [
    "/dictionaries?filter=aushalten",
    `/dictionaries/${ID}?filter=aushalten`,
    '/dictionaries/"><script>',
    "/dictionaries/create",
    `/dictionaries/${ID}/words/edit?sort="><script>`,
  ])
    expect(await callsOf(member, path)).toEqual(START);
});

test("who may not see the words yet is asked for alone", async () => {
  const guest = server.visitor();
  await guest.ok(api.auth.guest);
  expect(await callsOf(guest, "/dictionaries")).toEqual(START);
});

test("a visitor's session is checked, but not for a page that everybody may read", async () => {
  const stranger = server.visitor();
  expect(await callsOf(stranger, "/dictionaries")).toEqual([CHECK]);
  for (const path of ["/", "/about", "/policy/cookie/de"]) expect(await callsOf(stranger, path)).toEqual([]);
  expect(await callsOf(stranger, "/shared/9hCEbo1tLFoXpsOJbVeQ6A")).toEqual([
    CHECK,
    "GET /api/shared/9hCEbo1tLFoXpsOJbVeQ6A",
  ]);
  stranger.cookies.set("__Host-session", "A".repeat(43));
  expect(await callsOf(stranger, "/menu")).toEqual([CHECK]);
});

test("a page comes also while the database is away", async () => {
  const alone = await startTestServer({}, { webDirectory: directory });
  const client = await alone.member();
  await alone.database.close();
  const { status } = await client.send("GET", "/dictionaries");
  expect({ status, calls: await callsOf(client, "/dictionaries") }).toEqual({ status: 200, calls: [CHECK] });
  await alone.close().catch(() => undefined);
});
