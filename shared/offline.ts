/** What the pages of the web app and their service worker agree on. */

/** Stands on an answer that the service worker kept and gives in place of the server: when it was kept, ISO 8601. */
export const KEPT_HEADER = "wordhoard-kept";

/** How the names of the caches begin. All are named in the cookie policy. */
export const CACHES = {
  /** A person's own answers of the API. */
  answers: "answers-",
  /** Scripts, styles and fonts. */
  assets: "assets-",
  /** The page that opens without a network. */
  shell: "shell-",
} as const;

/** The reviews that were answered on a device: their database, the lock held while they are sent, and the sync that sends them later. */
export const REVIEWS = { database: "reviews", lock: "reviews", sync: "reviews" } as const;

/** What a page asks of the service worker. */
export type Errand =
  /** Nobody is signed in any more, or somebody else is: delete what was kept. */
  | { do: "forget" }
  /** Keep what the page loaded before the worker was there. */
  | { do: "keep"; urls: string[] };
