import { REVIEWS } from "../../shared/offline.ts";
import { USER_HEADER } from "../../shared/user-header.ts";
import {
  byTime,
  connect,
  isUnsent,
  markStored,
  readStored,
  reviewsIn,
  type StoredReview,
} from "../features/reviews/device/database.ts";
import { isSignedOut, POST_MS, sendUnsent } from "../features/reviews/device/posting.ts";

/**
 * Sends what a person could not send from a page before it was closed. Rejects if the server does not answer, or fails, and
 * the browser tries again.
 */
export const sendReviews = (userId: string): Promise<void> =>
  navigator.locks.request(REVIEWS.lock, () => sendStored(userId));

async function sendStored(userId: string): Promise<void> {
  if (!(await hasStored())) return;
  const database = await connect(() => {});
  try {
    await sendUnsent({
      readUnsent: () => readUnsent(database, userId),
      post: (reviews) => post("/api/reviews", userId, { reviews, source: "device" }),
      withdraw: (ids) => post("/api/reviews/withdraw", userId, { ids }),
      markSent: (sent) => markStored(reviewsIn(database, "readwrite"), sent),
    });
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  } finally {
    database.close();
  }
}

/** Log-out deletes the database; opening it would create it again. */
const hasStored = async (): Promise<boolean> =>
  (await indexedDB.databases()).some(({ name }) => name === REVIEWS.database);

async function readUnsent(database: IDBDatabase, userId: string): Promise<StoredReview[]> {
  const all = await readStored(reviewsIn(database, "readonly"));
  return all.filter((kept) => kept.userId === userId && isUnsent(kept)).sort(byTime);
}

async function post(path: string, userId: string, body: object): Promise<number> {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", [USER_HEADER]: userId },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(POST_MS),
  });
  return response.status;
}
