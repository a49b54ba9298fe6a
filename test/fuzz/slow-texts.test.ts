import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import type { TestClient } from "../client.ts";
import { startTestServer, type TestServer } from "../server.ts";
import { SLOW_JSON, SLOW_TEXTS } from "./slow-texts.ts";

const SEED = 20_261_123;
const MOST_TIMES_PLAIN = 5;
/** A busy machine is slow from time to time; a slow text is slow every time. */
const MOST_ROUNDS = 15;
/** A shorter time is harmless, and cannot be distinguished from the noise of a busy machine. */
const QUICK_MS = 30;
const LEAST_ROUNDS = 3;

let server: TestServer;
let client: TestClient;
let dictionary: string;
beforeAll(async () => {
  server = await startTestServer();
  client = await server.member("developer");
  const body = { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "en" } as const;
  dictionary = `/api/dictionaries/${(await client.ok(api.dictionaries.create, { body })).id}`;
});
afterAll(() => server.close());

type Send = (text: string) => Promise<{ status: number; text: string }>;

async function timeOf(send: Send, text: string): Promise<number> {
  const began = performance.now();
  const { status, text: answer } = await send(text);
  const took = performance.now() - began;
  // 503 is the answer of features that are not configured here.
  if (status !== 503) expect(status).toBeLessThan(500);
  expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(16 * 1024);
  return took;
}

const medianOf = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

/** The ratio of the times of the slow and the plain text, measured alternately until the result is clear. */
async function timesPlain(send: Send, slow: string, plain: string): Promise<number> {
  const slowTimes: number[] = [];
  const plainTimes: number[] = [];
  let times = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    plainTimes.push(await timeOf(send, plain));
    slowTimes.push(await timeOf(send, slow));
    const slowTime = medianOf(slowTimes);
    times = slowTime <= QUICK_MS ? 1 : slowTime / medianOf(plainTimes);
    if (round >= LEAST_ROUNDS - 1 && times <= MOST_TIMES_PLAIN) return times;
  }
  return times;
}

const words = (term: string) => ({ words: { create: [{ term, definitions: [term] }] } });
const moreOfAWord = (more: object) => ({ words: { create: [{ term: "a", definitions: ["b"], ...more }] } });
const reviewOf = (given: string) => {
  const id = "01a20760-3ef3-752f-bb1a-bd99e38b276d";
  const at = "2026-01-01T00:00:00.000Z";
  const rest = { direction: "forward", grade: "again", outcome: "wrong", milliseconds: 1000 };
  return { source: "device", reviews: [{ id, wordId: id, at, ...rest, given: [given] }] };
};
const inQuery =
  (name: string): Send =>
  (text) =>
    client.send("GET", `${dictionary}?${name}=${encodeURIComponent(text)}`);

/** Every place where the API accepts a text, and the largest possible size there. */
const ENTRIES: [where: string, bytes: number, send: Send][] = [
  ["an address to log in", 3500, (email) => client.send("POST", "/api/auth/login", { email, password: "x" })],
  ["a password", 3500, (password) => client.send("POST", "/api/auth/login", { email: "a@b.test", password })],
  ["a code", 3500, (code) => client.send("POST", "/api/auth/restore", { code })],
  ["an answer", 60_000, (answer) => client.send("POST", "/api/testing", { answer })],
  ["a name", 200_000, (name) => client.send("PATCH", dictionary, { name })],
  ["a term and a definition", 100_000, (term) => client.send("PATCH", dictionary, words(term))],
  ["a note", 100_000, (note) => client.send("PATCH", dictionary, moreOfAWord({ note }))],
  ["an example", 100_000, (example) => client.send("PATCH", dictionary, moreOfAWord({ example }))],
  ["a tag", 100_000, (tag) => client.send("PATCH", dictionary, moreOfAWord({ tags: [tag] }))],
  ["what was given", 100_000, (given) => client.send("POST", "/api/reviews", reviewOf(given))],
  ["a word to say", 1200, (text) => client.send("GET", `/api/speech/de?text=${encodeURIComponent(text)}`)],
  ["a filter", 1200, inQuery("filter")],
  ["a place", 1200, inQuery("after")],
  ["a word to translate", 1200, (word) => client.send("GET", `/api/translate/${encodeURIComponent(word)}`)],
];

describe.each(ENTRIES)("%s", (_where, bytes, send) => {
  test.each(Object.entries(SLOW_TEXTS))("takes no longer than a few plain texts: %s", async (_what, slow) => {
    for (const textOf of fc.sample(slow, { numRuns: 2, seed: SEED }))
      expect(await timesPlain(send, textOf(bytes), "a".repeat(bytes))).toBeLessThanOrEqual(MOST_TIMES_PLAIN);
  });
});

test.each(Object.entries(SLOW_JSON))(
  "a body takes no longer than a few plain texts: %s",
  async (_what, slow) => {
    const send: Send = (body) => client.send("PATCH", dictionary, body);
    for (const bytes of [100_000, 2_000_000]) {
      const plain = JSON.stringify({ name: "a".repeat(bytes) });
      expect(await timesPlain(send, slow(bytes), plain), `${bytes}`).toBeLessThanOrEqual(MOST_TIMES_PLAIN);
    }
  },
);

test.each([
  ["accept-language", "a,"],
  ["accept-language", ";q=0,"],
  ["cookie", "=;"],
  ["cookie", "__Host-session=a; "],
  ["x-work", "sha-256:"],
])("a header takes no longer than a few plain texts: %s of %j", async (name, part) => {
  const bytes = 12_000;
  const send: Send = (value) => server.visitor().send("GET", "/api/users/me", undefined, { [name]: value });
  const slow = part.repeat(bytes / part.length);
  expect(await timesPlain(send, slow, "a".repeat(bytes))).toBeLessThanOrEqual(MOST_TIMES_PLAIN);
});
