import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { hasUnsentReviews } from "../../../lib/unsent-reviews.ts";
import { countedIn, type StoredReview } from "./database.ts";
import { storeReview, storedReviews, withdrawReview } from "./log.ts";
import { sendReviews } from "./sending.ts";
import { storedReview } from "./stored-review.fixture.ts";

/** A server that can read no answer of more than so many characters, and what it took. */
function serverTaking(longest: number): { taken: string[]; requests: number } {
  const seen = { taken: [] as string[], requests: 0 };
  vi.stubGlobal("fetch", async (_path: string, { body }: { body: string }) => {
    const { reviews } = JSON.parse(body) as { reviews: StoredReview["review"][] };
    seen.requests++;
    if (reviews.some(({ given }) => given.some((text) => text.length > longest)))
      return new Response("{}", { status: 400 });
    seen.taken.push(...reviews.map(({ id }) => id));
    return Response.json({ accepted: reviews.length, known: 0, refused: [] });
  });
  return seen;
}

// A browser without locks, and without a database.
beforeEach(() => void vi.stubGlobal("navigator", {}));
afterEach(() => void vi.unstubAllGlobals());

test("a review that the server cannot read holds up no other", async () => {
  const server = serverTaking(255);
  for (const id of ["1", "2", "3", "4", "5"])
    await storeReview(storedReview("anna", id, id === "4" ? "x".repeat(256) : "house"));
  await sendReviews("anna");
  expect(server.taken.toSorted()).toEqual(["1", "2", "3", "5"]);
  expect((await storedReviews("anna")).every(({ sent }) => sent)).toBe(true);

  const requests = server.requests;
  await sendReviews("anna");
  expect(server.requests).toBe(requests);
});

test("what the server did not answer is sent again", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 503 })));
  await storeReview(storedReview("boris", "6"));
  await expect(sendReviews("boris")).rejects.toThrow();
  const server = serverTaking(255);
  await sendReviews("boris");
  expect(server.taken).toEqual(["6"]);
});

test("what is sent while somebody else is signed in is kept until its person is signed in again", async () => {
  let signedIn = "hugo";
  const taken: string[] = [];
  vi.stubGlobal("fetch", async (_path: string, { headers }: { headers: Record<string, string> }) => {
    const whose = headers["x-user"] ?? signedIn;
    if (whose !== signedIn) return new Response("{}", { status: 401 });
    taken.push(whose);
    return Response.json({ accepted: 1, known: 0, refused: [] });
  });
  await storeReview(storedReview("gerda", "10"));
  await expect(sendReviews("gerda")).rejects.toThrow("401");
  signedIn = "gerda";
  await sendReviews("gerda");
  expect(taken).toEqual(["gerda"]);
});

test("a post that gets no answer is given up, and goes another time", async () => {
  const timeout = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeout.signal);
  const asked = new Promise<void>((resolve) => {
    vi.stubGlobal("fetch", (_path: string, { signal }: { signal: AbortSignal }) => {
      resolve();
      return new Promise((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason as Error)),
      );
    });
  });
  await storeReview(storedReview("emma", "9"));
  const sent = sendReviews("emma");
  await asked;
  timeout.abort(new DOMException("Too long", "TimeoutError"));
  await expect(sent).rejects.toThrow();
  vi.restoreAllMocks();
  const server = serverTaking(255);
  await sendReviews("emma");
  expect(server.taken).toEqual(["9"]);
});

test("what one person has not sent waits for them, also while another sends", async () => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  await storeReview(storedReview("clara", "7"));
  await storeReview(storedReview("dan", "8"));
  const server = serverTaking(255);
  await sendReviews("dan");
  expect([hasUnsentReviews("clara"), hasUnsentReviews("dan")]).toEqual([true, false]);
  await sendReviews("clara");
  expect(server.taken).toEqual(["8", "7"]);
  expect(items).toEqual(new Map());
});

/** A server, and which reviews it was told to add and to take back, in order. */
function told(): string[] {
  const seen: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const { reviews, ids } = JSON.parse(body) as { reviews?: { id: string }[]; ids?: string[] };
    seen.push(...(reviews ?? []).map(({ id }) => `+${id}`), ...(ids ?? []).map((id) => `-${id}`));
    return Response.json(
      path.endsWith("withdraw") ? { withdrawn: 1 } : { accepted: 1, known: 0, refused: [] },
    );
  });
  return seen;
}

test("what is taken back before it was sent is never posted, and the server is told once", async () => {
  const seen = told();
  const review = storedReview("fritz", "20");
  await storeReview(review);
  await withdrawReview(review);
  // “I was right” in a tab that still shows the verdict.
  await storeReview({ ...review, review: { ...review.review, outcome: "overridden" } });
  await sendReviews("fritz");
  await sendReviews("fritz");
  expect(seen).toEqual(["-20"]);
  expect(countedIn(await storedReviews("fritz"))).toEqual([]);
});

test("what is taken back while it is on its way is withdrawn afterwards", async () => {
  const review = storedReview("greta", "21");
  await storeReview(review);
  let arrive = (): void => {};
  const asked = new Promise<void>((begun) => {
    vi.stubGlobal("fetch", () => {
      begun();
      return new Promise((resolve) => {
        arrive = () => resolve(Response.json({ accepted: 1, known: 0, refused: [] }));
      });
    });
  });
  const sent = sendReviews("greta");
  await asked;
  await withdrawReview(review);
  const seen = told();
  arrive();
  await sent;
  expect(seen).toEqual(["-21"]);
});

test("what was posted is not posted again where the server cannot be told what was taken back", async () => {
  const posted: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    if (path.endsWith("withdraw")) return new Response("{}", { status: 503 });
    posted.push(...(JSON.parse(body) as { reviews: { id: string }[] }).reviews.map(({ id }) => id));
    return Response.json({ accepted: 1, known: 0, refused: [] });
  });
  await storeReview(storedReview("heidi", "22"));
  await withdrawReview(storedReview("heidi", "23"));
  await expect(sendReviews("heidi")).rejects.toThrow("503");
  await expect(sendReviews("heidi")).rejects.toThrow("503");
  expect(posted).toEqual(["22"]);
});
