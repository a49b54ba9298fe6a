import { connect, type Socket } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { TestClient } from "../../../test/client.ts";
import { withTestServer } from "../../../test/server.ts";

const server = await withTestServer({ TRUST_PROXY: "1" });

test("answers that nobody reads are bounded, others are served, and what is over is given back", async () => {
  const { client, path } = await withWords(600);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => unread(client, path, `192.0.2.${at}`)),
  );
  const served = answers.filter(({ head }) => head.startsWith("HTTP/1.1 200 "));
  const refused = answers.filter(({ head }) => head.startsWith("HTTP/1.1 429 "));
  // Each has 12 MB, and the account 32 MiB.
  expect([served.length, refused.length]).toEqual([2, 6]);
  for (const { head } of refused) expect(head).toMatch(/^retry-after: \d+\r$/m);
  await client.ok(api.users.me);
  const other = await withWords(10);
  expect(await other.client.send("GET", other.path)).toMatchObject({ status: 200 });
  for (const { socket } of answers) socket.destroy();
  await expect.poll(async () => (await client.send("GET", path)).status).toBe(200);
});

test("what was sent behind an answer that nobody waited for leaves nothing behind", async () => {
  const { client, path } = await withWords(300);
  const body = "x".repeat(60_000);
  const heads = [
    ...headsOf(client, "192.0.2.1"),
    "content-type: application/json",
    `content-length: ${body.length}`,
  ];
  const behind = `PATCH /api/users/me HTTP/1.1\r\n${heads.join("\r\n")}\r\n\r\n${body}`;
  // More of them than one address may have under way.
  for (let time = 0; time < 4; time++) {
    const { socket } = await unread(client, path, "192.0.2.1", behind.repeat(10));
    socket.destroy();
  }
  client.headers = { "x-forwarded-for": "192.0.2.1" };
  await expect
    .poll(async () => (await client.send("PATCH", "/api/users/me", JSON.stringify({ x: body }))).status)
    .toBe(400);
});

/** A dictionary with so many words of some 20 KB, and the path of all its entries. */
async function withWords(count: number): Promise<{ client: TestClient; path: string }> {
  const client = await server.member("premium");
  const body = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" } as const;
  const { id } = await client.ok(api.dictionaries.create, { body });
  const create = Array.from({ length: count }, (_, at) => ({ term: `Wort ${at}`, definitions: ["word"] }));
  await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
  const definitions = Array.from({ length: 20 }, (_, at) => `${"𐐷".repeat(253)}${10 + at}`);
  await server.database.pool.query("UPDATE words SET definitions = $1 WHERE dictionary_id = $2", [
    definitions,
    id,
  ]);
  return { client, path: `/api/dictionaries/${id}/entries` };
}

/** An answer of which the head is read, and never the rest. */
async function unread(
  client: TestClient,
  path: string,
  address: string,
  behind = "",
): Promise<{ socket: Socket; head: string }> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  const head = new Promise<string>((resolve) => {
    socket.once("data", (data) => {
      socket.pause();
      resolve(data.toString("latin1").split("\r\n\r\n", 1)[0] ?? "");
    });
  });
  socket.write(`GET ${path} HTTP/1.1\r\n${headsOf(client, address).join("\r\n")}\r\n\r\n${behind}`);
  return { socket, head: await head };
}

const headsOf = (client: TestClient, address: string): string[] => [
  "host: localhost",
  `cookie: ${[...client.cookies].map((pair) => pair.join("=")).join("; ")}`,
  `x-forwarded-for: ${address}`,
];
