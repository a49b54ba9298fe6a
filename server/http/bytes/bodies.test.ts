import { connect, type Socket } from "node:net";

import { expect, onTestFinished, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { Role } from "../../../shared/roles.ts";
import type { TestClient } from "../../../test/client.ts";
import { sendBytes } from "../../../test/fuzz/wire.ts";
import { type TestServer, withTestServer } from "../../../test/server.ts";

const MIB = 1024 * 1024;

const server = await withTestServer({ TRUST_PROXY: "1" });

async function withDictionary(role: Role): Promise<{ client: TestClient; path: string }> {
  const client = await server.member(role);
  const body = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" } as const;
  const { id } = await client.ok(api.dictionaries.create, { body });
  return { client, path: `/api/dictionaries/${id}` };
}

test.each([
  ["guest", 1, 400],
  ["guest", 3, 413],
  ["user", 7, 400],
  ["user", 9, 413],
  ["premium", 7, 400],
  ["premium", 9, 413],
] as const)(
  "a %s may send as much as a dictionary of theirs may hold: %d MiB is %d",
  async (role, size, status) => {
    const { client, path } = await withDictionary(role);
    const answer = await client.send("PATCH", path, JSON.stringify({ name: "x".repeat(size * MIB) }));
    expect(answer.status).toBe(status);
  },
);

test("a guest may send the largest words that a dictionary of theirs may hold", async () => {
  const { client, path } = await withDictionary("guest");
  const letters = (count: number, at: number) => `${"𐐷".repeat(count - 2)}${String(at).padStart(2, "0")}`;
  const each = (count: number, of: number) => Array.from({ length: of }, (_, at) => letters(count, at));
  const create = each(255, 100).map((term) => ({
    term,
    definitions: each(255, 20),
    note: letters(1000, 0),
    example: letters(500, 0),
    tags: each(31, 20),
  }));
  const body = JSON.stringify({ words: { create } });
  expect(await client.send("PATCH", path, body)).toMatchObject({ status: 200 });
});

test("a body in pieces without a length is bounded alike", async () => {
  const { client, path } = await withDictionary("guest");
  const piece = Buffer.alloc(256 * 1024, "x");
  const answer = await fetch(server.url + path, {
    method: "PATCH",
    duplex: "half",
    headers: { "content-type": "application/json", cookie: cookieOf(client) },
    body: new ReadableStream({
      start(stream) {
        for (let at = 0; at < 12; at++) stream.enqueue(piece);
        stream.close();
      },
    }),
  } as RequestInit).catch(() => null);
  // Nobody has to read on behind the bound: the connection may end before the answer is taken.
  expect([413, undefined]).toContain(answer?.status);
});

test.each([
  ["GET", "/api/cookie/checkToken", "application/json", [0, 200]],
  ["GET", "/api/health/ready", "application/json", [0, 200]],
  ["HEAD", "/api/health/ready", "application/json", [0, 404]],
  ["POST", "/api/auth/login", "text/plain", [0, 413, 415]],
  ["POST", "/api/auth/login", "a/b/c", [0, 413, 415]],
  ["POST", "/api/auth/login", "application/json", [0, 413]],
] as const)("a body that is too large harms nobody: %s %s of %s", async (method, path, type, statuses) => {
  const uncaught: unknown[] = [];
  const catchIt = (error: unknown) => void uncaught.push(error);
  process.on("uncaughtExceptionMonitor", catchIt);
  onTestFinished(() => void process.off("uncaughtExceptionMonitor", catchIt));
  const bytes = inChunks(method, path, type, 100);
  const answers = await Promise.all([bytes, bytes, bytes].map((one) => sendBytes(portOf(server), one)));
  for (const { status } of answers) expect(statuses).toContain(status);
  await server.visitor().ok(api.auth.guest);
  expect(uncaught).toEqual([]);
});

test("half-sent bodies are bounded in sum, and leave nothing behind", async () => {
  const { client, path } = await withDictionary("developer");
  const sockets = Array.from({ length: 12 }, () => halfSent(client, path, 2 * MIB));
  const refused = await Promise.race(sockets.map(({ answered }) => answered));
  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  for (const { socket } of sockets) socket.destroy();
  await expect
    .poll(
      async () => (await client.send("PATCH", path, JSON.stringify({ name: "x".repeat(4 * MIB) }))).status,
    )
    .toBe(400);
});

test("large bodies that are half sent stop no small one", async () => {
  const { client, path } = await withDictionary("developer");
  const statusOf = async (kibibytes: number) =>
    (await client.send("PATCH", path, JSON.stringify({ name: "x".repeat(kibibytes * 1024) }))).status;
  for (let at = 0; at < 32; at++) halfSent(client, path, 2 * MIB, `203.0.113.${at}`);
  await expect.poll(() => statusOf(65), { timeout: 8000 }).toBe(429);
  expect(await statusOf(60)).toBe(400);
  const body = { email: "ada@example.org", password: "Abcdefgh1" };
  expect((await server.visitor().call(api.auth.logIn, { body })).status).toBe(401);
});

test("networks of one sender are bounded together", async () => {
  const { client, path } = await withDictionary("developer");
  const sockets = Array.from({ length: 17 }, (_, at) =>
    halfSent(client, path, 2 * MIB, `2001:db8:0:${at.toString(16)}::1`),
  );
  const refused = await Promise.race(sockets.map(({ answered }) => answered));
  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
});

test("what comes of a body behind its answer is not counted", async () => {
  const client = await server.member();
  const socket = connect(portOf(server), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const chunk = `f000\r\n${"x".repeat(0xf000)}\r\n`;
  const head = ["GET /api/users/me HTTP/1.1", "host: localhost", "transfer-encoding: chunked"];
  // More of them than one address may have under way.
  for (let time = 0; time < 40; time++) {
    const answered = new Promise((resolve) => void socket.once("data", resolve));
    socket.write(`${[...head, `cookie: ${cookieOf(client)}`].join("\r\n")}\r\n\r\n1\r\nx\r\n`);
    expect(String(await answered)).toMatch(/^HTTP\/1\.1 200 /);
    socket.write(`${chunk}0\r\n\r\n`);
  }
  await client.ok(api.users.update, { body: { interfaceLanguage: "de" } });
});

const portOf = ({ url }: TestServer): number => Number(new URL(url).port);

/** A call with a body of no stated length, of so many KiB. */
function inChunks(method: string, path: string, type: string, kibibytes: number): Buffer {
  const head = [
    `${method} ${path} HTTP/1.1`,
    "host: localhost",
    `content-type: ${type}`,
    "transfer-encoding: chunked",
    // Its answer has no body to tell the end by.
    ...(method === "HEAD" ? ["connection: close"] : []),
  ];
  const chunk = `400\r\n${"x".repeat(1024)}\r\n`;
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${chunk.repeat(kibibytes)}0\r\n\r\n`);
}

const cookieOf = (client: TestClient): string => [...client.cookies].map((pair) => pair.join("=")).join("; ");

/** A body of which so much is sent, and never the rest. */
function halfSent(
  client: TestClient,
  path: string,
  bytes: number,
  address = "192.0.2.1",
): { socket: Socket; answered: Promise<string> } {
  const socket = connect(portOf(server), "127.0.0.1");
  socket.on("error", () => {});
  onTestFinished(() => void socket.destroy());
  const head = [
    `PATCH ${path} HTTP/1.1`,
    "host: localhost",
    "content-type: application/json",
    `content-length: ${7 * MIB}`,
    `cookie: ${cookieOf(client)}`,
    `x-forwarded-for: ${address}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(Buffer.alloc(bytes, "x"));
  const answered = new Promise<string>((resolve) => {
    socket.once("data", (data) => resolve(data.toString("latin1")));
  });
  return { socket, answered };
}
