import type { QueueItem, SentReviews } from "../../../../shared/api/reviews.ts";
import { REVIEWS } from "../../../../shared/offline.ts";

/** A review as it is sent. */
export type DeviceReview = SentReviews["reviews"][number];

/** A review that was answered on this device. It is kept until it is sent and its day is over. */
export interface StoredReview {
  /** The review's own id. */
  id: string;
  userId: string;
  /** The day whose queue asked for it. */
  day: string;
  sent: boolean;
  review: DeviceReview;
  /** What was asked: the card may come once more. */
  item: QueueItem;
  /** The accepted texts that were given: the next time only the others are asked for. */
  done: string[];
  /** Taken back: it counts nothing, and the server is told or was. It is `sent` then: it is never posted any more. */
  withdrawn?: "untold" | "told";
  /** It was answered after a hint. */
  hinted?: boolean;
  /** Its word rests. */
  resting?: boolean;
}

/** Without what was taken back. */
export const countedIn = (log: readonly StoredReview[]): StoredReview[] =>
  log.filter(({ withdrawn }) => !withdrawn);

/** Whether the server is still to be told of it. */
export const isUnsent = ({ sent, withdrawn }: StoredReview): boolean => !sent || withdrawn === "untold";

const STORE = "reviews";

/** Opens the device's database of reviews. `onLeft` is called when the connection ends: the browser closed it, or the database is `deleted`. */
export async function connect(onLeft: (deleted: boolean) => void): Promise<IDBDatabase> {
  const request = indexedDB.open(REVIEWS.database, 1);
  request.addEventListener("upgradeneeded", () => request.result.createObjectStore(STORE, { keyPath: "id" }));
  const opened = await answerTo(request);
  opened.addEventListener("versionchange", ({ newVersion }) => {
    opened.close();
    onLeft(newVersion === null);
  });
  opened.addEventListener("close", () => onLeft(false));
  return opened;
}

export const reviewsIn = (database: IDBDatabase, mode: IDBTransactionMode): IDBObjectStore =>
  database.transaction(STORE, mode).objectStore(STORE);

/** Stores a review, unless it was taken back meanwhile, in this tab or in another. */
export async function put(store: IDBObjectStore, review: StoredReview): Promise<void> {
  const there = await answerTo<StoredReview | undefined>(store.get(review.id));
  if (!there?.withdrawn || review.withdrawn) store.put(review);
}

export const readStored = (store: IDBObjectStore): Promise<StoredReview[]> =>
  answerTo<StoredReview[]>(store.getAll());

/** Marks stored reviews as sent unless they were changed after they were read. */
export async function markStored(store: IDBObjectStore, sent: readonly StoredReview[]): Promise<void> {
  for (const review of sent) {
    const there = await answerTo<StoredReview | undefined>(store.get(review.id));
    if (there && isUnchanged(there, review)) store.put(asSent(there));
  }
  await done(store.transaction);
}

export const isUnchanged = (now: StoredReview, before: StoredReview): boolean =>
  now.review.outcome === before.review.outcome && now.withdrawn === before.withdrawn;

export const asSent = (review: StoredReview): StoredReview => ({
  ...review,
  sent: true,
  ...(review.withdrawn && { withdrawn: "told" }),
});

/** It is never posted any more, and the server is still to be told. */
export const asWithdrawn = (review: StoredReview): StoredReview => ({
  ...review,
  sent: true,
  withdrawn: "untold",
});

/** Ids are in order of time (UUIDv7), whatever a clock shows. */
export const byTime = (one: StoredReview, other: StoredReview): number => (one.id < other.id ? -1 : 1);

const answerTo = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () =>
      reject(request.error ?? new Error("The stored reviews could not be read")),
    );
  });

export const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error("The reviews could not be stored"));
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("error", fail);
    transaction.addEventListener("abort", fail);
  });
