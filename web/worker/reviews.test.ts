import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { StoredReview } from "../features/reviews/device/database.ts";
import { storedReview } from "../features/reviews/device/stored-review.fixture.ts";
import { sendReviews } from "./reviews.ts";

let open: ReturnType<typeof vi.fn>;
let databases: { name: string }[];
let kept: Map<string, StoredReview>;

/** An answer that comes at once. */
function answering(result: unknown): EventTarget {
  const request = Object.assign(new EventTarget(), { result });
  queueMicrotask(() => request.dispatchEvent(new Event("success")));
  return request;
}

/** The device's database. */
function database(): unknown {
  const transaction = () => {
    const own = new EventTarget();
    const objectStore = () => ({
      transaction: own,
      getAll: () => answering([...kept.values()]),
      get: (id: string) => answering(kept.get(id)),
      put: (review: StoredReview) => {
        kept.set(review.id, review);
        setTimeout(() => own.dispatchEvent(new Event("complete")));
      },
    });
    return { objectStore };
  };
  return Object.assign(new EventTarget(), { transaction, close: () => {} });
}

/** A server where one person is signed in, and what it took. */
function serverOf(signedIn: string): string[] {
  const taken: string[] = [];
  vi.stubGlobal(
    "fetch",
    async (_path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      if (headers["x-user"] !== signedIn) return new Response("{}", { status: 401 });
      const { reviews } = JSON.parse(body) as { reviews: StoredReview["review"][] };
      taken.push(...reviews.map(({ id }) => id));
      return Response.json({ accepted: reviews.length, known: 0, refused: [] });
    },
  );
  return taken;
}

const unsent = (): string[] => [...kept.values()].filter(({ sent }) => !sent).map(({ id }) => id);

beforeEach(() => {
  kept = new Map(
    [storedReview("anna", "1"), storedReview("boris", "2")].map((review) => [review.id, review]),
  );
  open = vi.fn(() => answering(database()));
  databases = [{ name: "reviews" }];
  vi.stubGlobal("indexedDB", { open, databases: async () => databases });
  vi.stubGlobal("navigator", { locks: { request: (_name: string, work: () => unknown) => work() } });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("what one person has not sent is sent, and what another has not is kept until they are signed in", async () => {
  const taken = serverOf("boris");
  await sendReviews("boris");
  await sendReviews("anna");
  expect([taken, unsent()]).toEqual([["2"], ["1"]]);
});

test("a server that fails is tried again by the browser, and everything is kept", async () => {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 503 }));
  await expect(sendReviews("anna")).rejects.toThrow("503");
  expect(unsent()).toEqual(["1", "2"]);
});

test("somebody who logs out while a page sends leaves nothing behind for the worker to open or send", async () => {
  const taken = serverOf("anna");
  let pageIsDone = (): void => {};
  const page = new Promise<void>((resolve) => (pageIsDone = resolve));
  vi.stubGlobal("navigator", {
    locks: { request: (_name: string, work: () => unknown) => page.then(work) },
  });
  const sent = sendReviews("anna");
  databases = [];
  pageIsDone();
  await sent;
  expect(open).not.toHaveBeenCalled();
  expect(taken).toEqual([]);
});

test("a request that gets no answer is given up, so that pages can send again", async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  const asked = new Promise<void>((resolve) => {
    vi.stubGlobal("fetch", (_path: string, init?: RequestInit) => {
      resolve();
      return new Promise((_, reject) =>
        init?.signal?.addEventListener("abort", () => reject(new DOMException("Too long", "TimeoutError"))),
      );
    });
  });
  const sent = sendReviews("anna");
  await asked;
  timeout.abort();
  await expect(sent).rejects.toThrow("Too long");
});
