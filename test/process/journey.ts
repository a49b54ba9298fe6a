import { api } from "../../shared/api/index.ts";
import { POLICIES } from "../../shared/policies.ts";
import { TestClient } from "../client.ts";

/** A guest who has accepted the policies. */
export async function guestAt(url: string, isOfReleaseBefore = false): Promise<TestClient> {
  const client = new TestClient(url);
  client.isOfReleaseBefore = isOfReleaseBefore;
  await client.ok(api.auth.guest);
  await client.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
  return client;
}

/**
 * A typical session: creates a dictionary, adds, searches, corrects and deletes words, takes a test and reads its
 * report.
 */
export async function walk(client: TestClient, round = 0): Promise<void> {
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name: `German ${round}`, termsLanguage: "de", definitionsLanguage: "en" },
  });
  const params = { id };
  const create = Array.from({ length: 12 }, (_, at) => ({ term: `Wort ${at}`, definitions: [`word ${at}`] }));
  const { words } = await client.ok(api.dictionaries.update, { params, body: { words: { create } } });
  const [first, second] = words;
  if (!first || !second) throw new Error("no words came back");
  await client.ok(api.dictionaries.update, {
    params,
    body: { words: { update: [{ id: first.id, definitions: ["a word"] }], delete: [second.id] } },
  });
  const page = await client.ok(api.dictionaries.read, { params, query: { filter: "wort", sort: "term" } });
  if (page.words.length !== 11) throw new Error(`${page.words.length} words were found`);
  await client.ok(api.users.update, { body: { interfaceLanguage: "de" } });
  await client.ok(api.testing.create, {
    body: { dictionaryId: id, wordsNumberLimit: { count: 3, direction: -1 } },
  });
  for (let { test } = await client.ok(api.testing.read); test; { test } = await client.ok(api.testing.read))
    await client.ok(api.testing.answer, { body: { answer: String(test.prompt[0]).replace("Wort", "word") } });
  const { report } = await client.ok(api.testing.read);
  if (report?.counts.exact !== 3) throw new Error("the report is not what was answered");
  await client.ok(api.dictionaries.delete, { params });
}
