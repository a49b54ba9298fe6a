import { describe, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { TestClient } from "../../../test/client.ts";
import { withTestServer } from "../../../test/server.ts";
import {
  answer,
  change,
  current,
  finish,
  makeDictionary,
  NOTHING,
  overview,
  start,
} from "./testing.fixtures.ts";

const server = await withTestServer();

const DE = { termsLanguage: "en", definitionsLanguage: "de" } as const;

describe("a running test", () => {
  test("goes on with the text it was made with when its words are edited and deleted", async () => {
    const guest = await server.member();
    const { id, words } = await makeDictionary(guest, { Hund: "dog", Katze: "cat", Pferd: "horse" });
    await start(guest, id);
    const [hund = "", katze = "", pferd = ""] = words.values();
    await change(guest, id, {
      update: [
        { id: hund, term: "Hündin", definitions: ["bitch"] },
        { id: pferd, definitions: ["nag"] },
      ],
      delete: [katze],
      create: [{ term: "Maus", definitions: ["mouse"] }],
    });
    const { counts, words: told } = await finish(guest, { Hund: "dog", Katze: "cat", Pferd: "horse" });
    expect(counts).toMatchObject({ exact: 3, wrong: 0, skipped: 0 });
    expect(told.map(({ prompt }) => prompt[0]).toSorted()).toEqual(["Hund", "Katze", "Pferd"]);
    await start(guest, id);
    const { words: asked } = await finish(guest);
    expect(asked.map(({ prompt }) => prompt[0]).toSorted()).toEqual(["Hündin", "Maus", "Pferd"]);
  });

  test("judges by the other entries as they are", async () => {
    const guest = await server.member();
    const { id, words } = await makeDictionary(guest, { mass: "Masse", measures: "Maße" }, DE);
    const first = { range: { from: 1, to: 1 } };
    await start(guest, id, first);
    expect(await answer(guest, "Maße")).toMatchObject({
      verdict: "wrong",
      otherEntry: { prompt: "measures" },
    });
    await start(guest, id, first);
    await change(guest, id, { update: [{ id: words.get("measures") ?? "", definitions: ["Abmessungen"] }] });
    expect(await answer(guest, "Maße")).toMatchObject({ verdict: "forgiven", notices: ["eszett"] });
    await start(guest, id, first);
    await change(guest, id, { create: [{ term: "dimensions", definitions: ["Maße"] }] });
    expect(await answer(guest, "Maße")).toMatchObject({
      verdict: "wrong",
      otherEntry: { prompt: "dimensions" },
    });
  });

  test("takes a term that means the same and was added meanwhile, and its own term as it was", async () => {
    const guest = await server.member();
    const { id, words } = await makeDictionary(guest, { Hund: "dog" });
    const swapped = { range: { from: 1, to: 1 }, swapTermsAndDefinitions: true };
    await start(guest, id, swapped);
    await change(guest, id, { update: [{ id: words.get("Hund") ?? "", term: "Rüde" }] });
    expect(await answer(guest, "hund")).toMatchObject({ verdict: "forgiven", notices: ["case"] });
    await start(guest, id, swapped);
    await change(guest, id, { create: [{ term: "Köter", definitions: ["dog"] }] });
    expect(await answer(guest, "Köter")).toMatchObject({ result: true, matched: "Köter", answer: ["Rüde"] });
  });

  test("goes on when every word of its dictionary is deleted", async () => {
    const guest = await server.member();
    const { id, words } = await makeDictionary(guest, { mass: "Masse", measures: "Maße" }, DE);
    await start(guest, id, { swapTermsAndDefinitions: true });
    await change(guest, id, { delete: [...words.values()] });
    expect(await answer(guest, "something else")).toMatchObject({ verdict: "wrong" });
    expect((await finish(guest)).total).toBe(2);
  });

  test("is told under its old name when the dictionary is renamed", async () => {
    const guest = await server.member();
    const { id } = await makeDictionary(guest, { Hund: "dog" });
    await start(guest, id);
    await guest.ok(api.dictionaries.update, { params: { id }, body: { name: "Beasts" } });
    expect(await finish(guest)).toMatchObject({ dictionaryName: "Animals" });
  });

  test("goes with its dictionary, and so do the reports", async () => {
    const guest = await server.member();
    const { id } = await makeDictionary(guest, { Hund: "dog" });
    await start(guest, id);
    const report = await finish(guest);
    await start(guest, id);
    await guest.ok(api.dictionaries.delete, { params: { id } });
    expect(await overview(guest)).toEqual(NOTHING);
    expect(await guest.refused(api.reports.read, { params: { id: report.id } })).toMatchObject({
      status: 404,
    });
    expect((await guest.ok(api.users.me)).usage.testsToday).toBe(2);
  });

  test("is where it was when the server starts again, and on any other device", async () => {
    const guest = await server.member();
    const { id } = await makeDictionary(guest, { Hund: "dog", Elefant: "elephant, tusker" });
    await start(guest, id);
    const elsewhere = new TestClient(await server.second());
    for (const [name, value] of guest.cookies) elsewhere.cookies.set(name, value);
    for (const text of ["dog", "elephant", "tuskre", "fish"]) {
      const before = await overview(guest);
      expect(await overview(elsewhere)).toEqual(before);
      if (before.test?.prompt[0] === "Hund" && text !== "dog") await answer(elsewhere, "dog");
      await elsewhere.call(api.testing.answer, { body: { answer: text } });
    }
    expect(await overview(elsewhere)).toEqual(await overview(guest));
  });

  test("shows the same after every step when it is read again", async () => {
    const guest = await server.member();
    const { id } = await makeDictionary(guest, { Elefant: "elephant, tusker", Fisch: "fish" });
    await start(guest, id, { range: { from: 1, to: 1 } });
    const slip = await answer(guest, "elehpant");
    expect(await current(guest)).toMatchObject({
      needAnswers: 2,
      typo: { answer: "elehpant", expected: "elephant" },
      answered: { given: "elehpant", result: slip },
    });
    const first = await answer(guest, "elephant");
    const shown = await current(guest);
    expect(shown).toMatchObject({
      needAnswers: 1,
      doneDefinitions: ["elephant"],
      answered: { given: "elephant", result: first },
    });
    expect(shown.typo).toBeUndefined();
    const wrong = await answer(guest, "fish");
    expect(wrong.otherEntry?.prompt).toBe("Fisch");
    expect((await overview(guest)).last).toEqual({
      id: shown.id,
      kind: "forward",
      prompt: ["Elefant"],
      promptLanguage: "de",
      answerLanguage: "en",
      needAnswers: 1,
      doneDefinitions: ["elephant"],
      position: 1,
      total: 1,
      outcome: "wrong",
      given: ["elephant", "fish"],
      answer: ["elephant", "tusker"],
      notices: ["typo"],
      note: "",
      example: "",
      answered: { given: "fish", result: wrong },
    });
    const lastTold = async () => (await overview(guest)).last?.answered;
    const again = await answer(guest, "tusker", shown.id);
    expect(again).toMatchObject({ verdict: "exact", outcome: "retried" });
    expect(await lastTold()).toEqual({ given: "tusker", result: again });
    await start(guest, id, { range: { from: 1, to: 1 } });
    expect((await current(guest)).answered).toBeUndefined();
    const { id: questionId } = await current(guest);
    await answer(guest, "fish");
    const overridden = await guest.ok(api.testing.override, { body: { testId: questionId } });
    expect(await lastTold()).toEqual({ given: "fish", result: overridden });
    await start(guest, id, { range: { from: 1, to: 1 } });
    await answer(guest, "elephant");
    await guest.ok(api.testing.skip);
    expect((await overview(guest)).last).toMatchObject({ outcome: "skipped", given: ["elephant"] });
    expect(await lastTold()).toBeUndefined();
  });

  test("is read on where a node of the release before judged its answers", async () => {
    const guest = await server.member();
    const { id } = await makeDictionary(guest, { Hund: "dog" });
    await start(guest, id);
    await answer(guest, "fish");
    const { id: userId } = await guest.ok(api.users.me);
    await server.database.db
      .updateTable("test_steps")
      .set({ judged: null })
      .where("user_id", "=", userId)
      .execute();
    const { last } = await overview(guest);
    expect(last).toMatchObject({ outcome: "wrong", given: ["fish"], answer: ["dog"] });
    expect(last?.answered).toBeUndefined();
    expect(await answer(guest, "dog", last?.id)).toMatchObject({ outcome: "retried" });
  });
});

/** Everything in the database, table by table. */
async function everything(): Promise<Record<string, string>> {
  const { pool } = server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ all: string }>(
      `SELECT coalesce(string_agg(t.xmin || ' ' || t::text, E'\\n' ORDER BY t::text), '') AS all FROM "${name}" t`,
    );
    contents[name] = rows[0]?.all ?? "";
  }
  return contents;
}

test("reading changes nothing, not even a row's version", async () => {
  const guest = await server.member();
  const { id } = await makeDictionary(guest, { Hund: "dog", Katze: "cat" });
  const readAll = async () => {
    const { report } = await overview(guest);
    await overview(guest);
    await guest.ok(api.reports.list, { params: { id } });
    await guest.ok(api.reports.statistics, { params: { id } });
    await guest.ok(api.reports.strictness, { params: { id } });
    if (report) await guest.ok(api.reports.read, { params: { id: report.id } });
    await guest.ok(api.testing.count, { body: { dictionaryId: id, range: { from: 1, to: 9 } } });
  };
  const steps = [
    () => start(guest, id),
    () => answer(guest, "fish"),
    () => guest.ok(api.testing.skip),
    () => start(guest, id),
  ];
  for (const step of steps) {
    await step();
    const before = await everything();
    await readAll();
    expect(await everything()).toEqual(before);
  }
});

test("nothing of an account is left when it is over", async () => {
  const guest = await server.member();
  const { id } = await makeDictionary(guest, { Hund: "dog", Katze: "cat" });
  await guest.ok(api.reports.setStrictness, { params: { id }, body: { case: "strict" } });
  await start(guest, id);
  await finish(guest, { Hund: "dog" });
  await start(guest, id);
  await answer(guest, "fish");
  const { id: userId } = await guest.ok(api.users.me);
  expect(
    Object.values(await everything())
      .join()
      .includes(userId),
  ).toBe(true);
  await server.database.db.deleteFrom("users").where("id", "=", userId).execute();
  // What it used of its budgets ends by itself within the hour.
  const left = Object.entries(await everything()).filter(
    ([table, rows]) => table !== "rate_limits" && rows.includes(userId),
  );
  expect(left).toEqual([]);
});
