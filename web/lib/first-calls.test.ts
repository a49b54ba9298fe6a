import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { takeFirst } from "./first-calls.ts";

const URL = "/api/users/me";

beforeEach(() => {
  vi.spyOn(performance, "now").mockReturnValue(500);
  globalThis.firstCalls = {
    language: "uk",
    answers: new Map([[`GET ${URL}`, Promise.resolve({ response: new Response(), text: "first" })]]),
  };
});
afterEach(() => {
  globalThis.firstCalls = undefined;
  vi.restoreAllMocks();
});

test("what the page asked is given once", async () => {
  expect((await takeFirst("GET", URL, "uk"))?.text).toBe("first");
  expect(takeFirst("GET", URL, "uk")).toBeUndefined();
});

test.each([
  ["another method", "PATCH", URL, "uk"],
  ["another address", "GET", `${URL}/export`, "uk"],
  ["another language", "GET", URL, "de"],
])("%s is asked again", (_, method, url, language) => {
  expect(takeFirst(method, url, language)).toBeUndefined();
});

test("an answer that nobody came for grows old", () => {
  vi.mocked(performance.now).mockReturnValue(31_000);
  expect(takeFirst("GET", URL, "uk")).toBeUndefined();
});

test("a page without calls of its own asks itself", () => {
  globalThis.firstCalls = undefined;
  expect(takeFirst("GET", URL, "uk")).toBeUndefined();
});
