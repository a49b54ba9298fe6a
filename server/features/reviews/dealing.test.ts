import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { TestClient } from "../../../test/client.ts";
import { withTestServer } from "../../../test/server.ts";
import { makeDictionary } from "../testing/testing.fixtures.ts";
import {
  ago,
  DAY,
  learnerOf,
  memoryOf,
  post,
  queue,
  reviewOf,
  settings,
  summary,
  texts,
} from "./reviews.fixtures.ts";

const server = await withTestServer();

const patch = (
  client: TestClient,
  id: string,
  body: { newPerDay?: number | null; review?: "both" | "off" },
) => client.ok(api.dictionaries.update, { params: { id }, body });

/** A learner with two more dictionaries than `learner` makes, the youngest last. */
async function learnerOfThree() {
  const { client, dictionaryId } = await learnerOf(server, 20);
  const second = await makeDictionary(client, texts(20, "x"), { name: "Second" });
  const third = await makeDictionary(client, texts(20, "y"), { name: "Third" });
  return { client, ids: [dictionaryId, second.id, third.id] as const };
}

const terms = ({ items }: { items: readonly { prompt: string[] }[] }) => items.map(({ prompt }) => prompt[0]);

test("new cards are dealt over the dictionaries, those begun today counted in", async () => {
  const { client, ids: dictionaryIds } = await learnerOfThree();
  const [first, second, third] = dictionaryIds;
  await settings(client, { newPerDay: 7 });
  const { items } = await queue(client);
  expect(terms({ items })).toEqual(["w1", "x1", "y1", "w2", "x2", "y2", "w3"]);
  await post(client, [reviewOf(items[0]?.wordId ?? ""), reviewOf(items[3]?.wordId ?? "")]);
  expect(terms(await queue(client))).toEqual(["x1", "y1", "x2", "y2", "w3"]);
  expect((await summary(client)).dictionaries.map((one) => one.new)).toEqual([1, 2, 2]);
  const parts = await Promise.all(dictionaryIds.map(async (id) => terms(await queue(client, id))));
  expect(parts).toEqual([["w3"], ["x1", "x2"], ["y1", "y2"]]);
  await patch(client, second, { newPerDay: 1 });
  await patch(client, third, { review: "off" });
  expect(terms(await queue(client))).toEqual(["x1", "w3", "w4", "w5", "w6"]);
  await patch(client, first, { newPerDay: 2 });
  await patch(client, third, { review: "both", newPerDay: 0 });
  expect(terms(await queue(client))).toEqual(["x1"]);
  await patch(client, third, { newPerDay: null });
  expect(terms(await queue(client))).toEqual(["x1", "y1", "y2", "y3", "y4"]);
});

test("the number of new words of a dictionary keeps to its bounds", async () => {
  const { client, dictionaryId } = await learnerOf(server, 1);
  expect((await patch(client, dictionaryId, { newPerDay: 200 })).newPerDay).toBe(200);
  expect((await patch(client, dictionaryId, {})).newPerDay).toBe(200);
  expect((await patch(client, dictionaryId, { newPerDay: 0 })).newPerDay).toBe(0);
  for (const newPerDay of [-1, 201, 2.5, "5" as never]) {
    const { status, fields } = await client.refused(api.dictionaries.update, {
      params: { id: dictionaryId },
      body: { newPerDay },
    });
    expect([status, Object.keys(fields ?? {})]).toEqual([400, ["newPerDay"]]);
  }
  expect((await patch(client, dictionaryId, { newPerDay: null })).newPerDay).toBeNull();
});

test("a card of the queue comes with its memory in that direction and the name of its dictionary", async () => {
  const { client, dictionaryId, words } = await learnerOf(server, 3);
  const [one = "", two = "", three = ""] = words;
  await patch(client, dictionaryId, { review: "both" });
  await post(client, [
    reviewOf(one, { at: ago(9 * DAY) }),
    reviewOf(one, { direction: "backward", at: ago(40 * DAY) }),
    reviewOf(two, { at: ago(20 * DAY) }),
  ]);
  const { items } = await queue(client);
  const [first, second] = await Promise.all([one, two].map((id) => memoryOf(client, dictionaryId, id)));
  expect(items.map(({ wordId, direction, memory }) => [wordId, direction, memory])).toEqual([
    [one, "backward", first?.backward],
    [two, "forward", second?.forward],
    [three, "forward", null],
  ]);
  expect(new Set(items.map(({ dictionaryName }) => dictionaryName))).toEqual(new Set(["Animals"]));
});
