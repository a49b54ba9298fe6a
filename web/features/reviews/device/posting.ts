import { REVIEW } from "../../../../shared/limits.ts";
import type { DeviceReview, StoredReview } from "./database.ts";

/**
 * How long one request may take. A connection may be lost without notice, and while a request waits, no other tab and no
 * service worker sends anything.
 */
export const POST_MS = 60_000;

/** What a sender needs, be it a page or the service worker. */
interface Sender {
  /** What one person has not sent yet, the oldest first. */
  readUnsent: () => Promise<readonly StoredReview[]>;
  /** Posts reviews for that person (`shared/user-header.ts`) and returns the status of the answer. Rejects if none came. */
  post: (reviews: DeviceReview[]) => Promise<number>;
  /** The same for the ids of those that were taken back. */
  withdraw: (ids: string[]) => Promise<number>;
  markSent: (sent: readonly StoredReview[]) => Promise<void>;
}

/** The server answered, and took nothing. */
class NotTaken extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The server answered ${status}`);
    this.status = status;
  }
}

/** Sends all that one person has not sent yet. Rejects when the server did not take it, or did not answer. */
export async function sendUnsent(sender: Sender): Promise<void> {
  for (;;) {
    const next = (await sender.readUnsent()).slice(0, REVIEW.perRequest);
    if (next.length === 0) return;
    const given = next.filter(({ withdrawn }) => !withdrawn);
    const withdrawn = next.filter((review) => review.withdrawn);
    // Each at once: if the server does not take the other, it is not sent again.
    if (given.length > 0) {
      await postAll(given, sender);
      await sender.markSent(given);
    }
    if (withdrawn.length > 0) {
      await withdrawAll(withdrawn, sender);
      await sender.markSent(withdrawn);
    }
  }
}

/** The person is not signed in here now, or may not send yet. The next page that they open while signed in sends again. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof NotTaken && [401, 403].includes(error.status);

/**
 * Reviews that the server refuses one by one, because their words were deleted, count as sent. A review that the server
 * cannot read makes it refuse the whole request: halving finds it, and it alone counts as sent, because it would never be
 * accepted.
 */
async function postAll(unsent: readonly StoredReview[], sender: Sender): Promise<void> {
  const status = await sender.post(unsent.map(({ review }) => review));
  if (status < 300) return;
  if (status !== 400 && status !== 413) throw new NotTaken(status);
  if (unsent.length === 1) return;
  const middle = Math.ceil(unsent.length / 2);
  await postAll(unsent.slice(0, middle), sender);
  await postAll(unsent.slice(middle), sender);
}

async function withdrawAll(withdrawn: readonly StoredReview[], sender: Sender): Promise<void> {
  const status = await sender.withdraw(withdrawn.map(({ id }) => id));
  if (status >= 300) throw new NotTaken(status);
}
