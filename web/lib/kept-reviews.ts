import { store, stored } from "./device-storage.ts";

/** The database on the device with the reviews that were answered here (features/reviews/device). */
export const REVIEWS_DATABASE = "reviews";
/** Stands in local storage while any of them has not reached the server. */
const UNSENT = "reviews.unsent";

export const hasUnsentReviews = (): boolean => stored(UNSENT) !== null;

export const tellUnsentReviews = (unsent: boolean): void => store(UNSENT, unsent ? "yes" : null);

/** After a log-out nothing of the person stays on the device. */
export function forgetReviews(): void {
  tellUnsentReviews(false);
  if ("indexedDB" in globalThis) indexedDB.deleteDatabase(REVIEWS_DATABASE);
}
