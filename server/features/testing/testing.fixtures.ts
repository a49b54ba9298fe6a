import type { SentWordChanges } from "../../../shared/api/dictionaries.ts";
import { api } from "../../../shared/api/index.ts";
import type { AnswerResult, SentSetup } from "../../../shared/api/testing.ts";
import type { LanguageCode } from "../../../shared/languages.ts";
import type { TestClient } from "../../../test/client.ts";

export interface MadeDictionary {
  id: string;
  /** Ids of the words by their terms. */
  words: Map<string, string>;
}

interface DictionaryOptions {
  name?: string;
  termsLanguage?: LanguageCode;
  definitionsLanguage?: LanguageCode;
}

/** A dictionary of the client with these words, definitions separated by commas: {Hund: "dog, hound"}. */
export async function makeDictionary(
  client: TestClient,
  texts: Readonly<Record<string, string>>,
  { name = "Animals", termsLanguage = "de", definitionsLanguage = "en" }: DictionaryOptions = {},
): Promise<MadeDictionary> {
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name, termsLanguage, definitionsLanguage },
  });
  const create = Object.entries(texts).map(([term, definitions]) => ({
    term,
    definitions: definitions.split(", "),
  }));
  const { words } = await change(client, id, { create });
  return { id, words: new Map(words.map((word) => [word.term, word.id])) };
}

/** Changes words of a dictionary. */
export const change = (client: TestClient, id: string, words: SentWordChanges) =>
  client.ok(api.dictionaries.update, { params: { id }, body: { words } });

/** Starts a test of all words, or of those that the setup selects. */
export const start = (client: TestClient, dictionaryId: string, setup: Partial<SentSetup> = {}) =>
  client.ok(api.testing.create, {
    body: {
      dictionaryId,
      ...("wordsDateLimit" in setup || "range" in setup
        ? {}
        : { wordsNumberLimit: { count: null, direction: 1 } }),
      ...setup,
    },
  });

export const answer = (client: TestClient, text: string, questionId?: string): Promise<AnswerResult> =>
  client.ok(api.testing.answer, { body: { answer: text, ...(questionId && { testId: questionId }) } });

/** The overview of somebody who has no test. */
export const NOTHING = { test: null, testsLeft: 0, report: null, last: null, about: null };

export const overview = (client: TestClient) => client.ok(api.testing.read);

/** The open question; there has to be one. */
export async function current(client: TestClient) {
  const { test } = await overview(client);
  if (!test) throw new Error("No question is open");
  return test;
}

/** Answers the open questions with the right answers from this map of prompts; other prompts are skipped. */
export async function finish(client: TestClient, answers: Readonly<Record<string, string>> = {}) {
  for (;;) {
    const { test, report } = await overview(client);
    if (!test) {
      if (!report) throw new Error("A finished test has no report");
      return report;
    }
    const text = answers[test.prompt.join(", ")];
    if (text === undefined) await client.ok(api.testing.skip, { body: {} });
    else for (const one of text.split(", ")) await answer(client, one);
  }
}
