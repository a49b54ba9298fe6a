import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { destination, forgetDestination, rememberDestination } from "./destination.ts";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a person comes back to where they wanted to go", () => {
  rememberDestination("/dictionaries/1?sort=term");
  expect(destination()).toBe("/dictionaries/1?sort=term");
  forgetDestination();
  expect(destination()).toBeNull();
});

test.each(["/auth", "/auth/login", "/verify", "/accept-policy"])("%s is only on the way", (path) => {
  rememberDestination("/menu");
  rememberDestination(path);
  expect(destination()).toBe("/menu");
});
