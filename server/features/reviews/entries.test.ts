import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { withTestServer } from "../../../test/server.ts";
import { change, makeDictionary } from "../testing/testing.fixtures.ts";
import { post, reviewOf } from "./reviews.fixtures.ts";

const server = await withTestServer();

test("the entries of a dictionary come at once, and again only when something changed", async () => {
  const client = await server.member();
  const { id, words } = await makeDictionary(client, { Hund: "dog, hound", Katze: "cat" });
  const read = (known = "") =>
    client.call(api.reviews.entries, {
      params: { id },
      ...(known && { headers: { "if-none-match": known } }),
    });
  const first = await read();
  const { updatedAt } = await client.ok(api.dictionaries.read, { params: { id }, query: {} });
  expect(JSON.parse(first.text)).toEqual({
    id,
    updatedAt,
    entries: [
      { id: words.get("Hund"), term: "Hund", definitions: ["dog", "hound"], note: "", example: "" },
      { id: words.get("Katze"), term: "Katze", definitions: ["cat"], note: "", example: "" },
    ],
  });
  const tag = first.headers.get("etag") ?? "";
  expect(tag).not.toBe("");
  const again = await read(tag);
  expect([again.status, again.text, again.headers.get("etag")]).toEqual([304, "", tag]);
  expect((await read(`"other", ${tag}`)).status).toBe(304);
  const tomcat = { definitions: ["tomcat"], note: "male", example: "Der Kater schläft." };
  await change(client, id, { update: [{ id: words.get("Katze") ?? "", ...tomcat }] });
  const changed = await read(tag);
  expect(changed.status).toBe(200);
  expect(JSON.parse(changed.text)).toMatchObject({ entries: [{ term: "Hund" }, tomcat] });
  expect(changed.headers.get("etag")).not.toBe(tag);
});

test("one tag stands for one content, while words are changed and moved", async () => {
  const client = await server.member("premium");
  const { id, words } = await makeDictionary(client, { Hund: "dog" });
  const other = await makeDictionary(client, { Maus: "mouse" }, { name: "Other" });
  const wordId = words.get("Hund") ?? "";
  const contents = new Map<string, Set<string>>();
  let done = false;
  const read = async (): Promise<void> => {
    while (!done) {
      const { headers, text, status } = await client.call(api.reviews.entries, { params: { id } });
      expect(status).toBe(200);
      const tag = headers.get("etag") ?? "";
      contents.set(tag, (contents.get(tag) ?? new Set()).add(text));
    }
  };
  const write = async (): Promise<void> => {
    for (let time = 0; time < 40; time += 1) {
      await change(client, id, { update: [{ id: wordId, note: `${time}` }] });
      if (time % 10 !== 9) continue;
      for (const [from, dictionaryId] of [
        [id, other.id],
        [other.id, id],
      ] as const)
        await client.ok(api.dictionaries.move, {
          params: { id: from },
          body: { dictionaryId, words: [wordId] },
        });
    }
  };
  const written = write().finally(() => (done = true));
  await Promise.all([written, read(), read(), read()]);
  expect(contents.size).toBeGreaterThan(10);
  expect([...contents.values()].filter(({ size }) => size > 1)).toEqual([]);
});

test("the tag counts changes, whatever the clock says", async () => {
  const client = await server.member();
  const { id, words } = await makeDictionary(client, { Hund: "dog" });
  const tagAt = async (time: string): Promise<string | null> => {
    await server.database.db
      .updateTable("dictionaries")
      .set({ updated_at: new Date(time) })
      .where("id", "=", id)
      .execute();
    return (await client.call(api.reviews.entries, { params: { id } })).headers.get("etag");
  };
  const before = await tagAt("2026-01-01");
  expect(await tagAt("2026-01-01")).toBe(before);
  await change(client, id, { update: [{ id: words.get("Hund") ?? "", note: "new" }] });
  expect(await tagAt("2026-01-01")).not.toBe(before);
});

test("the entries of a dictionary that is not there, or another's, are not found", async () => {
  const owner = await server.member();
  const { id } = await makeDictionary(owner, { Hund: "dog" });
  const { headers } = await owner.call(api.reviews.entries, { params: { id } });
  const known = { "if-none-match": headers.get("etag") ?? "" };
  const other = await server.member();
  const foreign = await other.call(api.reviews.entries, { params: { id }, headers: known });
  const unknown = await other.call(api.reviews.entries, { params: { id: uuidv7() }, headers: known });
  expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
});

test("the JSON of a dictionary and the download of all data carry the reviews", async () => {
  const client = await server.member("premium");
  const { id, words } = await makeDictionary(client, { Hund: "dog" });
  await makeDictionary(client, { Maus: "mouse" }, { name: "Mice" });
  const review = reviewOf(words.get("Hund") ?? "", { outcome: "exact", given: ["dog"] });
  await post(client, [review]);
  const kept = [{ ...review, source: "device" }];
  const file = await client.ok(api.dictionaries.export, { params: { id }, query: { format: "json" } });
  expect(JSON.parse(file)).toMatchObject({ review: "forward", reviews: kept });
  const all = JSON.parse(await client.ok(api.users.export)) as { dictionaries: { reviews: unknown[] }[] };
  expect(all.dictionaries.map(({ reviews }) => reviews)).toEqual([kept, []]);
});
