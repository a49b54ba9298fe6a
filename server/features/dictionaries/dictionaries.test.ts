import { describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { TestClient } from "../../../test/client.ts";
import { withTestServer } from "../../../test/server.ts";

const server = await withTestServer();

const create = (client: TestClient, name: string) =>
  client.ok(api.dictionaries.create, {
    body: { name, termsLanguage: "de", definitionsLanguage: "en" },
  });

const names = async (client: TestClient, query: Record<string, string | number> = {}) =>
  (await client.ok(api.dictionaries.list, { query })).data.map(({ name }) => name);

const addWords = (client: TestClient, id: string, count: number) =>
  client.ok(api.dictionaries.update, {
    params: { id },
    body: {
      words: {
        create: Array.from({ length: count }, (_, i) => ({ term: `w${i}`, definitions: [`d${i}`] })),
      },
    },
  });

describe("a dictionary", () => {
  test("is created empty, read, renamed and deleted", async () => {
    const client = await server.member();
    const made = await create(client, "  Deutsch\t A1 ");
    expect(made).toMatchObject({
      name: "Deutsch A1",
      termsLanguage: "de",
      definitionsLanguage: "en",
      wordsCount: 0,
    });
    const { id } = made;
    expect(await client.ok(api.dictionaries.read, { params: { id } })).toEqual({
      ...made,
      words: [],
      next: null,
    });
    const renamed = await client.ok(api.dictionaries.update, {
      params: { id },
      body: { name: "Deutsch A2", definitionsLanguage: "uk" },
    });
    expect(renamed).toMatchObject({ name: "Deutsch A2", definitionsLanguage: "uk", words: [] });
    expect(renamed.updatedAt > made.updatedAt).toBe(true);
    await client.ok(api.dictionaries.delete, { params: { id } });
    expect((await client.refused(api.dictionaries.read, { params: { id } })).code).toBe("not_found");
    expect((await client.refused(api.dictionaries.delete, { params: { id } })).code).toBe("not_found");
    expect(await names(client)).toEqual([]);
  });

  test("takes its words along when it is deleted", async () => {
    const client = await server.member();
    const { id } = await create(client, "Gone");
    const { words } = await addWords(client, id, 3);
    await client.ok(api.dictionaries.delete, { params: { id } });
    const left = await server.database.db
      .selectFrom("words")
      .select("id")
      .where(
        "id",
        "in",
        words.map((word) => word.id),
      )
      .execute();
    expect(left).toEqual([]);
  });

  test("is refused with every wrong field named", async () => {
    const client = await server.member();
    const { status, fields } = await client.refused(api.dictionaries.create, {
      body: { name: "a/b", termsLanguage: "xx", colour: "red" } as never,
    });
    expect(status).toBe(400);
    expect(Object.keys(fields ?? {}).toSorted()).toEqual([
      "colour",
      "definitionsLanguage",
      "name",
      "termsLanguage",
    ]);
  });

  test("beyond the role's limit says which role and which limit", async () => {
    const client = await server.member("user");
    await create(client, "One");
    await create(client, "Two");
    const refusal = await client.refused(api.dictionaries.create, {
      body: { name: "Three", termsLanguage: "de", definitionsLanguage: "en" },
    });
    expect(refusal).toMatchObject({
      status: 403,
      code: "dictionaries_limit",
      message: 'For the "User" role, the maximum number of dictionaries is set to 2',
    });
  });
});

describe("the list", () => {
  test("goes by the saved sort, and by the one that is asked for", async () => {
    const client = await server.member("premium");
    const [b] = [await create(client, "b 10"), await create(client, "B 9"), await create(client, "a")];
    expect(await names(client)).toEqual(["a", "B 9", "b 10"]);
    expect(await names(client, { sort: "date" })).toEqual(["b 10", "B 9", "a"]);
    await addWords(client, b.id, 2);
    expect(await names(client)).toEqual(["b 10", "a", "B 9"]);
    expect(await names(client, { sort: "words", direction: -1 })).toEqual(["b 10", "a", "B 9"]);
    expect(await names(client, { sort: "name" })).toEqual(["a", "B 9", "b 10"]);
    await client.ok(api.users.update, {
      body: { sortingConfigs: { dictionariesSort: "name", dictionariesSortDirection: -1 } },
    });
    expect(await names(client)).toEqual(["b 10", "B 9", "a"]);
    expect(await names(client, { direction: "1" })).toEqual(["a", "B 9", "b 10"]);
  });

  test("sorts names by the alphabet of the interface language", async () => {
    const client = await server.member("premium");
    for (const name of ["Їжак", "Жук", "Ґава", "Зебра", "Дім", "Йод", "Гора", "Іскра"])
      await create(client, name);
    await client.ok(api.users.update, { body: { interfaceLanguage: "uk" } });
    expect(await names(client, { sort: "name" })).toEqual([
      "Гора",
      "Ґава",
      "Дім",
      "Жук",
      "Зебра",
      "Іскра",
      "Їжак",
      "Йод",
    ]);
  });

  test("is searched blind to case and diacritics", async () => {
    const client = await server.member("premium");
    for (const name of ["Français", "Łódź 100", "Straße", "English_B2"]) await create(client, name);
    expect(await names(client, { filter: "FRANCAIS" })).toEqual(["Français"]);
    expect(await names(client, { filter: "lodz" })).toEqual(["Łódź 100"]);
    expect(await names(client, { filter: "strasse" })).toEqual(["Straße"]);
    expect(await names(client, { filter: "_" })).toEqual(["English_B2"]);
    expect(await names(client, { filter: "%" })).toEqual([]);
    expect(await names(client, { filter: " " })).toHaveLength(4);
  });

  test("shows nobody else's", async () => {
    await create(await server.member(), "Mine");
    expect(await names(await server.member())).toEqual([]);
  });
});
