import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";

import { api } from "../../shared/api/index.ts";
import { ownData } from "../../shared/api/own-data.ts";
import { caller } from "../../test/caller.ts";
import type { TestClient } from "../../test/client.ts";
import { startTestServer } from "../../test/server.ts";
import { Spool } from "../spool.ts";
import { ownDictionaries } from "./own-data.ts";
import { holdOwnData } from "./users/own-data.ts";

async function addDictionary(client: TestClient, terms: readonly string[]) {
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name: "Words", termsLanguage: "de", definitionsLanguage: "en" },
  });
  const create = terms.map((term) => ({ term, definitions: ["meaning"] }));
  const { words } = await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
  return { id, words: words.map((word) => word.id) };
}

test("words that are moved while they are read are in one dictionary, with their reviews", async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const client = await server.member("premium");
  const { id } = await client.ok(api.users.me);
  const first = await addDictionary(client, ["Haus", "Hund"]);
  const second = await addDictionary(client, ["Katze", "Maus"]);
  const reviews = [first, second].map(({ words: [wordId = ""] }, at) => ({
    id: `01900000-0000-7000-8000-00000000000${at}`,
    wordId,
    direction: "forward" as const,
    at: new Date().toISOString(),
    grade: "good" as const,
    outcome: null,
    given: [],
    milliseconds: null,
  }));
  await client.ok(api.reviews.post, { body: { reviews, source: "device" } });
  const move = (from: typeof first, to: typeof first) =>
    client.ok(api.dictionaries.move, {
      params: { id: from.id },
      body: { dictionaryId: to.id, words: from.words.slice(0, 1) },
    });

  const own = ownDictionaries(server.services.config);
  let begun = 0;
  const text = await holdOwnData(
    server.database.db,
    {
      ...own,
      readShares: async (...of) => {
        // The first dictionary was read, the second is next.
        if (++begun === 2) await Promise.all([move(first, second), move(second, first)]);
        return own.readShares(...of);
      },
    },
    { userId: id, spool: new Spool(), caller: caller("one") },
  );
  const { dictionaries } = z.parse(ownData, JSON.parse((await text.toArray()).join("")));
  expect(
    dictionaries.map((one) => ({
      wordsCount: one.wordsCount,
      words: one.words.map((word) => word.id),
      reviews: one.reviews.map(({ wordId }) => wordId),
    })),
  ).toEqual([first, second].map(({ words }) => ({ wordsCount: 2, words, reviews: words.slice(0, 1) })));
});

test("an account that asks for everything many times at once leaves connections to others", async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const client = await server.member("premium");
  const other = await server.member();
  const { pool } = server.database;
  const [blocker, watcher] = [await pool.connect(), await pool.connect()];
  await blocker.query("BEGIN");
  await blocker.query("LOCK TABLE tokens IN ACCESS EXCLUSIVE MODE");
  const waiting = async (): Promise<number> => {
    const { rows } = await watcher.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rows.length;
  };
  const asked = Array.from({ length: 20 }, () => client.call(api.users.export));
  await expect.poll(waiting).toBe(1);
  for (let calls = 0; calls < 20; calls++) await other.ok(api.users.me);
  const held = await waiting();
  await blocker.query("ROLLBACK");
  for (const connection of [blocker, watcher]) connection.release();
  expect(held).toBe(1);
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ status }) => status !== 200);
  // One runs and three wait.
  expect(refused).toHaveLength(asked.length - 4);
  for (const { status, headers } of refused)
    expect([status, Number(headers.get("retry-after"))]).toEqual([429, 5]);
});
