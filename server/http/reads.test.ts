import type pg from "pg";
import { expect, test } from "vitest";

import { endpoints } from "../../shared/api/endpoints.ts";
import { api } from "../../shared/api/index.ts";
import { urlOf, type Endpoint } from "../../shared/endpoint.ts";
import type { TestClient } from "../../test/client.ts";
import { openLivedIn } from "../../test/lived-in.ts";
import { tablesOf } from "../database/backup/tables.ts";

/** Counts against abuse, when a session was last used, what a translator answered, and events of the account. */
const MAY_CHANGE = new Set(["rate_limits", "sessions", "translations", "security_events"]);
/** Calls that find nothing here: no address was changed, nothing was bought, no voice is set up. */
const IN_VAIN: Record<string, number> = {
  "/auth/email/undo/:token": 404,
  "/stripe/customerPortal": 403,
  "/stripe/subscription/refund": 403,
  "/speech/:language": 503,
};
const QUERIES: Record<string, Record<string, string>> = {
  "/translate/:word": { fromLanguage: "en", toLanguage: "uk" },
  "/speech/:language": { text: "Haus" },
  "/dictionaries/:id/duplicates": { term: "Haus" },
  "/dictionaries/:id/export": { format: "apkg" },
};

test("no GET changes anything, whoever links to it, and no answer is kept on its way", async () => {
  const { server, learner, close } = await openLivedIn();
  const { pool } = server.database;
  const paramsOf = await everythingOf(learner, pool);
  const before = await stateOf(pool);
  const reads = (endpoints as readonly Endpoint[]).filter(({ method }) => method === "GET");
  const kept: string[] = [];
  for (const { path, status } of reads) {
    const url = urlOf(path, paramsOf(path), QUERIES[path]);
    const answer = await learner.send("GET", url, undefined, { "sec-fetch-site": "cross-site" });
    expect([path, answer.status]).toEqual([path, IN_VAIN[path] ?? status]);
    const caching = answer.headers.get("cache-control");
    if (caching !== "no-store") kept.push(`${path}: ${caching}`);
  }
  expect(await stateOf(pool)).toEqual(before);
  // Asked for again each time, and by its own browser alone.
  expect(kept).toEqual(["/dictionaries/:id/entries: private, no-cache"]);
  await close();
});

/** The parameters by which a path leads to something that the learner has. */
async function everythingOf(learner: TestClient, pool: pg.Pool) {
  const { data } = await learner.ok(api.dictionaries.list);
  const id = data.find(({ name }) => name === "Deutsch")?.id ?? "";
  const { words } = await learner.ok(api.dictionaries.read, { params: { id } });
  const { shares } = await learner.ok(api.sharing.list, { params: { id } });
  const [report] = await learner.ok(api.reports.list, { params: { id } });
  const { rows } = await pool.query<{ token: Buffer }>("SELECT token FROM reminders");
  return (path: string): Record<string, string> => ({
    id: (path.startsWith("/reports/") ? report?.id : id) ?? "",
    dictionaryId: id,
    wordId: words[0]?.id ?? "",
    word: "house",
    language: "de",
    token:
      (path.startsWith("/shared/")
        ? shares[0]?.url.split("/").at(-1)
        : rows[0]?.token.toString("base64url")) ?? "",
  });
}

/** The rows of each table, as a number and a hash. */
async function stateOf(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  const tables = await tablesOf(client);
  const state: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !MAY_CHANGE.has(table.name))) {
    const { rows } = await client.query<{ state: string }>(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS state FROM ${name} t`,
    );
    state[name] = rows[0]?.state ?? "";
  }
  client.release();
  return state;
}
