import { api } from "../../shared/api/index.ts";
import { finishTest } from "../audit/learners.ts";
import type { TestClient } from "../client.ts";
import type { Known } from "./requests.ts";

/** Creates a dictionary and a finished test for a person, and returns what bad requests may refer to. */
export async function knownOf(client: TestClient): Promise<Known> {
  await finishTest(client);
  const { data } = await client.ok(api.dictionaries.list, { query: {} });
  const { report } = await client.ok(api.testing.read);
  const words = report?.words.map(({ wordId }) => wordId) ?? [];
  return {
    cookie: [...client.cookies].map((pair) => pair.join("=")).join("; "),
    ids: [...data.map(({ id }) => id), ...words, ...(report ? [report.id] : [])],
  };
}
