import { randomUUID } from "node:crypto";

import { describe, expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { sendBytes } from "../../test/fuzz/wire.ts";
import { withTestServer } from "../../test/server.ts";

const server = await withTestServer({ PUBLIC_URL: "http://words.example" });

describe("errors", () => {
  test("an unknown path and an unknown method answer 404 as JSON, in the caller's language", async () => {
    const visitor = server.visitor();
    for (const [method, path] of [
      ["GET", "/api/nothing"],
      ["GET", "/api"],
      ["PATCH", "/api/auth/guest"],
      ["DELETE", "/api/users/me"],
    ] as const) {
      const { status, text } = await visitor.send(method, path, undefined, { "accept-language": "de" });
      expect({ status, body: JSON.parse(text) }, `${method} ${path}`).toEqual({
        status: 404,
        body: { code: "not_found", message: "Nicht gefunden" },
      });
    }
  });

  test.each([
    ["text/plain", "anything"],
    ["application/json", "{"],
  ])("an unknown path and method are not found whatever is sent to them: %s", async (type, body) => {
    for (const path of ["/api/nothing", "/api", "/api/users/me"]) {
      const answer = await fetch(server.url + path, {
        method: "PUT",
        headers: { "content-type": type },
        body,
      });
      expect({ path, status: answer.status, body: await answer.json() }).toEqual({
        path,
        status: 404,
        body: { code: "not_found", message: "Not found" },
      });
    }
  });

  test.each([
    ["de", "Nicht gefunden"],
    ["DE", "Nicht gefunden"],
    [" de-AT,en;q=0.5", "Nicht gefunden"],
    ["xx", "Not found"],
    ["rue", "Not found"],
    ["*", "Not found"],
  ])("who asks for %j is told %s", async (language, message) => {
    const { text } = await server.visitor().send("GET", "/api/nothing", undefined, {
      "accept-language": language,
    });
    expect(JSON.parse(text)).toEqual({ code: "not_found", message });
  });

  test("all wrong fields are named at once", async () => {
    const guest = await server.member();
    const { status, code, fields } = await guest.refused(api.users.update, {
      body: { interfaceLanguage: "xx", sortingConfigs: { dictionariesSort: "size" }, extra: 1 } as never,
    });
    expect({ status, code, fields: Object.keys(fields ?? {}).toSorted() }).toEqual({
      status: 400,
      code: "validation_failed",
      fields: ["extra", "interfaceLanguage", "sortingConfigs.dictionariesSort"],
    });
  });

  test("unknown query parameters are refused, and named", async () => {
    const guest = await server.member();
    const { status, text } = await guest.send("GET", "/api/users/me?verbose=1");
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ fields: { verbose: "There is no such field" } });
  });

  test("a parameter that comes twice is refused, and one of the query is none of the body", async () => {
    const guest = await server.member();
    const twice = await guest.send("GET", "/api/dictionaries?sort=name&sort=date");
    expect({ status: twice.status, ...(JSON.parse(twice.text) as object) }).toMatchObject({
      status: 400,
      fields: { sort: expect.any(String) },
    });
    const elsewhere = await guest.send("PATCH", "/api/users/me?interfaceLanguage=uk", {});
    expect(elsewhere.status).toBe(400);
    expect((await guest.ok(api.users.me)).interfaceLanguage).toBe("en");
  });

  test.each([
    ["cut off", "{", "application/json", 400, "malformed_request"],
    ["nested deep", "[".repeat(4000), "application/json", 400, "malformed_request"],
    ["not UTF-8", "\xff", "application/json", 400, "malformed_request"],
    ["plain text", '{"a":1}', "text/plain", 415, "unsupported_media_type"],
    ["a form", "a=1", "application/x-www-form-urlencoded", 415, "unsupported_media_type"],
    ["large", `{"a":"${"x".repeat(4096)}"}`, "application/json", 413, "too_large"],
    ["null", "null", "application/json", 400, "validation_failed"],
    ["about prototypes", '{"__proto__":{"a":1}}', "application/json", 400, "validation_failed"],
  ])("a body that is %s is refused", async (_what, body, type, status, code) => {
    const bytes = Buffer.from(body, "latin1");
    const answer = await server.visitor().send("POST", "/api/auth/guest", bytes, { "content-type": type });
    expect({ status: answer.status, code: (JSON.parse(answer.text) as { code: string }).code }).toEqual({
      status,
      code,
    });
  });

  test("a path that cannot be decoded is a bad request", async () => {
    const { status, text } = await server.visitor().send("GET", "/api/%E0%A4%A");
    expect({ status, code: (JSON.parse(text) as { code: string }).code }).toEqual({
      status: 400,
      code: "malformed_request",
    });
  });
});

describe("stages", () => {
  test("a call before its stage says what is missing", async () => {
    const visitor = server.visitor();
    expect(await visitor.refused(api.users.me)).toMatchObject({ status: 401, code: "unauthorized" });
    await visitor.ok(api.auth.guest);
    expect(await visitor.ok(api.users.me)).toMatchObject({
      role: "guest",
      policiesAccepted: false,
      email: null,
    });
    expect(await visitor.refused(api.dictionaries.list)).toMatchObject({
      status: 403,
      code: "policies_required",
    });
  });
});

test("what never became a request is answered as every error is, and the connection closed", async () => {
  const port = Number(new URL(server.url).port);
  for (const [sent, status, code] of [
    ["get / HTTP/1.1\r\nhost: x\r\n\r\n", 400, "malformed_request"],
    [
      "POST /api HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
      "malformed_request",
    ],
    [`GET /api HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(20_000)}\r\n\r\n`, 431, "too_large"],
    ["PROPFIND /api/users/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n", 404, "not_found"],
  ] as const) {
    const answer = await sendBytes(port, Buffer.from(sent));
    expect({ status: answer.status, body: JSON.parse(answer.body) }).toEqual({
      status,
      body: { code, message: expect.stringMatching(/\w+/) },
    });
  }
});

test("an object in place of a list is a wrong field like any other", async () => {
  const client = await server.member();
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" },
  });
  const words = { create: [{ term: "Hund", definitions: {} as never }] };
  expect(await client.refused(api.dictionaries.update, { params: { id }, body: { words } })).toMatchObject({
    status: 400,
    fields: { "words.create.0.definitions": expect.any(String) },
  });
});

describe("an answer about many wrong fields", () => {
  const patch = async (body: unknown) => {
    const client = await server.member("developer");
    const { id } = await client.ok(api.dictionaries.create, {
      body: { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" },
    });
    const { status, text } = await client.send("PATCH", `/api/dictionaries/${id}`, body);
    const { fields = {} } = JSON.parse(text) as { fields?: Record<string, string> };
    return { status, bytes: Buffer.byteLength(text), fields: Object.keys(fields) };
  };
  const create = (definitions: unknown, words: number) => ({
    words: { create: Array.from({ length: words }, () => ({ term: "a", definitions })) },
  });
  const wrong = Array.from({ length: 20 }, (_, at) => `,${at}`);

  test.each([
    ["unknown fields", Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field${at}`, 0]))],
    ["bad definitions", create(wrong, 5000)],
    ["bad ids", { words: { delete: Array.from({ length: 5000 }, (_, at) => at) } }],
    [
      "ids twice",
      { words: { delete: Array.from({ length: 5000 }, () => randomUUID()).map((_, __, [id]) => id) } },
    ],
  ])("tells of the first fifty: %s", async (_what, body) => {
    const { status, bytes, fields } = await patch(body);
    expect({ status, told: fields.length }).toEqual({ status: 400, told: 50 });
    expect(bytes).toBeLessThanOrEqual(16 * 1024);
  });

  test("stays small however long the names are that were sent", async () => {
    const names = Array.from({ length: 60 }, (_, at) => `${at}${"\u0001語".repeat(300)}`);
    const { status, bytes, fields } = await patch(Object.fromEntries(names.map((name) => [name, 0])));
    expect(status).toBe(400);
    expect(fields.length).toBeGreaterThan(5);
    expect(bytes).toBeLessThanOrEqual(16 * 1024);
  });

  test.each([
    [
      "far too many entries",
      create(
        Array.from({ length: 200_000 }, () => ","),
        1,
      ),
      400,
    ],
    ["far too many fields", Object.fromEntries(Array.from({ length: 400_000 }, (_, at) => [at, 0])), 400],
    ["far too many values", JSON.stringify(Array.from({ length: 400_000 }, () => [])), 400],
  ])("is clear about %s too", async (_what, body, status) => {
    expect(await patch(body)).toMatchObject({ status });
  });
});
