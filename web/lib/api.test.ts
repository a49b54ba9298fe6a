import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { strings } from "../locales/uk/index.ts";
import { ApiError, isCancelled, NetworkError } from "./api-error.ts";
import { ask, call, onRefusal } from "./api.ts";
import { i18n } from "./i18n.ts";

let server: Server;
let answer: RequestListener;

beforeAll(() => i18n.init({ lng: "uk", resources: { uk: { translation: strings } } }));

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const fetchThere = fetch;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetchThere(origin + path, init));
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => Promise.reject(new Error("It should have failed")),
    (error: unknown) => error,
  );

test("a call sends its body and the interface language, and gives what the server answered", async () => {
  let seen = "";
  answer = (request, response) => {
    seen = `${request.method} ${request.url} ${request.headers["accept-language"]} ${request.headers["content-type"]}`;
    response.end(JSON.stringify({ verified: true }));
  };
  expect(await call("POST /auth/verify", { body: { code: "123456" } })).toEqual({ verified: true });
  expect(seen).toBe("POST /api/auth/verify uk application/json");
});

test("a refusal carries code, message and fields", async () => {
  answer = (_, response) => {
    response
      .writeHead(400)
      .end(JSON.stringify({ code: "validation_failed", message: "Ні", fields: { email: "Хибна адреса" } }));
  };
  const error = await failureOf(call("POST /auth/login", { body: { email: "x", password: "y" } }));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 400,
    code: "validation_failed",
    message: "Ні",
    fields: { email: "Хибна адреса" },
  });
});

test("an answer that nobody can read still says something to the person", async () => {
  answer = (_, response) => {
    response.writeHead(502).end("<html>Bad gateway</html>");
  };
  const error = await failureOf(call("GET /users/me"));
  expect(error).toMatchObject({ status: 502, code: null, message: strings.errors.unexpected });
});

test("no answer is told in the person's language", async () => {
  answer = (request) => request.socket.destroy();
  const error = await failureOf(call("GET /users/me"));
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ message: strings.errors.network });
});

test("what was called off is cancelled, not failed", async () => {
  const calling = new AbortController();
  answer = () => calling.abort();
  const error = await failureOf(call("GET /users/me", { signal: calling.signal }));
  expect(isCancelled(error)).toBe(true);
});

test("an ended session is heard of by the whole app, unless the caller only asked", async () => {
  answer = (_, response) => {
    response.writeHead(401).end(JSON.stringify({ code: "unauthorized", message: "" }));
  };
  const heard: string[] = [];
  const stop = onRefusal((refusal) => heard.push(refusal));
  await failureOf(ask("GET /users/me"));
  expect(heard).toEqual([]);
  await failureOf(call("GET /users/me"));
  expect(heard).toEqual(["unauthorized"]);
  stop();
});

test("a wrong password ends nothing", async () => {
  answer = (_, response) => {
    response.writeHead(401).end(JSON.stringify({ code: "invalid_credentials", message: "" }));
  };
  const heard: string[] = [];
  const stop = onRefusal((refusal) => heard.push(refusal));
  await failureOf(call("POST /auth/login", { body: { email: "x", password: "y" } }));
  expect(heard).toEqual([]);
  stop();
});

test("work that is asked for is done, and the call made again", async () => {
  const asked: (string | undefined)[] = [];
  answer = (request, response) => {
    const work = request.headers["x-work"];
    asked.push(typeof work === "string" ? work : undefined);
    if (work) return void response.writeHead(204).end();
    const challenge = "sha-256:8:1900000000:salt:signature";
    response.writeHead(403).end(JSON.stringify({ code: "work_required", message: "", challenge }));
  };
  await call("POST /auth/guest", {});
  expect(asked).toEqual([undefined, expect.stringMatching(/^sha-256:8:1900000000:salt:signature:\d+$/)]);
});

test("work that is not enough is told, and not repeated without end", async () => {
  let calls = 0;
  answer = (_, response) => {
    calls++;
    const challenge = "sha-256:1:1900000000:salt:signature";
    response.writeHead(403).end(JSON.stringify({ code: "work_required", message: "Пізніше", challenge }));
  };
  expect(await failureOf(call("POST /auth/guest", {}))).toMatchObject({
    code: "work_required",
    message: "Пізніше",
  });
  expect(calls).toBe(2);
});
