import { afterAll, beforeAll, expect, test } from "vitest";

import { makeDictionary } from "../../server/features/testing/testing.fixtures.ts";
import { api } from "../../shared/api/index.ts";
import { PASSWORD, startAccounts, type AccountsServer } from "../accounts.ts";
import type { TestClient } from "../client.ts";
import { statementsDuring } from "./count.ts";

let server: AccountsServer;
let member: TestClient;
let dictionaryId: string;
beforeAll(async () => {
  server = await startAccounts();
  member = await server.member("user");
  dictionaryId = (await makeDictionary(member, { Hund: "dog" })).id;
  await server.user("anna@example.test");
});
afterAll(() => server.close());

const logIn = (email: string, password: string) => (): Promise<unknown> =>
  server.visitor().call(api.auth.logIn, { body: { email, password } });

/** How many statements each call sends, who asks included: what is added here is waited for on every call. */
test.each<[flow: string, count: number, act: () => Promise<unknown>]>([
  ["a stranger", 0, () => server.visitor().ok(api.cookie.checkToken)],
  ["who asks", 1, () => member.ok(api.cookie.checkToken)],
  ["the account", 2, () => member.ok(api.users.me)],
  ["the list of dictionaries", 2, () => member.ok(api.dictionaries.list)],
  ["a page of words", 2, () => member.ok(api.dictionaries.read, { params: { id: dictionaryId } })],
  ["what is due", 4, () => member.ok(api.reviews.summary)],
  ["the queue of reviews", 5, () => member.ok(api.reviews.queue, { query: {} })],
  ["a log-in from a new browser", 13, logIn("anna@example.test", PASSWORD)],
  ["a wrong password", 6, logIn("anna@example.test", "Wrong7Horse")],
  ["a wrong address", 6, logIn("nobody@example.test", "Wrong7Horse")],
])("%s sends %i statements", async (_, count, act) => {
  expect(await statementsDuring(server.database, act)).toHaveLength(count);
});
