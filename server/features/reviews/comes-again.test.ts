import { expect, test } from "vitest";

import type { Grade } from "../../../shared/api/reviews.ts";
import { dayText } from "../../../shared/memory/days.ts";
import { Learner } from "../../../shared/memory/learner.ts";
import { withTestServer } from "../../../test/server.ts";
import { change } from "../testing/testing.fixtures.ts";
import {
  afternoon,
  ago,
  DAY,
  learnerOf,
  memoryOf,
  post,
  queue,
  reviewOf,
  settings,
} from "./reviews.fixtures.ts";

const server = await withTestServer();

const HISTORIES: readonly (readonly Grade[])[] = [
  [],
  ["good"],
  ["good", "good", "again"],
  ["again", "good", "good", "good"],
  ["good", "again", "again", "good"],
];

test.each([0.8, 0.9, 0.95])(
  "the day that a device computes from the queue is the day that the word tells, at a retention of %d",
  async (retention) => {
    const { client, dictionaryId, words } = await learnerOf(server, HISTORIES.length);
    const review = { timeZone: afternoon(), dayStartsAt: 0, retention };
    await settings(client, { ...review, newPerDay: 100 });
    const before = HISTORIES.flatMap((grades, index) =>
      grades.map((grade, at) =>
        reviewOf(words[index] ?? "", { grade, at: ago((grades.length - at) * 9 * DAY + 400 * DAY) }),
      ),
    );
    if (before.length > 0) await post(client, before, "import");
    const learner = new Learner(review);
    const { items } = await queue(client);
    expect(items).toHaveLength(HISTORIES.length);
    for (const item of items) {
      const { wordId } = item;
      const given = [reviewOf(wordId, { grade: "again" }), reviewOf(wordId, { at: ago(-1000) })];
      const told = given.map((_, index) =>
        learner.after(
          item,
          item.memory,
          given.slice(0, index + 1).map((one) => ({ ...one, at: Date.parse(one.at), source: "device" })),
        ),
      );
      for (const [index, one] of given.entries()) {
        await post(client, [one]);
        const { forward } = await memoryOf(client, dictionaryId, wordId);
        expect(forward?.dueOn).toBe(dayText(told[index]?.dueOn ?? 0));
        expect(forward?.interval).toBe(told[index]?.interval);
      }
    }
  },
);

test("a word that rests is not in the queue, and its memory is there when it is woken", async () => {
  const { client, dictionaryId, words } = await learnerOf(server, 2);
  const [first = ""] = words;
  await post(client, [reviewOf(first, { at: ago(9 * DAY) })]);
  const due = async () => (await queue(client)).items.find(({ wordId }) => wordId === first)?.memory;
  const before = await due();
  expect(before).toMatchObject({ reviews: 1 });
  await change(client, dictionaryId, { update: [{ id: first, resting: true }] });
  expect(await due()).toBeUndefined();
  await change(client, dictionaryId, { update: [{ id: first, resting: false }] });
  expect(await due()).toEqual(before);
});
