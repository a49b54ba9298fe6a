import { EventEmitter, once } from "node:events";
import { Agent, get } from "node:http";
import { connect, type AddressInfo } from "node:net";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";

import Fastify from "fastify";
import { expect, test } from "vitest";

import { closeInTime, closeAfterEachAnswer } from "./closing.ts";

const LONG = 3600;

test("what is under way is answered before a server has ended, and its connection waits for no more", async () => {
  const app = Fastify();
  const events = new EventEmitter();
  app.get("/", async () => {
    events.emit("asked");
    while (app.server.listening) await setImmediate();
    return "answered";
  });
  const address = await app.listen();
  const agent = new Agent({ keepAlive: true });
  const asked = once(events, "asked");
  const answered = once(get(address, { agent }), "response").then(([answer]) => text(answer as Readable));
  await asked;
  closeAfterEachAnswer(app);
  await closeInTime(app, LONG);
  expect(await answered).toBe("answered");
  agent.destroy();
});

test("who is answered before a server ends is told to keep no connection", async () => {
  const app = Fastify();
  app.get("/", async () => "answered");
  const address = await app.listen();
  const connection = async () => (await fetch(address)).headers.get("connection");
  expect(await connection()).toBe("keep-alive");
  closeAfterEachAnswer(app);
  expect(await connection()).toBe("close");
  await app.close();
});

test("who never takes the rest of an answer keeps no server from ending", async () => {
  const app = Fastify();
  app.get("/", async () => "x".repeat(50_000_000));
  await app.listen();
  const socket = connect((app.server.address() as AddressInfo).port, "localhost");
  socket.on("error", () => {});
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await once(socket, "readable");
  await closeInTime(app, 0.01);
  expect(app.server.listening).toBe(false);
  socket.destroy();
});
