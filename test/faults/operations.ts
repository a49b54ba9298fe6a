import { v7 as uuidv7 } from "uuid";

import { api } from "../../shared/api/index.ts";
import { INTERFACE_LANGUAGES } from "../../shared/languages.ts";
import type { RawAnswer, TestClient } from "../client.ts";
import type { Random } from "./random.ts";
import { lineOf, type KnownState } from "./state.ts";

/** A write operation, and the state that is known once it is acknowledged. */
export interface Operation {
  name: string;
  send(): Promise<RawAnswer>;
  after: KnownState;
}

export interface Author {
  client: TestClient;
  random: Random;
  /** The id of a dictionary by its name. */
  idOf: (dictionary: string) => Promise<string>;
}

const MOST_DICTIONARIES = 3;
const MOST_WORDS = 60;
const MOST_TESTS = 150;

/** A random operation that is possible now. */
export async function nextOperation(author: Author, state: KnownState): Promise<Operation> {
  const { random } = author;
  const names = Object.keys(state.dictionaries);
  const name = random.of(names);
  if (name === undefined || (names.length < MOST_DICTIONARIES && random.chance(0.05)))
    return createDictionary(author, state);
  if (names.length > 1 && random.chance(0.01)) return deleteDictionary(author, state, name);
  if (random.chance(0.05)) return changeLanguage(author, state);
  const open = state.test !== null && state.test.outcomes.length < state.test.total;
  if (open && random.chance(0.6)) return answerQuestion(author, state);
  const words = Object.keys(state.dictionaries[name] ?? {}).length;
  if (words > 2 && state.testsToday < MOST_TESTS && random.chance(open ? 0.02 : 0.3))
    return startTest(author, state, name);
  return changeWords(author, state, name);
}

function createDictionary({ client, random }: Author, state: KnownState): Operation {
  const name = `Dictionary ${random.number()}`;
  const body = { name, termsLanguage: "de", definitionsLanguage: "uk" } as const;
  return {
    name: "create a dictionary",
    send: () => client.call(api.dictionaries.create, { body }),
    after: {
      ...state,
      dictionaries: { ...state.dictionaries, [name]: {} },
      reports: { ...state.reports, [name]: 0 },
    },
  };
}

async function deleteDictionary(
  { client, idOf }: Author,
  state: KnownState,
  name: string,
): Promise<Operation> {
  const id = await idOf(name);
  const { [name]: _words, ...dictionaries } = state.dictionaries;
  const { [name]: _reports, ...reports } = state.reports;
  const test = state.test?.dictionary === name ? null : state.test;
  return {
    name: "delete a dictionary",
    send: () => client.call(api.dictionaries.delete, { params: { id } }),
    after: { ...state, dictionaries, reports, test },
  };
}

function changeLanguage({ client, random }: Author, state: KnownState): Operation {
  const language = random.of(INTERFACE_LANGUAGES.filter((one) => one !== state.language)) ?? "en";
  return {
    name: "change the language",
    send: () => client.call(api.users.update, { body: { interfaceLanguage: language } }),
    after: { ...state, language },
  };
}

/** Several words created, updated and deleted by one request: all of it or nothing. */
async function changeWords(
  { client, random, idOf }: Author,
  state: KnownState,
  name: string,
): Promise<Operation> {
  const id = await idOf(name);
  const before = state.dictionaries[name] ?? {};
  const ids = random.shuffled(Object.keys(before));
  const removed = ids.splice(0, ids.length > MOST_WORDS ? 10 : random.upTo(2));
  const update = ids.splice(0, random.upTo(2)).map((wordId) => ({ id: wordId, ...newWord(random) }));
  const create = Array.from({ length: 1 + random.upTo(3) }, () => ({ id: uuidv7(), ...newWord(random) }));
  const words = { ...before };
  for (const wordId of removed) delete words[wordId];
  for (const word of [...update, ...create]) words[word.id] = lineOf(word.term, word.definitions);
  return {
    name: "change words",
    send: () =>
      client.call(api.dictionaries.update, {
        params: { id },
        body: { words: { create, update, delete: removed } },
      }),
    after: { ...state, dictionaries: { ...state.dictionaries, [name]: words } },
  };
}

async function startTest(
  { client, random, idOf }: Author,
  state: KnownState,
  name: string,
): Promise<Operation> {
  const dictionaryId = await idOf(name);
  const count = 2 + random.upTo(3);
  const total = Math.min(count, Object.keys(state.dictionaries[name] ?? {}).length);
  return {
    name: "start a test",
    send: () =>
      client.call(api.testing.create, {
        body: { dictionaryId, wordsNumberLimit: { count, direction: -1 } },
      }),
    after: {
      ...state,
      testsToday: state.testsToday + 1,
      test: { dictionary: name, total, outcomes: [], done: [] },
    },
  };
}

/** Answers rightly, wrongly, or not at all. */
async function answerQuestion({ client, random }: Author, state: KnownState): Promise<Operation> {
  const { test: question } = await client.ok(api.testing.read);
  if (!question || !state.test) throw new Error("The open question is gone");
  const { done } = state.test;
  const missing = definitionsOf(question.prompt.join()).filter((text) => !done.includes(text));
  if (random.chance(0.15))
    return {
      name: "skip a question",
      send: () => client.call(api.testing.skip, { body: { testId: question.id } }),
      after: finished(state, "skipped"),
    };
  const right = random.chance(0.75);
  const answer = right ? (missing[0] ?? "") : "щось зовсім інше";
  const goesOn = right && missing.length > 1;
  return {
    name: "answer a question",
    send: () => client.call(api.testing.answer, { body: { answer, testId: question.id } }),
    after: goesOn
      ? { ...state, test: { ...state.test, done: [...done, answer].toSorted() } }
      : finished(state, right ? "exact" : "wrong"),
  };
}

function finished(state: KnownState, outcome: string): KnownState {
  if (!state.test) return state;
  const test = { ...state.test, outcomes: [...state.test.outcomes, outcome], done: [] };
  const { dictionary } = test;
  const ended = test.outcomes.length === test.total ? 1 : 0;
  return {
    ...state,
    test,
    reports: { ...state.reports, [dictionary]: (state.reports[dictionary] ?? 0) + ended },
  };
}

function newWord(random: Random): { term: string; definitions: string[] } {
  const term = `Wort ${random.number()}`;
  return { term, definitions: definitionsOf(term) };
}

/** Derived from the term, so that the answer is known wherever the term is. */
function definitionsOf(term: string): string[] {
  const number = Number(term.split(" ")[1]);
  return number % 3 === 0 ? [`слово ${number}`, `мова ${number}`] : [`слово ${number}`];
}
