import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { dayNumber, dayText } from "../../../shared/memory/days.ts";
import type { TestClient } from "../../../test/client.ts";
import { withTestServer } from "../../../test/server.ts";
import { makeDictionary } from "../testing/testing.fixtures.ts";
import {
  afternoon,
  ago,
  DAY,
  HOUR,
  memoryOf,
  post,
  reviewOf,
  settings,
  summary,
} from "./reviews.fixtures.ts";

const server = await withTestServer();

async function learner() {
  const client = await server.member();
  await settings(client, { timeZone: afternoon() });
  const { id, words } = await makeDictionary(client, { Hund: "dog", Katze: "cat", Maus: "mouse" });
  const [hund = "", katze = "", maus = ""] = words.values();
  return { client, dictionaryId: id, today: await todayOf(client), hund, katze, maus };
}

const todayOf = async (client: TestClient) => dayNumber((await summary(client)).day);

/** So many days before today, at about noon. */
const on = (days: number) => ({ at: ago(days * DAY + HOUR) });

const progress = (client: TestClient, days?: number) =>
  client.ok(api.reviews.progress, { query: days ? { days: String(days) } : {} });

const WRONG = { grade: "again", outcome: "wrong" } as const;

test("a newcomer's progress is empty, and has thirty days before it", async () => {
  const { client, today } = await learner();
  expect(await progress(client)).toEqual({
    days: [],
    forecast: Array.from({ length: 30 }, (_, ahead) => ({ day: dayText(today + ahead), due: 0 })),
    retention: { target: 0.9, actual: null, reviews: 0 },
    weeks: [],
    words: { begun: 0, known: 0 },
    hardest: [],
    streak: { current: 0, longest: 0 },
  });
});

test("days tell reviews, right ones and minutes; those without reviews are left out", async () => {
  const { client, today, hund, katze } = await learner();
  await post(client, [
    reviewOf(hund, { ...on(10), milliseconds: 30_000 }),
    reviewOf(katze, { ...on(10), ...WRONG, given: ["x"], milliseconds: 600_000 }),
    reviewOf(hund, { ...on(3), milliseconds: null }),
  ]);
  const days = [
    { day: dayText(today - 10), reviews: 2, right: 1, minutes: 1.5 },
    { day: dayText(today - 3), reviews: 1, right: 1, minutes: 0 },
  ];
  expect((await progress(client)).days).toEqual(days);
  expect((await progress(client, 4)).days).toEqual(days.slice(1));
  for (const wrong of ["0", "-1", "1.5", "x", "99999"]) {
    const { status } = await client.refused(api.reviews.progress, { query: { days: wrong } });
    expect(status).toBe(400);
  }
});

test("a day is the learner's: it begins when theirs does", async () => {
  const { client, hund } = await learner();
  await settings(client, { timeZone: "UTC" });
  const today = await todayOf(client);
  const at = `${dayText(today - 5)}T02:00:00.000Z`;
  await post(client, [reviewOf(hund, { at })]);
  const days = async () => (await progress(client)).days.map(({ day }) => day);
  expect(await days()).toEqual([dayText(today - 6)]);
  await settings(client, { dayStartsAt: 2 });
  expect(await days()).toEqual([dayText(today - 5)]);
});

test("the forecast has what is overdue today, and each card on its day", async () => {
  const { client, dictionaryId, hund, katze, maus } = await learner();
  await post(client, [
    reviewOf(hund, on(50)),
    reviewOf(katze, { ...on(0), ...WRONG }),
    reviewOf(maus, on(1)),
  ]);
  const { forecast } = await progress(client);
  expect(forecast[0]?.due).toBe(2);
  const due = (await memoryOf(client, dictionaryId, maus)).forward?.dueOn;
  expect(forecast.filter((one) => one.due > 0).map(({ day }) => day)).toEqual([forecast[0]?.day, due]);
});

test("retention is of reviews at least a day after the one before, in the last ninety days and each week", async () => {
  const { client, hund, katze } = await learner();
  const first = [hund, katze].map((id) => reviewOf(id, on(100)));
  await post(
    client,
    [
      ...first,
      reviewOf(hund, { ...on(95), ...WRONG }),
      reviewOf(hund, on(20)),
      reviewOf(hund, { at: ago(20 * DAY), ...WRONG }),
      reviewOf(katze, { ...on(20), ...WRONG }),
      reviewOf(hund, on(13)),
    ],
    "import",
  );
  const { retention, weeks } = await progress(client);
  expect(retention).toEqual({ target: 0.9, actual: 2 / 3, reviews: 3 });
  const told = weeks.map(({ week, actual, reviews }) => [
    new Date(`${week}T00:00:00Z`).getUTCDay(),
    actual,
    reviews,
  ]);
  expect(told.slice(-2)).toEqual([
    [1, 0.5, 2],
    [1, 1, 1],
  ]);
});

test("words are begun with their first review, and known while they are likely remembered", async () => {
  const { client, hund, katze } = await learner();
  await post(client, [reviewOf(hund, on(0)), reviewOf(katze, on(59))]);
  expect((await progress(client)).words).toEqual({ begun: 2, known: 1 });
});

test("the hardest words go by their lapses, with what was answered wrong most often", async () => {
  const { client, dictionaryId, hund, katze, maus } = await learner();
  const wrong = (id: string, days: number, text: string) =>
    reviewOf(id, { ...on(days), ...WRONG, given: text ? [text] : [] });
  await post(client, [
    ...[hund, katze, maus].map((id) => reviewOf(id, on(40))),
    wrong(katze, 30, "hound"),
    wrong(katze, 20, "cut"),
    wrong(katze, 10, "cut"),
    reviewOf(hund, { ...on(30), grade: "again", outcome: "skipped" }),
  ]);
  expect((await progress(client)).hardest).toEqual([
    {
      wordId: katze,
      dictionaryId,
      direction: "forward",
      prompt: ["Katze"],
      lapses: 3,
      wrongAnswers: [
        { text: "cut", count: 2 },
        { text: "hound", count: 1 },
      ],
    },
    { wordId: hund, dictionaryId, direction: "forward", prompt: ["Hund"], lapses: 1, wrongAnswers: [] },
  ]);
});

test("a streak may have ended yesterday, and the longest is kept", async () => {
  const { client, hund } = await learner();
  const streak = async () => (await progress(client)).streak;
  await post(
    client,
    [9, 8, 7, 6, 2].map((days) => reviewOf(hund, on(days))),
  );
  expect(await streak()).toEqual({ current: 0, longest: 4 });
  await post(client, [reviewOf(hund, on(1))]);
  expect(await streak()).toEqual({ current: 2, longest: 4 });
  await post(client, [reviewOf(hund, on(0))]);
  expect(await streak()).toEqual({ current: 3, longest: 4 });
});
