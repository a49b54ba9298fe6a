import { afterAll, beforeAll, expect, test } from "vitest";

import { ACTION_NAMES, answerTo } from "../../server/features/anki-connect/actions.ts";
import { AnswerRoom } from "../../server/features/anki-connect/protocol.ts";
import { api } from "../../shared/api/index.ts";
import { startTestServer, type TestServer } from "../server.ts";
import { ANKI_EXAMPLES } from "./anki-examples.ts";

let server: TestServer;
let userId: string;
beforeAll(async () => {
  server = await startTestServer();
  const client = await server.member("developer");
  userId = (await client.ok(api.users.me)).id;
  const body = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" } as const;
  await client.ok(api.dictionaries.create, { body });
});
afterAll(() => server.close());

test("every action has an example", () => {
  expect(Object.keys(ANKI_EXAMPLES).toSorted()).toEqual(ACTION_NAMES.toSorted());
});

test.each(Object.entries(ANKI_EXAMPLES))(
  "%s reads nothing that its example does not have",
  async (action, params) => {
    const { db } = server.database;
    const caller = {
      db,
      search: db,
      userId,
      role: "developer",
      language: "en",
      effort: { ms: 0 },
      room: new AnswerRoom(),
    } as const;
    const missing = new Set<string>();
    const { result: note } = (await answerTo(caller, { action: "addNote", version: 6, params: ADDED })) as {
      result: number;
    };
    const known = JSON.parse(JSON.stringify(params).replaceAll('"1"', String(note))) as object;
    const request = { action, version: 6, params: watched(known, "params", missing) };
    expect(await answerTo(caller, request)).toMatchObject({ error: null });
    expect([...missing]).toEqual([]);
  },
);

/** Somebody's note, in place of the "1" of the examples. */
const ADDED = {
  note: {
    deckName: "Deutsch",
    modelName: "Wordhoard",
    fields: { Term: "Hund", Definitions: "dog" },
    options: { allowDuplicate: true },
  },
};

/** The same value, which notes the fields that are read of it and are not there. */
function watched(value: unknown, path: string, missing: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get: (target, name) => {
      const found: unknown = Reflect.get(target, name);
      if (typeof name === "symbol" || name in Array.prototype) return found;
      if (!Object.hasOwn(target, name)) missing.add(`${path}.${name}`);
      return watched(found, `${path}.${name}`, missing);
    },
  });
}
