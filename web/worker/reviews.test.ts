import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { KeptReview } from "../features/reviews/device/database.ts";
import { keptReview } from "../features/reviews/device/kept-review.fixture.ts";
import { sendReviews } from "./reviews.ts";

let open: ReturnType<typeof vi.fn>;
let databases: { name: string }[];

/** An answer that comes at once. */
function answering(result: unknown): EventTarget {
  const request = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => request.dispatchEvent(new Event("success")));
  return request;
}

/** The device's database, for reading alone. */
function databaseOf(kept: KeptReview[]): unknown {
  const objectStore = () => ({ getAll: () => answering(kept) });
  return Object.assign(new EventTarget(), { transaction: () => ({ objectStore }), close: () => {} });
}

beforeEach(() => {
  open = vi.fn(() => answering(databaseOf([keptReview("anna", "1")])));
  databases = [{ name: "reviews" }];
  vi.stubGlobal("indexedDB", { open, databases: async () => databases });
  vi.stubGlobal("navigator", { locks: { request: (_name: string, work: () => unknown) => work() } });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("somebody who logs out while a page sends leaves nothing behind for the worker to open or send", async () => {
  let signedIn: string | null = "anna";
  vi.stubGlobal("fetch", async () =>
    signedIn ? Response.json({ id: signedIn }) : new Response("{}", { status: 401 }),
  );
  let pageIsDone = (): void => {};
  const page = new Promise<void>((resolve) => (pageIsDone = resolve));
  vi.stubGlobal("navigator", {
    locks: { request: (_name: string, work: () => unknown) => page.then(work) },
  });
  const sent = sendReviews();
  signedIn = null;
  pageIsDone();
  await sent;
  expect(open).not.toHaveBeenCalled();
});

test("a database that a log-out without a network has deleted is not created again", async () => {
  databases = [];
  vi.stubGlobal("fetch", async () => Response.json({ id: "anna" }));
  await sendReviews();
  expect(open).not.toHaveBeenCalled();
});

test.each(["/api/users/me", "/api/reviews"])(
  "a request to %s that gets no answer is given up, so that pages can send again",
  async (silent) => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
    const asked = new Promise<void>((resolve) => {
      vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
        if (path !== silent) return Promise.resolve(Response.json({ id: "anna" }));
        resolve();
        return new Promise((_, reject) =>
          init?.signal?.addEventListener("abort", () => reject(new DOMException("Too long", "TimeoutError"))),
        );
      });
    });
    const sent = sendReviews();
    await asked;
    timeout.abort();
    await expect(sent).rejects.toThrow("Too long");
  },
);
