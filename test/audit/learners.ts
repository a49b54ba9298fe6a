import { api } from "../../shared/api/index.ts";
import type { TestClient } from "../client.ts";

/** Finishes a test of three words: one right, one wrong, one skipped. */
export async function finishTest(client: TestClient): Promise<void> {
  await startTest(client);
  const { test } = await client.ok(api.testing.read);
  await client.ok(api.testing.answer, { body: { answer: test?.prompt.join().toLowerCase() ?? "" } });
  await client.ok(api.testing.answer, { body: { answer: "quite another thing" } });
  await client.ok(api.testing.skip, { body: {} });
}

/** Answers one of three questions. */
export async function leaveTestOpen(client: TestClient): Promise<void> {
  await startTest(client);
  await client.ok(api.testing.answer, { body: { answer: "quite another thing" } });
}

async function startTest(client: TestClient): Promise<void> {
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name: "Echo", termsLanguage: "de", definitionsLanguage: "en" },
  });
  const create = ["Apfel", "Birne", "Citrone"].map((term) => ({ term, definitions: [term.toLowerCase()] }));
  await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
  await client.ok(api.testing.create, {
    body: { dictionaryId: id, wordsNumberLimit: { count: null, direction: 1 } },
  });
}
