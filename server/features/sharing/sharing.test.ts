import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { SHARES_PER_USER } from "../../../shared/limits.ts";
import { startAccounts, type AccountsServer } from "../../../test/accounts.ts";
import type { TestClient } from "../../../test/client.ts";
import { runAdmin } from "../../admin-commands.ts";

let server: AccountsServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startAccounts();
  owner = await server.user("owner@example.test");
});
afterAll(() => server.close());

const GERMAN = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" } as const;

const dictionaryOf = async (client: TestClient, words: number, languages: object = {}) => {
  const { id } = await client.ok(api.dictionaries.create, { body: { ...GERMAN, ...languages } });
  const create = Array.from({ length: words }, (_, index) => ({
    term: `Wort ${index + 1}`,
    definitions: [`word ${index + 1}`, "term"],
    note: "n\nm",
    example: "Ein Wort.",
    tags: ["one", "two"],
  }));
  await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
  return id;
};

const shared = async (client: TestClient, words: number) => {
  const id = await dictionaryOf(client, words);
  const share = await client.ok(api.sharing.create, { params: { id } });
  return { id, share, token: share.url.split("/").at(-1) ?? "" };
};

/** A dictionary of one's own ends its shares, so that the next test may have one. */
const clear = async (client: TestClient) => {
  for (const { id } of (await client.ok(api.dictionaries.list)).data)
    await client.ok(api.dictionaries.delete, { params: { id } });
};

test("a share is what the words were, page by page, for everybody who has its address", async () => {
  const { id, share, token } = await shared(owner, 45);
  expect(share).toMatchObject({ wordsCount: 45, copies: 0 });
  expect(token).toMatch(/^[\w-]{22}$/);
  await owner.ok(api.dictionaries.update, {
    params: { id },
    body: { name: "Other", words: { create: [{ term: "Neu", definitions: ["new"] }] } },
  });
  const visitor = server.visitor();
  const first = await visitor.ok(api.sharing.read, { params: { token } });
  expect(first).toMatchObject({ ...GERMAN, wordsCount: 45, next: "1" });
  expect(first.words).toHaveLength(40);
  expect(first.words[0]).toEqual({
    term: "Wort 1",
    definitions: ["word 1", "term"],
    note: "n\nm",
    example: "Ein Wort.",
    tags: ["one", "two"],
  });
  const rest = await visitor.ok(api.sharing.read, { params: { token }, query: { after: "1" } });
  expect(rest.words.map(({ term }) => term)).toEqual([41, 42, 43, 44, 45].map((n) => `Wort ${n}`));
  expect(rest.next).toBeNull();
  expect(JSON.stringify([first, rest])).not.toContain("owner@example.test");
  const { headers } = await visitor.call(api.sharing.read, { params: { token } });
  expect(headers.get("cache-control")).toBe("no-store");
  await clear(owner);
});

test("an ended share is gone at once, and so is one whose dictionary is deleted", async () => {
  const { id, share, token } = await shared(owner, 1);
  const other = await owner.ok(api.sharing.create, { params: { id } });
  expect((await owner.ok(api.sharing.list, { params: { id } })).shares).toEqual([other, share]);
  await owner.ok(api.sharing.delete, { params: { id: share.id } });
  const visitor = server.visitor();
  expect((await visitor.refused(api.sharing.read, { params: { token } })).status).toBe(404);
  expect((await owner.ok(api.sharing.list, { params: { id } })).shares).toEqual([other]);
  await clear(owner);
  const gone = { params: { token: other.url.split("/").at(-1) ?? "" } };
  expect((await visitor.refused(api.sharing.read, gone)).status).toBe(404);
});

test.each(["", "x", "%00", "A".repeat(22), "A".repeat(64), "A".repeat(2000), "..", "é"])(
  "nothing is shared at %j",
  async (token) => {
    const { status } = await server.visitor().call(api.sharing.read, { params: { token } });
    expect(status).toBe(404);
  },
);

test("the download of all data tells what is shared", async () => {
  const { share } = await shared(owner, 1);
  const { dictionaries } = JSON.parse(await owner.ok(api.users.export)) as {
    dictionaries: { shares: unknown[] }[];
  };
  expect(dictionaries.map(({ shares }) => shares)).toEqual([[share]]);
  await clear(owner);
});

test("others' dictionaries and shares are unknown", async () => {
  const { id, share } = await shared(owner, 1);
  const stranger = await server.user("stranger@example.test");
  for (const call of [api.sharing.create, api.sharing.list])
    expect((await stranger.refused(call, { params: { id } })).status).toBe(404);
  expect((await stranger.refused(api.sharing.delete, { params: { id: share.id } })).status).toBe(404);
  await clear(owner);
});

test("guests do not share", async () => {
  const guest = await server.member();
  const id = await dictionaryOf(guest, 1);
  expect(await guest.refused(api.sharing.create, { params: { id } })).toMatchObject({
    status: 403,
    code: "role_forbidden",
  });
});

test("a crowd of calls makes no more shares than one may have", async () => {
  const id = await dictionaryOf(owner, 1);
  const answers = await Promise.all(
    Array.from({ length: SHARES_PER_USER + 5 }, () => owner.call(api.sharing.create, { params: { id } })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(SHARES_PER_USER);
  expect(await owner.refused(api.sharing.create, { params: { id } })).toMatchObject({
    status: 403,
    code: "shares_limit",
    message: expect.stringContaining("20") as string,
  });
  await clear(owner);
});

test("a copy is a dictionary of one's own, a guest's too, and counts", async () => {
  const { id, token } = await shared(owner, 3);
  const guest = await server.member();
  const copied = await guest.ok(api.sharing.copy, { params: { token }, body: {} });
  expect(copied).toMatchObject({ ...GERMAN, wordsCount: 3 });
  const { words } = await guest.ok(api.dictionaries.read, { params: { id: copied.id } });
  expect(words.map(({ term, order, tags }) => [term, order, tags]).toSorted()).toEqual(
    [1, 2, 3].map((n) => [`Wort ${n}`, n, ["one", "two"]]),
  );
  expect((await owner.ok(api.sharing.list, { params: { id } })).shares[0]?.copies).toBe(1);
  expect(await guest.refused(api.sharing.copy, { params: { token }, body: {} })).toMatchObject({
    code: "dictionaries_limit",
  });
  await clear(owner);
});

test("words that are there already are not doubled, other languages are a conflict", async () => {
  const { token } = await shared(owner, 3);
  const reader = await server.user("reader@example.test");
  const id = await dictionaryOf(reader, 2);
  const again = { params: { token }, body: { dictionaryId: id } };
  expect(await reader.ok(api.sharing.copy, again)).toMatchObject({ id, wordsCount: 3 });
  expect(await reader.ok(api.sharing.copy, again)).toMatchObject({ id, wordsCount: 3 });
  const french = await dictionaryOf(reader, 0, { termsLanguage: "fr" });
  expect(
    await reader.refused(api.sharing.copy, { params: { token }, body: { dictionaryId: french } }),
  ).toMatchObject({ status: 409, code: "conflict" });
  await clear(owner);
});

test("words that differ only in case, marks or ß are copied beside those that are there", async () => {
  const id = await dictionaryOf(owner, 0, { termsLanguage: "de" });
  const add = (client: TestClient, dictionaryId: string, terms: readonly string[]) =>
    client.ok(api.dictionaries.update, {
      params: { id: dictionaryId },
      body: { words: { create: terms.map((term) => ({ term, definitions: ["meaning"] })) } },
    });
  await add(owner, id, ["schön", "weg", "Maße", "geht’s"]);
  const { url } = await owner.ok(api.sharing.create, { params: { id } });
  const reader = await server.user("exact@example.test");
  const copy = await dictionaryOf(reader, 0, { termsLanguage: "de" });
  await add(reader, copy, ["schon", "Weg", "Masse", "geht's"]);
  const params = { token: url.split("/").at(-1) ?? "" };
  expect(await reader.ok(api.sharing.copy, { params, body: { dictionaryId: copy } })).toMatchObject({
    wordsCount: 7,
  });
  await clear(owner);
});

test("a copy over the limit leaves nothing behind", async () => {
  await runAdmin(["set-role", "owner@example.test", "premium"], server.services);
  const { token } = await shared(owner, 101);
  const guest = await server.member();
  expect(await guest.refused(api.sharing.copy, { params: { token }, body: {} })).toMatchObject({
    status: 403,
    code: "words_limit",
  });
  expect((await guest.ok(api.dictionaries.list)).data).toEqual([]);
  await clear(owner);
});

test("a share that ends while it is being copied leaves nothing behind", async () => {
  const { share, token } = await shared(owner, 3);
  const reader = await server.user("late@example.test");
  const { id: userId } = await reader.ok(api.users.me);
  const { pool } = server.services.database;
  const holder = await pool.connect();
  await holder.query("BEGIN");
  await holder.query("SELECT 1 FROM users WHERE id = $1 FOR UPDATE", [userId]);
  const copying = reader.refused(api.sharing.copy, { params: { token }, body: {} });
  const waiting = async () =>
    (
      await pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
    ).rows.length;
  await expect.poll(waiting).toBe(1);
  await owner.ok(api.sharing.delete, { params: { id: share.id } });
  await holder.query("COMMIT");
  holder.release();
  expect(await copying).toMatchObject({ status: 404, code: "not_found" });
  expect((await reader.ok(api.dictionaries.list)).data).toEqual([]);
  await clear(owner);
});

test("the operator finds a share and ends it by its address", async () => {
  const { share, token } = await shared(owner, 1);
  const lines = await runAdmin(["list-shares"], server.services);
  expect(lines.find((line) => line.endsWith(share.url))).toContain("Deutsch");
  await runAdmin(["delete-share", share.url], server.services);
  expect((await server.visitor().refused(api.sharing.read, { params: { token } })).status).toBe(404);
  await expect(runAdmin(["delete-share", share.url], server.services)).rejects.toThrow("There is no share");
  await clear(owner);
});
