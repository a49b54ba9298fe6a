import { expect, test } from "vitest";

import { withTestServer } from "../../../test/server.ts";
import { ago, DAY, HOUR, learnerOf, post, reviewOf, settings, summary } from "./reviews.fixtures.ts";

const server = await withTestServer();

test("imported and untimed reviews take nothing of the day", async () => {
  const { client, words } = await learnerOf(server, 30);
  await settings(client, { minutesPerDay: 1, newPerDay: 200 });
  await post(client, [reviewOf(words[0] ?? "", { milliseconds: 60_000 })], "import");
  await post(client, [reviewOf(words[1] ?? "", { milliseconds: null })]);
  expect(await summary(client)).toMatchObject({ new: 5, doneToday: 1 });
});

test("from twenty timed answers on a card takes what it took on its days, new and forgotten ones apart", async () => {
  const { client, words } = await learnerOf(server, 40);
  const wrong = { grade: "again" as const, outcome: "wrong" as const, given: ["x"] };
  const began = (id: string) => reviewOf(id, { at: ago(5 * DAY), milliseconds: 4000 });
  const forgot = (id: string) => [
    reviewOf(id, { ...wrong, at: ago(2 * DAY), milliseconds: 5000 }),
    reviewOf(id, { ...wrong, at: ago(2 * DAY - HOUR), milliseconds: 10 }),
  ];
  await settings(client, { minutesPerDay: 1 });
  await post(client, [...words.slice(0, 10).map(began), ...words.slice(0, 4).flatMap(forgot)]);
  // Eighteen answers: nothing is known yet.
  expect(await summary(client)).toMatchObject({ due: 5, new: 0, minutes: 1 });
  await post(client, words.slice(4, 10).flatMap(forgot));
  // Five seconds and the least of one, and four of a new card.
  expect(await summary(client)).toMatchObject({ due: 10, new: 0, waiting: 0, minutes: 1 });
  await settings(client, { minutesPerDay: 2 });
  expect(await summary(client)).toMatchObject({ due: 10, new: 10, minutes: 1.7 });
  // What lay open counts a minute.
  await post(
    client,
    words.slice(0, 10).map((id) => reviewOf(id, { ...wrong, at: ago(HOUR), milliseconds: 999_999 })),
  );
  expect(await summary(client)).toMatchObject({ due: 0, new: 0, waiting: 10 });
  await settings(client, { minutesPerDay: 11 });
  expect(await summary(client)).toMatchObject({ due: 1, waiting: 9 });
});

test("a slow learner is asked one card a day where no more fit", async () => {
  const { client, words } = await learnerOf(server, 20);
  await settings(client, { minutesPerDay: 1 });
  const wrong = { grade: "again" as const, outcome: "wrong" as const, given: ["x"] };
  const slow = (id: string) =>
    [4, 3, 2, 1, 0].map((hours) =>
      reviewOf(id, { at: ago(2 * DAY + hours * HOUR), milliseconds: 14_000, ...(hours > 0 && wrong) }),
    );
  await post(client, words.slice(0, 10).flatMap(slow));
  expect(await summary(client)).toMatchObject({ due: 1, new: 0, waiting: 9, minutes: 1 });
  await settings(client, { newPerDay: 0 });
  const { ahead, caughtUpOn } = await summary(client);
  expect([ahead.map(({ due }) => due), caughtUpOn]).toEqual([Array(7).fill(1), expect.any(String)]);
});
