import { createECDH, randomBytes } from "node:crypto";

import { api } from "../../shared/api/index.ts";
import { finishTest } from "../audit/learners.ts";
import type { TestServer } from "../server.ts";
import type { Known } from "./nodes.ts";

export const ROLE = "developer";
export const EMAIL = "ann@example.test";
/** Some that are as long as they may be: they are what a search has to read. */
const LONG_WORDS = 20;
const SHORT_WORDS = 40;

/** A signed-in person, and values that are valid in their calls. */
export interface Person {
  cookie: string;
  known: Known;
}

/** Signs in somebody who has everything that a call may refer to. */
export async function enter(server: TestServer): Promise<Person> {
  const client = await server.member(ROLE);
  await finishTest(client);
  const { report } = await client.ok(api.testing.read);
  const { id: other } = await client.ok(api.dictionaries.create, { body: dictionaryNamed("Other") });
  const { id } = await client.ok(api.dictionaries.create, { body: dictionaryNamed("Deutsch") });
  const create = [
    ...Array.from({ length: LONG_WORDS }, (_, at) => wordOf(`a${"ab ".repeat(80)}${at}`, 15)),
    ...Array.from({ length: SHORT_WORDS }, (_, at) => wordOf(`Wort ${at}`, 1)),
  ];
  await client.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
  const { words } = await client.ok(api.dictionaries.read, { params: { id }, query: {} });
  const share = await client.ok(api.sharing.create, { params: { id } });
  const { token: key } = await client.ok(api.tokens.create, { body: { name: "Reader" } });
  const { id: userId } = await client.ok(api.users.me);
  await client.ok(api.testing.create, {
    body: { dictionaryId: id, wordsNumberLimit: { count: null, direction: 1 } },
  });
  const { test } = await client.ok(api.testing.read);
  const wordId = words[0]?.id ?? "";
  const cookie = [...client.cookies].map((pair) => pair.join("=")).join("; ");
  return {
    cookie,
    known: new Map([
      ["dictionaries.id", id],
      ["dictionaries.dictionaryId", id],
      ["dictionaryId", other],
      ["words", wordId],
      ["wordId", wordId],
      ["words.wordId", wordId],
      ["words.update.id", wordId],
      // The first outcome is “exact”.
      ["reviews.grade", "good"],
      ["reports.id", report?.id ?? ""],
      ["mistakesOf", report?.id ?? ""],
      ["sameAs", report?.id ?? ""],
      ["testId", test?.id ?? ""],
      ["shared.token", share.url.split("/").at(-1) ?? ""],
      ["key", key],
      ["email", EMAIL],
      ["password", "Correct7Horse"],
      ["currentPassword", "Correct7Horse"],
      ["code", "123456"],
      ["timeZone", "Europe/Kyiv"],
      ["language", "de"],
      ["days", "2026-01-01"],
      ["cookie", cookie],
      ["x-user", userId],
      ["endpoint", "https://push.example.org/browser"],
      ["p256dh", browserKey()],
      ["auth", randomBytes(16).toString("base64url")],
    ]),
  };
}

const dictionaryNamed = (name: string) => ({ name, termsLanguage: "de", definitionsLanguage: "en" }) as const;

const wordOf = (term: string, definitions: number) => ({
  term,
  definitions: Array.from({ length: definitions }, (_, at) => `${term.slice(0, 250)}${at}`),
  note: term,
  example: term,
  tags: [term.slice(0, 31).trim()],
});

/** As a browser makes it that wants to be reminded. */
const browserKey = (): string => createECDH("prime256v1").generateKeys("base64url");
