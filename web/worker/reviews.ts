import { REVIEWS } from "../../shared/offline.ts";
import { USER_HEADER } from "../../shared/user-header.ts";
import {
  byTime,
  connect,
  markStored,
  readStored,
  reviewsIn,
  type DeviceReview,
  type KeptReview,
} from "../features/reviews/device/database.ts";
import { isSignedOut, POST_MS, sendUnsent } from "../features/reviews/device/posting.ts";

/** Sends the reviews that pages could not send before they were closed. Rejects without a network, and the browser tries again. */
export const sendReviews = (): Promise<void> => navigator.locks.request(REVIEWS.lock, sendAll);

async function sendAll(): Promise<void> {
  if (!(await isKept())) return;
  const database = await connect(() => {});
  try {
    const people = new Set((await readUnsent(database)).map(({ userId }) => userId));
    for (const userId of people) await sendOf(userId, database);
  } finally {
    database.close();
  }
}

/** Log-out deletes the database; opening it would create it again. */
const isKept = async (): Promise<boolean> =>
  (await indexedDB.databases()).some(({ name }) => name === REVIEWS.database);

async function readUnsent(database: IDBDatabase): Promise<KeptReview[]> {
  const all = await readStored(reviewsIn(database, "readonly"));
  return all.filter(({ sent }) => !sent).sort(byTime);
}

async function sendOf(userId: string, database: IDBDatabase): Promise<void> {
  try {
    await sendUnsent({
      readUnsent: async () => (await readUnsent(database)).filter((kept) => kept.userId === userId),
      post: (reviews) => post(userId, reviews),
      markSent: (sent) => markStored(reviewsIn(database, "readwrite"), sent),
    });
  } catch (error) {
    // What several people of this device have not sent is stored; one of them at most is signed in.
    if (!isSignedOut(error)) throw error;
  }
}

async function post(userId: string, reviews: DeviceReview[]): Promise<number> {
  const response = await fetch("/api/reviews", {
    method: "POST",
    headers: { "content-type": "application/json", [USER_HEADER]: userId },
    body: JSON.stringify({ reviews, source: "device" }),
    signal: AbortSignal.timeout(POST_MS),
  });
  return response.status;
}
