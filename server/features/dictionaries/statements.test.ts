import { v7 as uuidv7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { CallInput } from "../../../shared/endpoint.ts";
import type { TestClient } from "../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { statementsDuring } from "../../../test/statements/count.ts";
import { makeDictionary } from "../testing/testing.fixtures.ts";

let server: TestServer;
let client: TestClient;
let id: string;
let wordId: string;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.member();
  id = (await makeDictionary(client, { Hund: "dog", Katze: "cat" })).id;
  wordId = (await client.ok(api.dictionaries.read, { params: { id } })).words[0]?.id ?? "";
});
afterAll(() => server.close());

const patch = (body: CallInput<typeof api.dictionaries.update>["body"]) =>
  client.ok(api.dictionaries.update, { params: { id }, body });
const added = { term: "Haus", definitions: ["house"] };

/** Besides those that find out who asks. */
test.each<[what: string, most: number, body: () => Parameters<typeof patch>[0]]>([
  ["adding a word", 5, () => ({ words: { create: [added] } })],
  ["adding a word with an id", 5, () => ({ words: { create: [{ id: uuidv7(), ...added }] } })],
  ["changing a word", 5, () => ({ words: { update: [{ id: wordId, note: uuidv7() }] } })],
  ["changing nothing", 1, () => ({ words: { update: [{ id: wordId }] } })],
])("%s sends %i statements", async (_, most, body) => {
  const who = await statementsDuring(server.database, () => client.ok(api.cookie.checkToken));
  const all = await statementsDuring(server.database, () => patch(body()));
  expect(all.slice(who.length)).toHaveLength(most);
});
