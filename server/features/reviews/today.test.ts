import { expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { dayNumber, dayText } from "../../../shared/memory/days.ts";
import type { TestClient } from "../../../test/client.ts";
import { withTestServer } from "../../../test/server.ts";
import { change, makeDictionary } from "../testing/testing.fixtures.ts";
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

const learner = (count: number) => learnerOf(server, count);

/** How many words are due on each of the days after this one. */
const nextDays = (day: string, due: readonly number[]) =>
  due.map((count, index) => ({ day: dayText(dayNumber(day) + index + 1), due: count }));

const ids = ({ items }: { items: readonly { wordId: string }[] }) => items.map(({ wordId }) => wordId);

/** Reviews right on these days before today. */
const learned = (wordId: string, days: readonly number[], more = {}) =>
  days.map((one) => reviewOf(wordId, { at: ago(one * DAY), ...more }));

test("a newcomer's day: ten new words in the order of their addition, and about two minutes", async () => {
  const { client, dictionaryId, words } = await learner(12);
  const today = await summary(client);
  expect(today).toEqual({
    day: today.day,
    due: 0,
    new: 10,
    doneToday: 0,
    minutes: 2,
    waiting: 0,
    nextDueOn: null,
    ahead: nextDays(today.day, [0, 0, 0, 0, 0, 0, 0]),
    caughtUpOn: null,
    paces: [],
    dictionaries: [{ dictionaryId, name: "Animals", due: 0, new: 10 }],
  });
  const { items, ...rest } = await queue(client);
  expect(rest).toEqual({ day: today.day, waiting: 0 });
  expect(ids({ items })).toEqual(words.slice(0, 10));
  expect(items[0]).toEqual({
    wordId: words[0],
    dictionaryId,
    dictionaryName: "Animals",
    direction: "forward",
    new: true,
    memory: null,
    prompt: ["w1"],
    answers: ["m1"],
    promptLanguage: "de",
    answerLanguage: "en",
    strictness: { case: "default", diacritics: "default" },
    note: "",
    example: "",
  });
});

test("what is due comes first, the most likely forgotten first, and then what is new", async () => {
  const { client, words } = await learner(4);
  const [one = "", two = "", three = "", four = ""] = words;
  await post(client, [...learned(one, [5]), ...learned(two, [20]), ...learned(three, [40, 38])]);
  await settings(client, { newPerDay: 1 });
  const { items } = await queue(client);
  const at = (id: string) => memoryOfWord(client, items[0]?.dictionaryId ?? "", id);
  const left = await Promise.all([one, two, three].map(at));
  const inOrder = [one, two, three].toSorted(
    (a, b) => (left[words.indexOf(a)] ?? 0) - (left[words.indexOf(b)] ?? 0),
  );
  expect(ids({ items })).toEqual([...inOrder, four]);
  expect(items.map((item) => item.new)).toEqual([false, false, false, true]);
});

const memoryOfWord = async (client: TestClient, dictionaryId: string, id: string) =>
  (await memoryOf(client, dictionaryId, id)).forward?.retrievability;

test("a right answer sends a card on to another day, a wrong one back to the end of this one", async () => {
  const { client, dictionaryId, words } = await learner(2);
  const [one = "", two = ""] = words;
  await post(client, [reviewOf(one), reviewOf(two, { grade: "again", outcome: "wrong", given: ["x"] })]);
  const { forward } = await memoryOf(client, dictionaryId, one);
  const { items } = await queue(client);
  expect([ids({ items }), items[0]?.new]).toEqual([[two], false]);
  const { due, doneToday, nextDueOn, day } = await summary(client);
  expect([due, doneToday, nextDueOn]).toEqual([1, 2, forward?.dueOn]);
  expect((await memoryOf(client, dictionaryId, two)).forward).toMatchObject({ interval: 0, dueOn: day });
  await post(client, [reviewOf(two)]);
  expect(ids(await queue(client))).toEqual([]);
});

test("new cards a day are fewer by those begun today, which imported and untimed reviews do not", async () => {
  const { client, words } = await learner(8);
  const [one = "", two = "", three = "", four = ""] = words;
  await settings(client, { newPerDay: 3 });
  await post(client, [reviewOf(one), reviewOf(two, { milliseconds: null })]);
  await post(client, [reviewOf(three)], "import");
  await post(client, [...learned(four, [3]), reviewOf(four)]);
  expect(ids(await queue(client))).toEqual(words.slice(4, 6));
});

test("new cards go on behind those that were begun, whatever the order, also when words come and go", async () => {
  const { client, dictionaryId, words } = await learner(6);
  await settings(client, { newPerDay: 2 });
  const [one = "", two = "", three = "", four = "", five = "", six = ""] = words;
  await post(
    client,
    [one, three].flatMap((id) => learned(id, [1])),
  );
  expect(ids(await queue(client))).toEqual([two, four]);
  await post(
    client,
    [two, four].flatMap((id) => learned(id, [1])),
  );
  expect(ids(await queue(client))).toEqual([five, six]);
  await change(client, dictionaryId, { delete: [five], create: [{ term: "more", definitions: ["x"] }] });
  const { items } = await queue(client);
  expect(items.map(({ prompt }) => prompt[0])).toEqual(["w6", "more"]);
  await client.ok(api.dictionaries.update, { params: { id: dictionaryId }, body: { review: "backward" } });
  expect(ids(await queue(client))).toEqual([one, two]);
});

test("today holds what fits in the minutes left; the rest waits, and nothing new comes before it", async () => {
  const { client, words } = await learner(30);
  await settings(client, { minutesPerDay: 2 });
  await post(
    client,
    words.slice(0, 15).flatMap((id) => learned(id, [30])),
  );
  expect(await summary(client)).toMatchObject({ due: 10, new: 0, waiting: 5, minutes: 2 });
  // A minute of the two is spent, of a look of ten.
  await post(client, [reviewOf(words[0] ?? "", { milliseconds: 600_000 })]);
  const today = await summary(client);
  expect(today).toMatchObject({ due: 5, new: 0, waiting: 9, minutes: 1 });
  expect(today.nextDueOn).toBe(dayText(dayNumber(today.day) + 1));
});

test("the other direction of a word that was asked today waits until tomorrow", async () => {
  const { client, dictionaryId, words } = await learner(3);
  await client.ok(api.dictionaries.update, { params: { id: dictionaryId }, body: { review: "both" } });
  const directions = async () => (await queue(client)).items.map(({ direction }) => direction);
  expect([ids(await queue(client)), await directions()]).toEqual([words, ["forward", "forward", "forward"]]);
  const [one = "", two = "", three = ""] = words;
  await post(client, [reviewOf(one), reviewOf(two, { direction: "backward" })]);
  expect(ids(await queue(client))).toEqual([three]);
  // Both are due: the one that is nearer to being forgotten comes, and the other one tomorrow.
  await post(client, [...learned(three, [30]), ...learned(three, [10], { direction: "backward" })]);
  expect([ids(await queue(client)), await directions()]).toEqual([[three], ["forward"]]);
  await post(client, [reviewOf(three)]);
  const { day, due, nextDueOn } = await summary(client);
  expect([due, nextDueOn]).toEqual([0, dayText(dayNumber(day) + 1)]);
});

test("a dictionary has its own directions reviewed, or none", async () => {
  const { client, dictionaryId, words } = await learner(2);
  const review = (value: "backward" | "off") =>
    client.ok(api.dictionaries.update, { params: { id: dictionaryId }, body: { review: value } });
  expect((await review("backward")).review).toBe("backward");
  const { items } = await queue(client);
  expect(items[0]).toMatchObject({
    direction: "backward",
    prompt: ["m1"],
    answers: ["w1"],
    promptLanguage: "en",
    answerLanguage: "de",
  });
  await post(client, learned(words[0] ?? "", [30], { direction: "backward" }));
  await review("off");
  expect(await summary(client)).toMatchObject({
    due: 0,
    new: 0,
    waiting: 0,
    nextDueOn: null,
    dictionaries: [],
  });
});

test("a dictionary's queue is its part of the same day", async () => {
  const { client, dictionaryId, words } = await learner(10);
  const other = await makeDictionary(client, texts(10, "x"), { name: "Others" });
  const theirs = [...other.words.values()];
  await settings(client, { minutesPerDay: 2 });
  await post(
    client,
    [...words, ...theirs].flatMap((id, index) => learned(id, [40 - index], { milliseconds: null })),
  );
  const all = await queue(client);
  const [part, otherPart] = await Promise.all([queue(client, dictionaryId), queue(client, other.id)]);
  expect([all.items.length, all.waiting]).toEqual([10, 10]);
  expect(ids(part)).toEqual(ids(all).filter((id) => words.includes(id)));
  expect(part.items.length + otherPart.items.length).toBe(10);
  expect(part.waiting + otherPart.waiting).toBe(10);
  const unknown = await client.refused(api.reviews.queue, { query: { dictionaryId: words[0] ?? "" } });
  expect(unknown.status).toBe(404);
});

test("settings keep to their bounds, and what is not named stays", async () => {
  const { client } = await learner(0);
  const { review } = await settings(client, { minutesPerDay: 20, timeZone: "Europe/Kyiv" });
  expect(review).toEqual({
    minutesPerDay: 20,
    newPerDay: 10,
    retention: 0.9,
    timeZone: "Europe/Kyiv",
    dayStartsAt: 0,
    introduce: true,
    reminderAt: null,
    remindBy: "mail",
  });
  const wrong = [
    { minutesPerDay: 0 },
    { minutesPerDay: 241 },
    { newPerDay: 201 },
    { newPerDay: 1.5 },
    { retention: 0.79 },
    { retention: 0.98 },
    { timeZone: "Mars/Olympus" },
    { timeZone: "+02:00" },
    { dayStartsAt: 24 },
    { introduce: "no" as never },
  ];
  for (const one of wrong) {
    const { status, fields } = await client.refused(api.users.update, { body: { review: one } });
    expect([status, Object.keys(fields ?? {})]).toEqual([400, [`review.${Object.keys(one)[0]}`]]);
  }
});

test("a newcomer has the defaults", async () => {
  const client = await server.member();
  expect((await client.ok(api.users.me)).review).toEqual({
    minutesPerDay: 10,
    newPerDay: 10,
    retention: 0.9,
    timeZone: "UTC",
    dayStartsAt: 4,
    introduce: true,
    reminderAt: null,
    remindBy: "mail",
  });
});

test("due days follow the retention, the time zone and the start of the day at once", async () => {
  const { client, dictionaryId, words } = await learner(2);
  const [one = ""] = words;
  await settings(client, { timeZone: "UTC", dayStartsAt: 0 });
  await post(
    client,
    [reviewOf(one, { at: "2020-01-01T12:00:00Z" }), reviewOf(one, { at: "2020-01-04T02:00:00Z" })],
    "import",
  );
  const before = (await memoryOf(client, dictionaryId, one)).forward;
  expect(before).toMatchObject({ lastOn: "2020-01-04" });
  await settings(client, { retention: 0.97 });
  const strict = (await memoryOf(client, dictionaryId, one)).forward;
  expect(strict?.stability).toBe(before?.stability);
  expect(strict?.interval).toBeLessThan(before?.interval ?? 0);
  await settings(client, { retention: 0.9, dayStartsAt: 4 });
  const later = (await memoryOf(client, dictionaryId, one)).forward;
  expect(later).toMatchObject({ lastOn: "2020-01-03" });
  await settings(client, { timeZone: "Asia/Tokyo" });
  expect((await memoryOf(client, dictionaryId, one)).forward).toMatchObject({ lastOn: "2020-01-04" });
});
