import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { api } from "../../../shared/api/index.ts";
import { ownData } from "../../../shared/api/own-data.ts";
import { INTERFACE_LANGUAGES } from "../../../shared/languages.ts";
import { ROLE_LIMITS, ROLES } from "../../../shared/roles.ts";
import { PASSWORD, withAccounts } from "../../../test/accounts.ts";
import type { TestClient } from "../../../test/client.ts";

const server = await withAccounts();

/** Made over the API, as a person makes it. */
async function addDictionary(client: TestClient, name: string, terms: readonly string[]): Promise<string> {
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name, termsLanguage: "en", definitionsLanguage: "uk" },
  });
  const create = terms.map((term) => ({ term, definitions: [`${term} 1`, `${term} "2"`] }));
  await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
  return id;
}

describe("the user as they see themselves", () => {
  test.each(ROLES)("a %s sees the limits of the role", async (role) => {
    const member = await server.member(role);
    const user = await member.ok(api.users.me);
    expect(user).toMatchObject({
      role,
      limits: ROLE_LIMITS[role],
      usage: { dictionaries: 0, testsToday: 0 },
    });
  });

  test("a day of tests ends with the day in UTC", async () => {
    const { usage } = await (await server.member()).ok(api.users.me);
    expect(usage.testsResetAt).toMatch(/T00:00:00\.000Z$/);
    expect(Date.parse(usage.testsResetAt) - Date.now()).toBeLessThanOrEqual(86_400_000);
  });

  test.each(INTERFACE_LANGUAGES)(
    "the language %s is kept, and sorting any part at a time",
    async (language) => {
      const member = await server.member();
      await member.ok(api.users.update, { body: { interfaceLanguage: language } });
      await member.ok(api.users.update, { body: { sortingConfigs: { dictionariesSortDirection: "1" } } });
      const user = await member.ok(api.users.update, {
        body: { sortingConfigs: { dictionaryWordsSort: "term" } },
      });
      expect(user).toMatchObject({
        interfaceLanguage: language,
        sortingConfigs: {
          dictionariesSort: "date",
          dictionariesSortDirection: 1,
          dictionaryWordsSort: "term",
          dictionaryWordsSortDirection: -1,
        },
      });
    },
  );
});

describe("one's own data", () => {
  test("comes whole, as a file, and nobody else's with it", async () => {
    const ann = await server.user("ann@example.test");
    const { id } = await ann.ok(api.users.me);
    const dictionaryId = await addDictionary(ann, "Їжа", ["borscht", "dumpling"]);
    await addDictionary(ann, "Empty", []);
    const bob = await server.user("bob@example.test");
    await addDictionary(bob, "Bobs", ["secret"]);
    await ann.ok(api.testing.create, {
      body: { dictionaryId, wordsNumberLimit: { count: null, direction: 1 } },
    });
    for (let question = 0; question < 2; question++) await ann.ok(api.testing.skip, { body: {} });
    const text = await ann.ok(api.users.export);
    expect(z.parse(ownData, JSON.parse(text))).toEqual(JSON.parse(text));
    expect(JSON.parse(text)).toMatchObject({
      user: { id, email: "ann@example.test", usage: { dictionaries: 2 } },
      policies: { version: expect.any(String) as string },
      sessions: [{ createdAt: expect.any(String) as string }],
      identities: [],
      dictionaries: [
        {
          name: "Їжа",
          termsLanguage: "en",
          wordsCount: 2,
          words: [
            { term: "borscht", definitions: ["borscht 1", 'borscht "2"'], order: 1 },
            { term: "dumpling", order: 2, timesRight: 0 },
          ],
          reports: [{ dictionaryId, total: 2, counts: { skipped: 2 } }],
        },
        { name: "Empty", words: [], reports: [], strictness: null },
      ],
      testDays: [{ used: 1 }],
    });
    const { headers } = await ann.call(api.users.export);
    expect(headers.get("content-disposition")).toBe('attachment; filename="wordhoard.json"');
    expect(text).not.toContain("secret");
  });

  test("comes whole however much it is", async () => {
    const ann = await server.member("premium");
    const terms = Array.from({ length: 1203 }, (_, index) => `word ${index}`);
    await addDictionary(ann, "Large", terms);
    const { dictionaries } = z.parse(ownData, JSON.parse(await ann.ok(api.users.export)));
    expect(dictionaries.map(({ words }) => words.map(({ term }) => term))).toEqual([terms]);
  });

  test("tells no secret", async () => {
    const ann = await server.user("secretive@example.test");
    const { text } = await ann.call(api.users.export);
    expect(text).not.toMatch(/argon2|hash|token/i);
    expect(text).not.toContain(PASSWORD);
  });

  test("can be taken before the address is verified, and by guests", async () => {
    const visitor = server.visitor();
    await visitor.ok(api.auth.signUp, { body: { email: "early@example.test", password: PASSWORD } });
    expect(JSON.parse(await visitor.ok(api.users.export))).toMatchObject({
      user: { role: null },
      policies: null,
      dictionaries: [],
    });
    const guest = await server.member();
    expect(JSON.parse(await guest.ok(api.users.export))).toMatchObject({ user: { role: "guest" } });
  });
});
