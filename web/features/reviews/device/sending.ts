import { REVIEWS } from "../../../../shared/offline.ts";
import { USER_HEADER } from "../../../../shared/user-header.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { ask } from "../../../lib/api.ts";
import { syncLater } from "../../../lib/service-worker.ts";
import { hasUnsentReviews } from "../../../lib/unsent-reviews.ts";
import { isUnsent, type StoredReview } from "./database.ts";
import { storedReviews, markSent, noteUnsent } from "./log.ts";
import { isSignedOut, POST_MS, sendUnsent } from "./posting.ts";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** How long a screen waits for reviews to be sent. */
const PATIENCE_MS = 2000;

let sending: Promise<void> | undefined;
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends in the background. After a failure it tries again, each time after a pause twice as long. */
export function sendSoon(userId: string): void {
  clearTimeout(timer);
  // Before the answer comes: if this page is closed first, the service worker goes on.
  syncLater(REVIEWS.sync + userId);
  sendReviews(userId).then(
    () => (wait = FIRST_WAIT_MS),
    (error: unknown) => {
      if (isSignedOut(error)) return;
      clearTimeout(timer);
      timer = setTimeout(() => sendSoon(userId), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    },
  );
}

/** Sends everything that was not sent yet; rejects when it does not arrive. */
export async function sendReviews(userId: string): Promise<void> {
  // Reviews that are stored during a request are sent with the next one.
  await sending?.catch(() => undefined);
  sending = oneAtATime(() =>
    sendUnsent({
      readUnsent: () => readUnsent(userId),
      post: (reviews) =>
        statusOf(() => ask("POST /reviews", { body: { reviews, source: "device" }, ...callOf(userId) })),
      withdraw: (ids) => statusOf(() => ask("POST /reviews/withdraw", { body: { ids }, ...callOf(userId) })),
      markSent,
    }),
  );
  await sending;
}

/** Sends what was not sent yet, but waits only a moment: a connection may be there and carry nothing. Never rejects. */
export async function trySending(userId: string): Promise<void> {
  if (!hasUnsentReviews(userId)) return;
  const sent = sendReviews(userId).catch(() => undefined);
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

export async function readUnsent(userId: string): Promise<StoredReview[]> {
  const unsent = (await storedReviews(userId)).filter(isUnsent);
  noteUnsent(userId, unsent.length > 0);
  return unsent;
}

const callOf = (userId: string) => ({
  headers: { [USER_HEADER]: userId },
  signal: AbortSignal.timeout(POST_MS),
});

async function statusOf(send: () => Promise<unknown>): Promise<number> {
  try {
    await send();
    return 200;
  } catch (error) {
    if (error instanceof ApiError) return error.status;
    throw error;
  }
}

/** Two tabs, or a tab and the service worker, would send the same reviews twice. They would count once all the same. */
const oneAtATime = (work: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request(REVIEWS.lock, work) : work();
