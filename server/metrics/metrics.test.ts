import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";

import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { startAccounts, type AccountsServer } from "../../test/accounts.ts";
import { scrape, valueIn, type Scraper } from "../../test/metrics.ts";
import { startTranslate, type TranslateStandIn } from "../../test/stand-ins/translate.ts";
import { jobsOf } from "../features/jobs.ts";
import { startJobs } from "../jobs.ts";

let server: AccountsServer;
let vendor: TranslateStandIn;
let metrics: Scraper;
beforeAll(async () => {
  vendor = await startTranslate();
  server = await startAccounts({
    RATE_LIMIT_FACTOR: "1",
    TRANSLATE_PROVIDER: "libretranslate",
    TRANSLATE_URL: vendor.url,
    TRANSLATE_KEY: "translate-key",
  });
  metrics = await scrape(server);
});
afterAll(async () => {
  await metrics.close();
  await server.close();
  await vendor.close();
});

test("every metric is described", async () => {
  const names = [...(await metrics.text()).matchAll(/^# HELP (wordhoard_\w+)/gm)].map(
    ([, name = ""]) => name,
  );
  const described = readFileSync("docs/metrics.md", "utf8")
    .match(/`wordhoard_\w+`/g)
    ?.map((name) => name.slice(1, -1));
  expect(names.toSorted()).toEqual([...new Set(described)].toSorted());
});

/** By how much a value grew while something was done. */
async function growth(
  name: string,
  labels: Record<string, string>,
  action: () => Promise<unknown>,
): Promise<number> {
  const before = (await metrics.value(name, labels)) ?? 0;
  await action();
  return ((await metrics.value(name, labels)) ?? 0) - before;
}

const dictionary = { name: "German", termsLanguage: "de", definitionsLanguage: "en" } as const;

describe("requests", () => {
  test("are counted by the route's template, never by what stands in its place", async () => {
    const guest = await server.member();
    const labels = { method: "GET", route: "/api/dictionaries/:id", status: "404" };
    const id = "01890a5d-ac96-774b-bcce-b302099a8057";
    expect(
      await growth("wordhoard_http_request_duration_seconds_count", labels, () =>
        guest.refused(api.dictionaries.read, { params: { id } }),
      ),
    ).toBe(1);
    await guest.send("GET", "/api/there/is-no-such-path");
    await guest.send("GET", "/api/dictionaries?filter=secretword");
    const text = await metrics.text();
    expect(text).not.toContain(id);
    expect(text).not.toContain("no-such-path");
    expect(text).not.toContain("secretword");
    expect(text).toContain('route="/api/*"');
  });

  test("under way are none when all are answered, or nobody waits any more", async () => {
    await server.visitor().call(api.server.live);
    const { hostname, port } = new URL(server.url);
    for (let each = 0; each < 5; each++) {
      const socket = connect(Number(port), hostname);
      socket.write("GET /api/health/ready HTTP/1.1\r\nhost: localhost\r\n\r\n", () => socket.destroy());
      await once(socket, "close");
    }
    await expect.poll(() => metrics.value("wordhoard_http_requests_in_flight")).toBe(0);
  });
});

test("sign-ups, guests and mails are counted", async () => {
  const events = "wordhoard_account_events_total";
  expect(await growth(events, { event: "guest_created" }, () => server.member())).toBe(1);
  const sent = () => metrics.value("wordhoard_mails_total", { outcome: "sent" });
  const before = (await sent()) ?? 0;
  expect(await growth(events, { event: "signed_up" }, () => server.user("ann@example.test"))).toBe(1);
  await expect.poll(sent).toBe(before + 1);
});

test("mails that wait are counted, with the age of the oldest, and the tries that failed", async () => {
  await server.mail.down();
  const failed = { outcome: "failed" };
  const before = (await metrics.value("wordhoard_mails_total", failed)) ?? 0;
  await server.visitor().ok(api.auth.signUp, {
    body: { email: "late@example.test", password: "Correct7Horse" },
  });
  await expect.poll(() => metrics.value("wordhoard_mails_total", failed)).toBeGreaterThan(before);
  expect(await metrics.value("wordhoard_outbox_mails")).toBe(1);
  await expect.poll(() => metrics.value("wordhoard_outbox_oldest_age_seconds")).toBeGreaterThan(0.01);
  await server.mail.up();
  const jobs = startJobs(jobsOf(server.services), {
    log: { info: () => {}, error: () => {} },
    metrics: server.services.metrics,
  });
  await expect.poll(() => metrics.value("wordhoard_outbox_mails")).toBe(0);
  await jobs.stop();
  expect(await metrics.value("wordhoard_outbox_oldest_age_seconds")).toBe(0);
});

test("tests taken and limits hit are counted, by the limit's name", async () => {
  const guest = await server.member();
  const { id: dictionaryId } = await guest.ok(api.dictionaries.create, { body: dictionary });
  await guest.ok(api.dictionaries.update, {
    params: { id: dictionaryId },
    body: { words: { create: [{ term: "Hund", definitions: ["dog"] }] } },
  });
  const body = { dictionaryId, wordsNumberLimit: { count: null, direction: 1 } } as const;
  const four = async () => {
    for (let each = 0; each < 4; each++) await guest.call(api.testing.create, { body });
  };
  const before = (await metrics.value("wordhoard_limits_hit_total", { limit: "tests" })) ?? 0;
  expect(await growth("wordhoard_tests_started_total", {}, four)).toBe(3);
  expect(await metrics.value("wordhoard_limits_hit_total", { limit: "tests" })).toBe(before + 1);
});

test("rate limits hit are counted, by what was wanted", async () => {
  const visitor = server.visitor();
  const eleven = async () => {
    for (let each = 0; each < 11; each++)
      await visitor.refused(api.auth.logIn, {
        body: { email: "nobody@example.test", password: "Correct7Horse" },
      });
  };
  expect(await growth("wordhoard_rate_limits_hit_total", { limit: "login" }, eleven)).toBe(1);
  expect(await metrics.text()).not.toContain("nobody@");
});

test("translations are counted by their outcome", async () => {
  const guest = await server.member();
  const name = "wordhoard_translations_total";
  const ask = (word: string) => () =>
    guest.call(api.translate.word, { params: { word }, query: { fromLanguage: "en", toLanguage: "uk" } });
  expect(await growth(name, { outcome: "asked" }, ask("house"))).toBe(1);
  expect(await growth(name, { outcome: "kept" }, ask("house"))).toBe(1);
  vendor.misbehave("garbage");
  expect(await growth(name, { outcome: "failed" }, ask("dog"))).toBe(1);
});

test("jobs are counted by how they ended", async () => {
  const { metrics: counted } = server.services;
  let failures = 0;
  const jobs = startJobs(
    [
      { name: "sweep", everySeconds: 60, run: async () => 7 },
      { name: "break", everySeconds: 60, run: () => Promise.reject(new Error("broken")) },
    ],
    { log: { info: () => {}, error: () => void failures++ }, metrics: counted },
  );
  await jobs.stop();
  expect(failures).toBe(1);
  expect(await metrics.value("wordhoard_job_runs_total", { job: "sweep", outcome: "done" })).toBe(1);
  expect(await metrics.value("wordhoard_job_items_total", { job: "sweep" })).toBe(7);
  expect(await metrics.value("wordhoard_job_last_success_timestamp_seconds", { job: "sweep" })).toBeCloseTo(
    Date.now() / 1000,
    -2,
  );
  expect(await metrics.value("wordhoard_job_runs_total", { job: "break", outcome: "failed" })).toBe(1);
  expect(await metrics.value("wordhoard_job_last_success_timestamp_seconds", { job: "break" })).toBe(
    undefined,
  );
  expect(await metrics.value("wordhoard_job_duration_seconds_count", { job: "break" })).toBe(1);
});

test("the pool, the memory and the event loop are told", async () => {
  expect(await metrics.value("wordhoard_database_connections_max")).toBe(10);
  expect(await metrics.value("wordhoard_database_waiting")).toBe(0);
  const [idle, busy] = [
    await metrics.value("wordhoard_database_connections_idle"),
    await metrics.value("wordhoard_database_connections_busy"),
  ];
  expect((idle ?? 0) + (busy ?? 0)).toBeGreaterThan(0);
  expect(await metrics.value("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
  expect(await metrics.value("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
});

const WAITING = `
  SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database AND datname = current_database()
  WHERE NOT granted`;

test("a database that hangs keeps nothing else from being told, and is asked once", async () => {
  const other = await server.database.pool.connect();
  onTestFinished(() => other.release(true));
  await other.query("BEGIN; LOCK TABLE outbox");
  for (let scrapes = 0; scrapes < 2; scrapes++) {
    const told = await metrics.text();
    expect(valueIn(told, "wordhoard_database_connections_max")).toBe(10);
    expect(valueIn(told, "wordhoard_outbox_mails")).toBe(undefined);
    // Both of the outbox still wait for their answer.
    expect((await other.query(WAITING)).rowCount).toBe(2);
  }
  await other.query("ROLLBACK");
  await expect.poll(() => metrics.value("wordhoard_outbox_mails")).toBe(0);
});

test("the public port does not tell them, and the other port tells nothing else", async () => {
  for (const path of ["/metrics", "/api/metrics"])
    expect((await server.visitor().send("GET", path)).status).toBe(404);
  for (const [method, path] of [
    ["GET", "/"],
    ["GET", "/api/health/live"],
    ["POST", "/metrics"],
  ] as const)
    expect((await fetch(`http://127.0.0.1:${metrics.port}${path}`, { method })).status).toBe(404);
});
