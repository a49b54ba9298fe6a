import type { DeviceReview, KeptReview } from "./database.ts";

/**
 * How long a request of a sender may take: a connection may be gone without notice, and nothing else is sent meanwhile,
 * neither by another tab nor by the service worker.
 */
export const POST_MS = 60_000;

/** Sends some reviews in one request, and answers whether the server could read them. Rejects where they did not arrive. */
export type Post = (reviews: DeviceReview[]) => Promise<"read" | "unreadable">;

/**
 * Refused reviews, of words that are gone by now, are done with, too. A review that the server cannot read makes it
 * refuse the whole request: it is found by halving, and set aside alone, because it would never be accepted.
 */
export async function postAll(unsent: readonly KeptReview[], post: Post): Promise<void> {
  if ((await post(unsent.map(({ review }) => review))) === "read" || unsent.length === 1) return;
  const middle = Math.ceil(unsent.length / 2);
  await postAll(unsent.slice(0, middle), post);
  await postAll(unsent.slice(middle), post);
}
