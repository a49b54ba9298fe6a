import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { storeReview, storedReviews } from "./log.ts";
import { storedReview } from "./stored-review.fixture.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a database that does not open holds up no verdict: this tab remembers alone", async () => {
  const open = vi.fn(() => new EventTarget());
  vi.stubGlobal("indexedDB", { open });
  const first = storeReview(storedReview("anna", "1"));
  await vi.advanceTimersByTimeAsync(2000);
  await first;
  // The next review does not wait for it.
  await storeReview(storedReview("anna", "2"));
  expect((await storedReviews("anna")).map(({ id }) => id)).toEqual(["1", "2"]);
  expect(open).toHaveBeenCalledOnce();
});
