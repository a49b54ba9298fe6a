import { describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { withTestServer } from "../../../test/server.ts";
import { answer, current, finish, makeDictionary, NOTHING, overview, start } from "./testing.fixtures.ts";

const server = await withTestServer();

const ANIMALS = { Hund: "dog", Katze: "cat", Pferd: "horse, steed" };
const ALL = { wordsNumberLimit: { count: null, direction: 1 } } as const;

describe("a test", () => {
  test("asks every word once, tells the verdicts and ends with a report", async () => {
    const guest = await server.member();
    const { id, words } = await makeDictionary(guest, ANIMALS);
    expect(await start(guest, id)).toEqual({ testsLeft: 3 });
    const prompts: string[] = [];
    for (let position = 1; position <= 3; position++) {
      const { test, testsLeft, report } = await overview(guest);
      expect({ testsLeft, report, position: test?.position, total: test?.total }).toEqual({
        testsLeft: 4 - position,
        report: null,
        position,
        total: 3,
      });
      expect([test?.promptLanguage, test?.answerLanguage]).toEqual(["de", "en"]);
      const prompt = String(test?.prompt);
      prompts.push(prompt);
      if (prompt === "Hund")
        expect(await answer(guest, " DOG ")).toMatchObject({
          result: true,
          verdict: "exact",
          answer: ["dog"],
          needAnswers: 0,
        });
      if (prompt === "Katze")
        expect(await answer(guest, "fish")).toMatchObject({
          result: false,
          verdict: "wrong",
          answer: ["cat"],
        });
      if (prompt === "Pferd") {
        expect(test?.needAnswers).toBe(2);
        expect(await answer(guest, "steed")).toMatchObject({
          result: true,
          answer: null,
          needAnswers: 1,
          doneDefinitions: ["steed"],
        });
        expect((await current(guest)).doneDefinitions).toEqual(["steed"]);
        expect(await answer(guest, "Steed")).toMatchObject({
          result: false,
          verdict: "repeated",
          needAnswers: 1,
        });
        expect(await guest.ok(api.testing.skip, { body: {} })).toMatchObject({ answer: ["horse", "steed"] });
      }
    }
    expect(prompts.toSorted()).toEqual(["Hund", "Katze", "Pferd"]);
    const { test, testsLeft, report } = await overview(guest);
    expect({ test, testsLeft }).toEqual({ test: null, testsLeft: 0 });
    expect(report).toMatchObject({
      dictionaryId: id,
      dictionaryName: "Animals",
      swapped: false,
      total: 3,
      counts: { exact: 1, forgiven: 0, retried: 0, overridden: 0, skipped: 1, wrong: 1 },
    });
    expect(report?.words.map(({ prompt }) => prompt[0])).toEqual(prompts);
    expect(report?.words.find(({ wordId }) => wordId === words.get("Katze"))).toEqual({
      wordId: words.get("Katze"),
      prompt: ["Katze"],
      expected: ["cat"],
      given: ["fish"],
      outcome: "wrong",
      notices: [],
      note: "",
      example: "",
      added: false,
      done: [],
      doneFirst: 0,
      hint: null,
    });
    expect(report?.words.find(({ prompt }) => prompt[0] === "Pferd")).toMatchObject({
      given: ["steed"],
      outcome: "skipped",
    });
  });

  test("asks for the terms when it is swapped, and takes a term that means the same", async () => {
    const guest = await server.member();
    const { id } = await makeDictionary(guest, { Hund: "dog, hound", Köter: "hound, dog, mutt" });
    await start(guest, id, { swapTermsAndDefinitions: true });
    let shown = await current(guest);
    if (shown.prompt.length === 3) {
      expect(await answer(guest, "Hund")).toMatchObject({ verdict: "wrong", answer: ["Köter"] });
      shown = await current(guest);
    }
    expect(shown).toMatchObject({
      prompt: ["dog", "hound"],
      promptLanguage: "en",
      answerLanguage: "de",
      needAnswers: 1,
    });
    expect(await answer(guest, "Köter")).toMatchObject({
      result: true,
      answer: ["Hund"],
      matched: "Köter",
      needAnswers: 0,
    });
  });

  test("is nothing before it is started", async () => {
    const guest = await server.member();
    expect(await overview(guest)).toEqual(NOTHING);
    for (const refused of [
      await guest.refused(api.testing.answer, { body: { answer: "x" } }),
      await guest.refused(api.testing.skip),
    ])
      expect(refused).toMatchObject({ status: 404, code: "not_found" });
  });

  test("gives its place to a new one", async () => {
    const guest = await server.member();
    const { id } = await makeDictionary(guest, ANIMALS);
    await start(guest, id);
    const old = await current(guest);
    await answer(guest, "fish");
    await start(guest, id);
    expect(await overview(guest)).toMatchObject({ testsLeft: 3, last: null });
    expect(await guest.refused(api.testing.answer, { body: { answer: "x", testId: old.id } })).toMatchObject({
      status: 404,
    });
    expect((await finish(guest)).counts).toMatchObject({ skipped: 3, wrong: 0 });
  });
});

describe("what was answered last", () => {
  test("a wrong answer can be tried again until it is right, by its id", async () => {
    const guest = await server.member();
    const { id } = await makeDictionary(guest, { Hund: "dog" });
    await start(guest, id);
    const { id: questionId } = await current(guest);
    expect(await answer(guest, "cat")).toMatchObject({ verdict: "wrong", outcome: "wrong", answer: ["dog"] });
    expect(await answer(guest, "cow", questionId)).toMatchObject({ verdict: "wrong", outcome: "wrong" });
    expect(await answer(guest, "dog", questionId)).toMatchObject({ result: true, outcome: "retried" });
    expect(
      await guest.refused(api.testing.answer, { body: { answer: "dog", testId: questionId } }),
    ).toMatchObject({
      status: 409,
      code: "conflict",
    });
    const { report } = await overview(guest);
    expect(report?.counts).toMatchObject({ retried: 1, wrong: 0 });
    expect(report?.words[0]?.given).toEqual(["dog", "cat", "cow"]);
  });

  test("a question that was finished earlier is closed, and one that is not asked yet is unknown", async () => {
    const guest = await server.member();
    const { id } = await makeDictionary(guest, ANIMALS);
    await start(guest, id);
    const first = await current(guest);
    await answer(guest, "fish");
    const second = await current(guest);
    await answer(guest, "fish");
    const say = (questionId: string) =>
      guest.refused(api.testing.answer, { body: { answer: "dog", testId: questionId } });
    expect(await say(first.id)).toMatchObject({ status: 409 });
    expect(await answer(guest, "fish", second.id)).toMatchObject({ verdict: "wrong" });
    const third = await current(guest);
    await finish(guest);
    expect(await say(third.id)).toMatchObject({ status: 409 });
    const beyond = third.id.replace(/3$/, "4");
    expect(await say(beyond)).toMatchObject({ status: 404 });
    expect(await say(third.id.replace(/^......../, "01234567"))).toMatchObject({ status: 404 });
    expect(await guest.refused(api.testing.skip)).toMatchObject({ status: 409 });
    expect(await guest.refused(api.testing.answer, { body: { answer: "dog" } })).toMatchObject({
      status: 409,
    });
  });

  test("“I was right” counts the wrong answer as right", async () => {
    const guest = await server.member();
    const { id } = await makeDictionary(guest, { Hund: "dog" });
    await start(guest, id);
    const { id: questionId } = await current(guest);
    const override = () => guest.ok(api.testing.override, { body: { testId: questionId } });
    expect(await guest.refused(api.testing.override, { body: { testId: questionId } })).toMatchObject({
      status: 409,
    });
    await answer(guest, "hound");
    expect(await override()).toMatchObject({
      result: true,
      answer: ["dog"],
      needAnswers: 0,
      outcome: "overridden",
    });
    expect((await overview(guest)).report?.counts).toMatchObject({ overridden: 1, wrong: 0 });
    expect(await override()).toMatchObject({ outcome: "overridden" });
  });

  test("nothing is counted as right that was answered rightly or skipped", async () => {
    const guest = await server.member();
    const { id } = await makeDictionary(guest, { Hund: "dog" });
    for (const act of [() => answer(guest, "dog"), () => guest.ok(api.testing.skip)]) {
      await start(guest, id);
      const { id: questionId } = await current(guest);
      await act();
      expect(await guest.refused(api.testing.override, { body: { testId: questionId } })).toMatchObject({
        status: 409,
      });
      expect(
        await guest.refused(api.testing.answer, { body: { testId: questionId, answer: "dog" } }),
      ).toMatchObject({
        status: 409,
      });
    }
  });
});

describe("refusals", () => {
  test.each(["", "   ", "\u200b", "…", "?!", "-"])(
    "an answer of %j is refused and finishes nothing",
    async (text) => {
      const guest = await server.member();
      const { id } = await makeDictionary(guest, { Hund: "dog" });
      await start(guest, id);
      const { status, fields } = await guest.refused(api.testing.answer, { body: { answer: text } });
      expect({ status, fields: Object.keys(fields ?? {}) }).toEqual({ status: 400, fields: ["answer"] });
      expect(await overview(guest)).toMatchObject({ testsLeft: 1 });
    },
  );

  test("an unknown dictionary is not found, and no words use no test", async () => {
    const guest = await server.member();
    const { id } = await makeDictionary(guest, { Hund: "dog" });
    const unknown = { dictionaryId: "00000000-0000-4000-8000-000000000000", ...ALL };
    expect(await guest.refused(api.testing.create, { body: unknown })).toMatchObject({ status: 404 });
    const none = { dictionaryId: id, range: { from: 2, to: 9_999_999_999 } };
    expect(await guest.refused(api.testing.create, { body: none })).toMatchObject({
      status: 400,
      code: "no_words",
    });
    expect((await guest.ok(api.users.me)).usage.testsToday).toBe(0);
    expect(await overview(guest)).toMatchObject({ test: null });
  });

  test("the day's tests run out, and the running test stays", async () => {
    const guest = await server.member();
    const { id } = await makeDictionary(guest, { Hund: "dog" });
    for (let used = 1; used <= 3; used++) {
      await start(guest, id);
      expect((await guest.ok(api.users.me)).usage.testsToday).toBe(used);
    }
    const running = await current(guest);
    expect(await guest.refused(api.testing.create, { body: { dictionaryId: id, ...ALL } })).toMatchObject({
      status: 403,
      code: "tests_limit",
      message: "The maximum testing attempts for today is reached",
    });
    expect((await current(guest)).id).toBe(running.id);
    await server.database.db.updateTable("test_days").set({ day: "2020-01-01" }).execute();
    expect(await start(guest, id)).toEqual({ testsLeft: 1 });
  });
});
