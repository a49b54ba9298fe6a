import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import { scrape } from "../../../test/metrics.ts";

let lines: string[] = [];
let server: AccountsServer;
let key: string;
let other: string;
beforeAll(async () => {
  server = await startAccounts({ LOG_LEVEL: "debug" }, { logTo: { write: (line) => void lines.push(line) } });
  key = await keyOf("first@example.test", "Deutsch");
  other = await keyOf("second@example.test", "Polnisch");
});
afterAll(() => server.close());
beforeEach(() => {
  lines = [];
});

async function keyOf(email: string, name: string): Promise<string> {
  const client = await server.user(email);
  await client.ok(api.dictionaries.create, {
    body: { name, termsLanguage: "de", definitionsLanguage: "en" },
  });
  return (await client.ok(api.tokens.create, { body: { name: "asbplayer" } })).token;
}

const REFUSED = { result: null, error: "valid api key must be provided" };
const WRONG = "00000000-0000-4000-8000-000000000000.wrongwrongwrongwrongwrongwrongwrongwrong43";

const send = (path: string, body: string, method = "POST"): Promise<Response> =>
  fetch(`${server.url}/api/ankiconnect${path}`, { method, ...(method === "POST" && { body }) });

const deckNames = async (path: string, more: object = {}): Promise<unknown> => {
  const response = await send(path, JSON.stringify({ action: "deckNames", version: 6, ...more }));
  expect(response.status).toBe(200);
  return response.json();
};
const decks = (...names: string[]) => ({ result: names, error: null });

test("a key is taken from the path or the query where the request has none", async () => {
  expect(await deckNames(`/${key}`)).toEqual(decks("Deutsch"));
  expect(await deckNames(`?key=${key}`)).toEqual(decks("Deutsch"));
  for (const none of [undefined, null, "", 7, {}])
    expect(await deckNames(`/${key}`, { key: none })).toEqual(decks("Deutsch"));
  const actions = [{ action: "deckNames", version: 6 }];
  expect(
    await (await send(`/${key}`, JSON.stringify({ action: "multi", params: { actions } }))).json(),
  ).toEqual([decks("Deutsch")]);
});

test("the request's key goes before the path's, and that before the query's", async () => {
  expect(await deckNames(`/${key}?key=${key}`, { key: other })).toEqual(decks("Polnisch"));
  expect(await deckNames(`/${other}?key=${key}`)).toEqual(decks("Polnisch"));
  expect(await deckNames(`/${key}?key=${key}`, { key: WRONG })).toEqual(REFUSED);
  expect(await deckNames(`/${WRONG}?key=${key}`)).toEqual(REFUSED);
});

test.each([WRONG, "x", "%00", "a%20b", "x".repeat(3000), "schlüssel"])(
  "%.10s is a wrong key",
  async (wrong) => {
    expect(await deckNames(`/${wrong}`)).toEqual(REFUSED);
    expect(await deckNames(`?key=${wrong}`)).toEqual(REFUSED);
  },
);

test("the address with a key is as open to pages and extensions, and answers other methods as the plain one does", async () => {
  for (const path of ["", `/${key}`, `?key=${key}`]) {
    const preflight = await send(path, "", "OPTIONS");
    expect([path, preflight.status]).toEqual([path, 204]);
    const call = await send(path, "{}");
    for (const { headers } of [preflight, call]) {
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("access-control-allow-credentials")).toBeNull();
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
    expect((await send(path, "", "GET")).status).toBe(404);
  }
});

test("a key in an address is in no log and no metric, whatever becomes of the request", async () => {
  const secrets = [key, key.slice(key.indexOf(".") + 1), WRONG];
  for (const path of [key, WRONG].flatMap((one) => [`/${one}`, `?key=${one}`, `/${one}/x`, `/${one}%`])) {
    for (const body of [
      '{"action":"deckNames","version":6}',
      "{",
      '{"action":"addNote","params":{"note":{}}}',
    ])
      await (await send(path, body)).text();
    for (const method of ["OPTIONS", "GET", "PUT", "DELETE"]) await (await send(path, "", method)).text();
  }
  await expect
    .poll(() => lines.filter((line) => line.includes('"msg":"request"')).length)
    .toBeGreaterThan(20);
  const log = lines.join("");
  const metrics = await scrape(server);
  const told = `${log}\n${await metrics.text()}`;
  await metrics.close();
  expect(log).toContain("/api/ankiconnect/:token");
  for (const secret of secrets) expect(told).not.toContain(secret);
});
