/** What the pages of the web app share with their service worker. */

/** The header of an answer that the service worker served from its cache: the time when it was cached, in ISO 8601. */
export const CACHED_HEADER = "wordhoard-kept";

/** The prefixes of the caches' names. The cookie policy lists all of them. */
export const CACHES = {
  /** API answers with a person's own data. */
  answers: "answers-",
  /** Scripts, styles and fonts. */
  assets: "assets-",
  /** The page that opens without a network. */
  shell: "shell-",
} as const;

/**
 * For reviews that were answered on the device: their database, the lock held while they are sent, and the background
 * sync that sends them later, whose tag ends with the user's id.
 */
export const REVIEWS = { database: "reviews", lock: "reviews", sync: "reviews:" } as const;

/** What a page asks the service worker to do. */
export type WorkerMessage =
  /** The user has signed out, or another one has signed in: delete what was cached. */
  | { do: "forget" }
  /** Cache what the page loaded before the service worker was active. */
  | { do: "keep"; urls: string[] };
