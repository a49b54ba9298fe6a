import { REVIEW } from "../../shared/limits.ts";
import { REVIEWS } from "../../shared/offline.ts";
import { byTime, connect, markStored, readStored, reviewsIn } from "../features/reviews/device/database.ts";
import { POST_MS, postAll, type Post } from "../features/reviews/device/posting.ts";

/**
 * Sends the reviews that pages could not send before they were closed. Only those of the person who is signed in: others'
 * would be refused for good. That person is asked for under the lock, because somebody else may sign in while another
 * sender has it. Rejects without a network, and the browser tries again.
 */
export const sendReviews = (): Promise<void> => navigator.locks.request(REVIEWS.lock, sendUnsent);

async function sendUnsent(): Promise<void> {
  const userId = await whoIsSignedIn();
  if (userId === null || !(await isKept())) return;
  const database = await connect(() => {});
  try {
    for (;;) {
      const all = await readStored(reviewsIn(database, "readonly"));
      const unsent = all.filter((kept) => kept.userId === userId && !kept.sent).sort(byTime);
      if (unsent.length === 0) return;
      const next = unsent.slice(0, REVIEW.perRequest);
      await postAll(next, post);
      await markStored(reviewsIn(database, "readwrite"), next);
    }
  } finally {
    database.close();
  }
}

/** A log-out without a network deletes the database and leaves the session: opening it would create it again. */
const isKept = async (): Promise<boolean> =>
  (await indexedDB.databases()).some(({ name }) => name === REVIEWS.database);

async function whoIsSignedIn(): Promise<string | null> {
  const me = await fetch("/api/users/me", { signal: AbortSignal.timeout(POST_MS) });
  if (me.status >= 500) throw new Error(`The server answered ${me.status}`);
  if (!me.ok) return null;
  const { id } = (await me.json()) as { id: string };
  return id;
}

async function post(reviews: Parameters<Post>[0]): ReturnType<Post> {
  const response = await fetch("/api/reviews", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ reviews, source: "device" }),
    signal: AbortSignal.timeout(POST_MS),
  });
  if (response.ok) return "read";
  if ([400, 413].includes(response.status)) return "unreadable";
  throw new Error(`The server answered ${response.status}`);
}
