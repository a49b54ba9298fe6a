import { tellUnsentReviews } from "../../../lib/unsent-reviews.ts";
import {
  asSent,
  asWithdrawn,
  byTime,
  connect,
  done,
  isUnchanged,
  isUnsent,
  markStored,
  put,
  readStored,
  reviewsIn,
  type StoredReview,
} from "./database.ts";

/** How long storing waits for the database: one that is being deleted may still be open in another tab. */
const PATIENCE_MS = 2000;

/** `patience` resolves with null when the time is up. A database that opens after that is used all the same. */
interface Opening {
  database: Promise<IDBDatabase>;
  patience: Promise<null>;
}

let opening: Opening | undefined;
/** What is not stored yet, or cannot be: there is no database, as in some private windows, or it is full. Only this tab has it. */
const remembered = new Map<string, StoredReview>();
/** Another tab has logged out since this one began its review: nothing of it is stored on the device any more. */
let loggedOut = false;

/** Keeps a review, or another grade of it; what was taken back stays so. */
export async function storeReview(review: StoredReview): Promise<void> {
  if (remembered.get(review.id)?.withdrawn && !review.withdrawn) return;
  remembered.set(review.id, review);
  noteUnsent(review.userId, true);
  try {
    const store = await open("readwrite");
    if (!store) return;
    // With what could not be stored before.
    const all = [...remembered.values()];
    for (const one of all) await put(store, one);
    // Without this the transaction ends only after its last request was answered here; sending waits for it.
    store.transaction.commit();
    await done(store.transaction);
    for (const one of all) if (remembered.get(one.id) === one) remembered.delete(one.id);
  } catch {
    // The disk may be full. The review goes on, and what is remembered is sent like any other.
  }
}

/** Takes a review back. It may be on its way, or have arrived without an answer: the server is told in any case. */
export const withdrawReview = (review: StoredReview): Promise<void> => storeReview(asWithdrawn(review));

/** Changes what is kept of reviews, and nothing that is sent. */
export async function changeReviews(
  userId: string,
  change: (review: StoredReview) => StoredReview,
): Promise<void> {
  for (const one of remembered.values()) if (one.userId === userId) remembered.set(one.id, change(one));
  const store = await open("readwrite");
  if (!store) return;
  for (const one of await readStored(store)) if (one.userId === userId) store.put(change(one));
  store.transaction.commit();
  await done(store.transaction);
}

/** What a person has answered on this device, the oldest first; also what was taken back. */
export async function storedReviews(userId: string): Promise<StoredReview[]> {
  const all = await everything(await open("readonly"));
  return all.filter((review) => review.userId === userId).sort(byTime);
}

/** Marks as sent what has not been changed since it was read. */
export async function markSent(sent: readonly StoredReview[]): Promise<void> {
  for (const review of sent) {
    const here = remembered.get(review.id);
    if (here && isUnchanged(here, review)) remembered.set(review.id, asSent(here));
  }
  const store = await open("readwrite");
  if (store) await markStored(store, sent);
}

/** Tells the next page whether it has something to send. */
export const noteUnsent = (userId: string, unsent: boolean): void =>
  tellUnsentReviews(userId, unsent && !loggedOut);

/**
 * At the start of a review by the person who is signed in: deletes what was sent, except for this day's of theirs. What
 * somebody else could not send waits until they sign in again.
 */
export async function tidy(userId: string, day: string): Promise<void> {
  loggedOut = false;
  const store = await open("readwrite");
  for (const review of await everything(store)) {
    if (isUnsent(review) || (review.userId === userId && review.day >= day)) continue;
    remembered.delete(review.id);
    store?.delete(review.id);
  }
  if (store) await done(store.transaction);
}

/** If a review is both stored and remembered, the remembered one is newer. */
async function everything(store: IDBObjectStore | null): Promise<StoredReview[]> {
  const stored = store ? await readStored(store) : [];
  return [...new Map([...stored, ...remembered.values()].map((review) => [review.id, review])).values()];
}

/** A browser may close a connection at any time, as iOS does while another app is in front: then a new one is opened. */
async function open(mode: IDBTransactionMode): Promise<IDBObjectStore | null> {
  return (await storeOf(mode)) ?? storeOf(mode);
}

async function storeOf(mode: IDBTransactionMode): Promise<IDBObjectStore | null> {
  if (loggedOut) return null;
  try {
    opening ??= {
      database: connect(leave),
      patience: new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS)),
    };
    const database = await Promise.race([opening.database, opening.patience]);
    return database && reviewsIn(database, mode);
  } catch {
    opening = undefined;
    return null;
  }
}

function leave(deleted: boolean): void {
  opening = undefined;
  if (!deleted) return;
  loggedOut = true;
  remembered.clear();
}
