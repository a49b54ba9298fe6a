import pg from "pg";

import { retrying } from "../errors.ts";

/** With two workers, all tries fall on the one that is down once in 65,000 times. */
const MOST_TRIES = 16;

/**
 * Repeats a function that creates a user while the database reports that this user's worker is down: another id may
 * belong to another worker.
 */
export const onLivingWorker = <T>(make: () => Promise<T>): Promise<T> =>
  retrying({ tries: MOST_TRIES, after: isWorkerAway }, make);

/** Whether the server that we are connected to reports a failed connection to another server. */
export const isWorkerAway = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === "ERROR" && error.code?.startsWith("08") === true;
