import { v7 as uuidv7 } from "uuid";
import { expect } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { SentReviews } from "../../../shared/api/reviews.ts";
import type { ReviewSettings } from "../../../shared/api/users.ts";
import type { TestClient } from "../../../test/client.ts";
import type { TestServer } from "../../../test/server.ts";
import { makeDictionary } from "../testing/testing.fixtures.ts";

type Sent = SentReviews["reviews"][number];

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * A zone where it is about one in the afternoon, so that no test runs past the end of a day. Signs are the other way round in
 * these names, which reach from 14 hours ahead to 12 behind.
 */
export function afternoon(): string {
  const ahead = 13 - new Date().getUTCHours();
  return ahead === 0 ? "UTC" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

/** Somebody with a dictionary of so many words, w1, w2 …, and a day in which it is afternoon. */
export async function learnerOf(server: TestServer, count: number) {
  const client = await server.member("premium");
  await settings(client, { timeZone: afternoon(), dayStartsAt: 0 });
  const made = await makeDictionary(client, texts(count));
  return { client, dictionaryId: made.id, words: [...made.words.values()] };
}

export const texts = (count: number, prefix = "w") =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index + 1}`, `m${index + 1}`]));

/** A time so long ago. */
export const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

/** A right answer to the term of a word, just now, in five seconds. */
export const reviewOf = (wordId: string, more: Partial<Sent> = {}): Sent => ({
  id: uuidv7(),
  wordId,
  direction: "forward",
  at: ago(0),
  grade: "good",
  outcome: null,
  given: [],
  milliseconds: 5000,
  ...more,
});

/** Adds them all; `tried` is for those of which some are refused. */
export async function post(
  client: TestClient,
  reviews: readonly Sent[],
  source: SentReviews["source"] = "device",
) {
  const answer = await tried(client, reviews, source);
  expect(answer.refused).toEqual([]);
  return answer;
}

export const tried = (
  client: TestClient,
  reviews: readonly Sent[],
  source: SentReviews["source"] = "device",
) => client.ok(api.reviews.post, { body: { reviews: [...reviews], source } });

export const queue = (client: TestClient, dictionaryId?: string) =>
  client.ok(api.reviews.queue, { query: { ...(dictionaryId && { dictionaryId }) } });

export const summary = (client: TestClient) => client.ok(api.reviews.summary);

export const settings = (client: TestClient, review: Partial<ReviewSettings>) =>
  client.ok(api.users.update, { body: { review } });

/** The memory of a word's card, terms shown. */
export async function memoryOf(client: TestClient, dictionaryId: string, wordId: string) {
  const { memory } = await client.ok(api.dictionaries.word, { params: { dictionaryId, wordId } });
  return memory;
}

/** All reviews there are. */
export async function log(client: TestClient) {
  const { reviews } = await client.ok(api.reviews.list, { query: {} });
  return reviews;
}
