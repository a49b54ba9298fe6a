import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { ReviewSummary } from "../../../shared/api/reviews.ts";
import { dayNumber, dayText } from "../../../shared/memory/days.ts";
import type { TestClient } from "../../../test/client.ts";
import { withTestServer } from "../../../test/server.ts";
import { makeDictionary } from "../testing/testing.fixtures.ts";
import { learnerOf, post, queue, reviewOf, settings, summary, texts } from "./reviews.fixtures.ts";

const server = await withTestServer();

interface Due {
  wordId: string;
  direction?: "forward" | "backward";
  /** In so many days; negative: since so many. */
  in: number;
}

/** Cards that are due on these days: their reviews, and then the days of their memory, which a test need not wait for. */
async function makeDue(client: TestClient, cards: readonly Due[]): Promise<void> {
  const reviews = cards.map(({ wordId, direction = "forward" }) =>
    reviewOf(wordId, { direction, milliseconds: null, at: "2026-01-01T12:00:00Z" }),
  );
  for (let from = 0; from < reviews.length; from += 500)
    await post(client, reviews.slice(from, from + 500), "import");
  const { day } = await summary(client);
  for (const { wordId, direction = "forward", in: days } of cards)
    await server.database.pool.query(
      `UPDATE card_memory SET due_on = $3::date + $4::int, last_on = $3::date + $4::int - 10, stability = 10
       WHERE word_id = $1 AND direction = $2`,
      [wordId, direction, day, days],
    );
}

const days = ({ day }: ReviewSummary, counts: readonly number[]) =>
  counts.map((due, index) => ({ day: dayText(dayNumber(day) + index + 1), due }));

const on = ({ day }: ReviewSummary, ahead: number): string => dayText(dayNumber(day) + ahead);

test("what waits moves to the next days, and nothing new comes before nothing waits", async () => {
  const { client, words } = await learnerOf(server, 300);
  await makeDue(client, [
    ...words.slice(0, 235).map((wordId, index) => ({ wordId, in: -(index % 40) })),
    ...words.slice(235, 245).map((wordId) => ({ wordId, in: 1 })),
    ...words.slice(245, 250).map((wordId) => ({ wordId, in: 6 })),
    ...words.slice(250, 253).map((wordId) => ({ wordId, in: 12 })),
  ]);
  const today = await summary(client);
  expect(today).toMatchObject({ due: 50, new: 0, waiting: 185, minutes: 10 });
  expect(today.ahead).toEqual(days(today, [50, 50, 50, 45, 0, 5, 0]));
  expect(today.caughtUpOn).toBe(on(today, 4));
  expect(today.paces).toEqual([
    { minutesPerDay: 5, perDay: 25, caughtUpOn: on(today, 9) },
    { minutesPerDay: 10, perDay: 50, caughtUpOn: on(today, 4) },
    { minutesPerDay: 20, perDay: 100, caughtUpOn: on(today, 2) },
  ]);
  await settings(client, { minutesPerDay: 60 });
  const even = await summary(client);
  expect(even).toMatchObject({ due: 235, new: 10, waiting: 0, caughtUpOn: null, paces: [] });
  expect(even.ahead).toEqual(days(even, [10, 0, 0, 0, 0, 5, 0]));
});

test("who has no minutes left today begins with a whole day tomorrow, and sees what more minutes would do", async () => {
  const { client, words } = await learnerOf(server, 40);
  await makeDue(
    client,
    words.slice(0, 12).map((wordId) => ({ wordId, in: -3 })),
  );
  await settings(client, { minutesPerDay: 1 });
  await post(
    client,
    words.slice(20, 22).map((id) => reviewOf(id, { milliseconds: 60_000 })),
  );
  const today = await summary(client);
  expect(today).toMatchObject({ due: 0, new: 0, waiting: 12, caughtUpOn: on(today, 3) });
  // The two that were answered now come back on the third day.
  expect(today.ahead).toEqual(days(today, [5, 5, 4, 0, 0, 0, 0]));
  expect(today.paces).toEqual([{ minutesPerDay: 5, perDay: 25, caughtUpOn: on(today, 0) }]);
});

test("what rests, what is off and the other direction of a word are told as Today will ask them", async () => {
  const { client, dictionaryId, words } = await learnerOf(server, 6);
  const off = await makeDictionary(client, texts(2, "x"), { name: "Off" });
  await client.ok(api.dictionaries.update, { params: { id: dictionaryId }, body: { review: "both" } });
  const [one = "", two = "", three = "", four = "", five = ""] = words;
  await makeDue(client, [
    { wordId: one, in: -1 },
    { wordId: one, direction: "backward", in: 0 },
    { wordId: two, in: 0 },
    { wordId: two, direction: "backward", in: 1 },
    { wordId: three, in: 2 },
    { wordId: three, direction: "backward", in: 2 },
    { wordId: four, in: 1 },
    { wordId: five, direction: "backward", in: 1 },
    ...[...off.words.values()].map((wordId) => ({ wordId, in: 1 })),
  ]);
  await client.ok(api.dictionaries.update, { params: { id: off.id }, body: { review: "off" } });
  await client.ok(api.dictionaries.update, {
    params: { id: dictionaryId },
    body: { words: { update: [{ id: four, resting: true }] } },
  });
  const today = await summary(client);
  expect([today.due, today.ahead]).toEqual([2, days(today, [3, 1, 1, 0, 0, 0, 0])]);
});

/** A day later: everything that is told by days is a day nearer. */
const pass = (userId: string) =>
  server.database.pool.query(
    "UPDATE card_memory SET due_on = due_on - 1, last_on = last_on - 1, begun_on = begun_on - 1 WHERE user_id = $1",
    [userId],
  );

/** As if all of today's due cards were answered, and so well that they come no more. */
async function doToday(client: TestClient, userId: string): Promise<number> {
  const due = (await queue(client)).items.filter((item) => !item.new);
  for (const { wordId, direction } of due)
    await server.database.pool.query(
      "UPDATE card_memory SET due_on = due_on + 9999 WHERE user_id = $1 AND word_id = $2 AND direction = $3",
      [userId, wordId, direction],
    );
  return due.length;
}

test("each day asks what the days before it told, if each is done", async () => {
  const { client, dictionaryId, words } = await learnerOf(server, 90);
  const other = await makeDictionary(client, texts(40, "x"), { name: "Both" });
  const { id: userId } = await client.ok(api.users.me);
  await client.ok(api.dictionaries.update, { params: { id: other.id }, body: { review: "both" } });
  const both = [...other.words.values()];
  await makeDue(client, [
    ...words.slice(0, 80).map((wordId, index) => ({ wordId, in: (index % 25) - 12 })),
    ...both.slice(0, 30).map((wordId, index) => ({ wordId, in: (index % 10) - 4 })),
    ...both
      .slice(0, 20)
      .map((wordId, index) => ({ wordId, direction: "backward" as const, in: (index % 7) - 3 })),
  ]);
  await settings(client, { minutesPerDay: 3, newPerDay: 0 });
  const told = await summary(client);
  const asked: number[] = [];
  const waited: number[] = [];
  for (let day = 0; day <= 7; day++) {
    waited.push((await summary(client)).waiting);
    asked.push(await doToday(client, userId));
    await pass(userId);
  }
  expect(told.waiting).toBeGreaterThan(30);
  expect(asked).toEqual([told.due, ...told.ahead.map(({ due }) => due)]);
  const even = waited.indexOf(0);
  expect(told.caughtUpOn).toBe(even < 0 ? expect.any(String) : on(told, even));
  expect((await queue(client, dictionaryId)).waiting).toBe(0);
});
