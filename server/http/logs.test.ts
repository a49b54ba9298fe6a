import { sql } from "kysely";
import { beforeEach, expect, onTestFinished, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { POLICIES } from "../../shared/policies.ts";
import { scrape } from "../../test/metrics.ts";
import { startTestServer, type TestServer, withTestServer } from "../../test/server.ts";

interface Line {
  level: number;
  time: number;
  msg: string;
  ip?: string;
  err?: { message: string };
  reqId?: string;
  method?: string;
  route?: string;
  status?: number;
  code?: string;
  ms?: number;
  user?: string;
  statement?: string;
  oneOf?: Pick<Line, "reqId">[];
}

const INFO = 30;
const WARN = 40;

let lines: string[] = [];
const server = await withTestServer(
  { LOG_LEVEL: "info", SLOW_QUERY_MS: "300", TRUST_PROXY: "127.0.0.0/8" },
  { logTo: { write: (line) => void lines.push(line) } },
);
beforeEach(() => {
  lines = [];
});

const told = (message: string): Line[] =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === message);

test("each request is one line, with its route, its status and its time, and nothing of what was asked", async () => {
  const guest = await server.member();
  const { id } = await guest.ok(api.dictionaries.create, {
    body: { name: "Geheimnis", termsLanguage: "de", definitionsLanguage: "en" },
  });
  lines = [];
  await guest.ok(api.dictionaries.read, { params: { id }, query: { filter: "geheim" } });
  await guest.refused(api.translate.word, {
    params: { word: "verschwiegen" },
    query: { fromLanguage: "de", toLanguage: "en" },
  });
  await guest.send("GET", "/api/lists/verraten");
  await expect.poll(() => told("request")).toHaveLength(3);
  expect(told("request").map(({ level, method, route, status }) => [level, method, route, status])).toEqual([
    [INFO, "GET", "/api/dictionaries/:id", 200],
    [WARN, "GET", "/api/translate/:word", 503],
    [INFO, "GET", "/api/*", 404],
  ]);
  expect(told("request").every(({ ms }) => ms !== undefined && ms > 0)).toBe(true);
  const log = lines.join("");
  for (const secret of [
    "geheim",
    "Geheimnis",
    "verschwiegen",
    "verraten",
    "127.0.0.1",
    id,
    ...guest.cookies.values(),
  ])
    expect(log).not.toContain(secret);
});

test("what is refused, not found or too much is told with the account that wanted it", async () => {
  const strict = await startTestServer(
    { LOG_LEVEL: "info", RATE_LIMIT_FACTOR: "0.001" },
    { logTo: { write: (line) => void lines.push(line) } },
  );
  const guest = strict.visitor();
  await guest.ok(api.auth.guest);
  const { id } = await guest.ok(api.users.me);
  await guest.refused(api.dictionaries.list);
  await guest.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
  await guest.refused(api.dictionaries.read, { params: { id }, query: { filter: "geheim" } });
  await guest.ok(api.users.export);
  await guest.refused(api.users.export);
  await strict.visitor().refused(api.users.me);
  const refused = () => told("request").filter(({ status = 0 }) => status >= 400);
  await expect.poll(refused).toHaveLength(4);
  expect(refused().map(({ status, code, user }) => [status, code, user])).toEqual([
    [403, "policies_required", id],
    [404, "not_found", id],
    [429, "too_many_requests", id],
    [401, "unauthorized", undefined],
  ]);
  expect(lines.join("")).not.toContain("geheim");
  await strict.close();
});

test("what asks every few seconds whether the server lives does not fill the log", async () => {
  await server.visitor().ok(api.server.live);
  await server.visitor().ok(api.server.ready);
  await server.visitor().ok(api.server.settings);
  await expect.poll(() => told("request")).toHaveLength(1);
});

test("an answer has the id of its request, and so do its lines", async () => {
  const { headers } = await server.visitor().call(api.auth.guest);
  const id = headers.get("x-request-id") ?? "";
  expect(id).toMatch(/^[\da-f-]{36}$/);
  await expect.poll(() => told("request")).toHaveLength(1);
  expect(told("guest_created").map(({ reqId }) => reqId)).toEqual([id]);
  expect(told("request").map(({ reqId }) => reqId)).toEqual([id]);
  expect((await server.visitor().call(api.users.me)).headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});

const answeredId = async (to: TestServer, given: string): Promise<string | null> =>
  (await to.visitor().send("GET", "/api/settings", undefined, { "x-request-id": given })).headers.get(
    "x-request-id",
  );

test("a proxy that is trusted names requests, where the name is a sane one", async () => {
  expect(await answeredId(server, "edge-7:0f3a")).toBe("edge-7:0f3a");
  for (const odd of ["", "a b", "x".repeat(65), 'quo"te', "<b>"])
    expect(await answeredId(server, odd)).not.toBe(odd);
});

test("nobody else names requests", async () => {
  for (const settings of [{}, { TRUST_PROXY: "0" }, { TRUST_PROXY: "10.0.0.0/8, 192.0.2.7" }]) {
    const other = await startTestServer(settings);
    expect(await answeredId(other, "mine")).toMatch(/^[\da-f-]{36}$/);
    await other.close();
  }
  const hops = await startTestServer({ TRUST_PROXY: "1" });
  expect(await answeredId(hops, "mine")).toBe("mine");
  await hops.close();
});

test("a slow statement is told with its request, without the values in it", async () => {
  const guest = await server.member();
  const { id } = await guest.ok(api.users.me);
  const metrics = await scrape(server);
  const before = await metrics.value("wordhoard_database_slow_statements_total");
  await sql`CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(0.35); RETURN new; END $$`.execute(server.database.db);
  await sql`CREATE TRIGGER slowly BEFORE INSERT ON dictionaries FOR EACH ROW EXECUTE FUNCTION slowly()`.execute(
    server.database.db,
  );
  lines = [];
  const { headers } = await guest.call(api.dictionaries.create, {
    body: { name: "Langsam", termsLanguage: "de", definitionsLanguage: "en" },
  });
  const slow = told("slow statement");
  expect(slow).toMatchObject([{ level: WARN, statement: expect.stringContaining("insert into") }]);
  // A job may have been running at the same time.
  expect(slow[0]?.oneOf ?? slow).toContainEqual(
    expect.objectContaining({ reqId: headers.get("x-request-id") }),
  );
  expect(slow[0]?.ms).toBeGreaterThan(300);
  expect(lines.join("")).not.toContain("Langsam");
  expect(lines.join("")).not.toContain(id);
  expect(await metrics.value("wordhoard_database_slow_statements_total")).toBe((before ?? 0) + 1);
  await metrics.close();
});

test("an unexpected error is told with its cause in one line of the log, and without it to the caller", async () => {
  const guest = await server.member();
  await sql`CREATE FUNCTION break() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION E'inner\n{"level":10,"msg":"forged"}' USING DETAIL = 'the value Geheim'; END $$`.execute(
    server.database.db,
  );
  await sql`CREATE TRIGGER break BEFORE INSERT ON dictionaries FOR EACH ROW EXECUTE FUNCTION break()`.execute(
    server.database.db,
  );
  onTestFinished(async () => void (await sql`DROP FUNCTION break CASCADE`.execute(server.database.db)));
  lines = [];
  const before = Date.now();
  const body = { name: "Unglück", termsLanguage: "de", definitionsLanguage: "en" };
  const { status, text } = await guest.send("POST", "/api/dictionaries", body);
  expect({ status, body: JSON.parse(text) }).toEqual({
    status: 500,
    body: { code: "internal_error", message: expect.stringMatching(/^[^{]+$/) },
  });
  expect(text).not.toMatch(/inner|break|dictionaries|\.ts/);
  await expect.poll(() => told("request")).toHaveLength(1);
  expect(told("forged")).toEqual([]);
  expect(lines.every((line) => line.endsWith("\n") && line.indexOf("\n") === line.length - 1)).toBe(true);
  const [error] = told("internal_error");
  expect(error).toMatchObject({ level: 50, err: { message: expect.stringContaining("inner") } });
  expect(error?.time).toBeGreaterThanOrEqual(before);
  expect(error?.time).toBeLessThanOrEqual(Date.now());
  expect(lines.join("")).not.toContain("Geheim");
});

test("a caller's address is what a trusted proxy says, and nothing that the caller says", async () => {
  const addressAt = async (settings: Record<string, string>, forwarded: string) => {
    const other = await startTestServer(
      { LOG_LEVEL: "info", ...settings },
      { logTo: { write: (line) => void lines.push(line) } },
    );
    lines = [];
    await other.visitor().call(api.auth.guest, {
      headers: { "x-forwarded-for": forwarded, "x-real-ip": "192.0.2.9", forwarded: "for=192.0.2.9" },
    });
    await other.close();
    return told("guest_created").map(({ ip }) => ip);
  };
  expect(await addressAt({}, "192.0.2.1")).toEqual(["127.0.0.1"]);
  expect(await addressAt({ TRUST_PROXY: "10.0.0.0/8" }, "192.0.2.1")).toEqual(["127.0.0.1"]);
  expect(await addressAt({ TRUST_PROXY: "1" }, "192.0.2.1, 203.0.113.7")).toEqual(["203.0.113.7"]);
  expect(await addressAt({ TRUST_PROXY: "127.0.0.1" }, "192.0.2.1, 203.0.113.7")).toEqual(["203.0.113.7"]);
});
