import * as z from "zod/mini";

import { api } from "../../shared/api/index.ts";
import type { Answer, CallInput, Endpoint } from "../../shared/endpoint.ts";
import type { TestClient } from "../client.ts";
import { lineOf, type KnownState, type KnownTest } from "./state.ts";

/** The server or its database cannot be reached now. */
export class Away extends Error {}

/**
 * Everything that a person has, as the API shows it to them. Throws Away while the server or database cannot be
 * reached.
 */
export async function readState(client: TestClient): Promise<KnownState> {
  const me = await read(client, api.users.me, {});
  const { data } = await read(client, api.dictionaries.list, { query: {} });
  const state: KnownState = {
    language: me.interfaceLanguage,
    dictionaries: {},
    reports: {},
    test: null,
    testsToday: me.usage.testsToday,
    dayEndsAt: me.usage.testsResetAt,
  };
  for (const { id, name, wordsCount } of data) {
    const words = await readWords(client, id);
    if (Object.keys(words).length !== wordsCount)
      throw new Error(`${name} says ${wordsCount} words and has ${Object.keys(words).length}`);
    state.dictionaries[name] = words;
    state.reports[name] = (await read(client, api.reports.list, { params: { id } })).length;
  }
  state.test = testOf(await read(client, api.testing.read, {}));
  return state;
}

async function readWords(client: TestClient, id: string): Promise<Record<string, string>> {
  const words: Record<string, string> = {};
  let after: string | undefined;
  do {
    const query = { sort: "default" as const, direction: 1 as const, ...(after ? { after } : {}) };
    const page = await read(client, api.dictionaries.read, { params: { id }, query });
    for (const word of page.words) words[word.id] = lineOf(word.term, word.definitions);
    after = page.next ?? undefined;
  } while (after);
  return words;
}

function testOf({ test, report, about }: Answer<typeof api.testing.read>): KnownTest | null {
  if (!about) return null;
  const { dictionaryName: dictionary, outcomes } = about;
  const total = test?.total ?? report?.total ?? 0;
  return { dictionary, total, outcomes: [...outcomes], done: test?.doneDefinitions.toSorted() ?? [] };
}

async function read<E extends Endpoint>(
  client: TestClient,
  endpoint: E,
  input: Partial<CallInput<E>>,
): Promise<Answer<E>> {
  const { status, text } = await client.call(endpoint, input).catch((cause: unknown) => {
    throw new Away("no answer", { cause });
  });
  if (status === 503) throw new Away(text);
  if (status !== endpoint.status || !endpoint.answer)
    throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${text}`);
  return z.parse(endpoint.answer, JSON.parse(text)) as Answer<E>;
}
