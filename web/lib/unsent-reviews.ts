import { REVIEWS } from "../../shared/offline.ts";
import { store, stored } from "./device-storage.ts";

/**
 * In local storage: whose reviews have not all reached the server; the session may end before they do, and another
 * person sign in.
 */
const UNSENT = "reviews.unsent";

export const hasUnsentReviews = (userId: string): boolean => whoseAreUnsent().includes(userId);

export function tellUnsentReviews(userId: string, unsent: boolean): void {
  const others = whoseAreUnsent().filter((id) => id !== userId);
  const all = unsent ? [...others, userId] : others;
  store(UNSENT, all.length > 0 ? all.join(" ") : null);
}

/** After a log-out nothing of the person remains on the device. */
export function forgetReviews(): void {
  store(UNSENT, null);
  if ("indexedDB" in globalThis) indexedDB.deleteDatabase(REVIEWS.database);
}

const whoseAreUnsent = (): string[] => (stored(UNSENT) ?? "").split(" ").filter(Boolean);
