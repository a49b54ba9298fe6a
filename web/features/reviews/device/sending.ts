import { REVIEW } from "../../../../shared/limits.ts";
import { REVIEWS } from "../../../../shared/offline.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { ask } from "../../../lib/api.ts";
import { hasUnsentReviews } from "../../../lib/kept-reviews.ts";
import { syncLater } from "../../../lib/service-worker.ts";
import type { DeviceReview } from "./database.ts";
import { keptReviews, markSent, noteUnsent } from "./log.ts";
import { POST_MS, postAll, type Post } from "./posting.ts";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** So long somebody waits for what goes on its way before they see something. */
const PATIENCE_MS = 2000;

let sending: Promise<void> | undefined;
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** From now on what a person answers here is sent behind their back; answers with the way to stop. */
export function startSending(userId: string): () => void {
  const begin = (): void => sendSoon(userId);
  const onVisibility = (): void => {
    if (document.visibilityState === "visible" || hasUnsentReviews(userId)) begin();
  };
  begin();
  addEventListener("online", begin);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    clearTimeout(timer);
    removeEventListener("online", begin);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}

/** Sends in the background; what does not arrive is tried again, ever more slowly. */
export function sendSoon(userId: string): void {
  clearTimeout(timer);
  sendReviews(userId).then(
    () => (wait = FIRST_WAIT_MS),
    (error: unknown) => {
      // Nobody is signed in here any more, or not far enough: the next who is begins again.
      if (error instanceof ApiError && [401, 403].includes(error.status)) return;
      // Also where this page is closed before the network is back.
      syncLater(REVIEWS.sync);
      timer = setTimeout(() => sendSoon(userId), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    },
  );
}

/** Sends everything that was not sent yet; rejects when it does not arrive. */
export async function sendReviews(userId: string): Promise<void> {
  // What was kept while it was on the way goes with the next round.
  await sending?.catch(() => undefined);
  sending = oneTabAtATime(() => sendAll(userId));
  await sending;
}

/** Sends what was not sent yet, and waits for it only a moment: a network may be there and carry nothing. Never rejects. */
export async function trySending(userId: string): Promise<void> {
  if (!hasUnsentReviews(userId)) return;
  const sent = sendReviews(userId).catch(() => undefined);
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

async function sendAll(userId: string): Promise<void> {
  for (;;) {
    const unsent = (await keptReviews(userId)).filter(({ sent }) => !sent).slice(0, REVIEW.perRequest);
    noteUnsent(userId, unsent.length > 0);
    if (unsent.length === 0) return;
    await postAll(unsent, post);
    await markSent(unsent);
  }
}

async function post(reviews: DeviceReview[]): ReturnType<Post> {
  try {
    const body = { reviews, source: "device" } as const;
    await ask("POST /reviews", { body, signal: AbortSignal.timeout(POST_MS) });
    return "read";
  } catch (error) {
    if (error instanceof ApiError && [400, 413].includes(error.status)) return "unreadable";
    throw error;
  }
}

/** Two tabs would send the same twice: it would count once, but for nothing. */
const oneTabAtATime = (work: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request(REVIEWS.lock, work) : work();
