import pg from "pg";

/** All belong to the one of two workers that is away once in 65,000 times. */
const MOST_TRIES = 16;

/**
 * Repeats what makes a new user while the database answers that the worker of that user does not: another id belongs to
 * another worker.
 */
export async function onLivingWorker<T>(make: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await make();
    } catch (error) {
      if (tries === MOST_TRIES || !isWorkerAway(error)) throw error;
    }
}

/** A connection that failed, told by a server that answers: not its own to us, but its to another. */
export const isWorkerAway = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === "ERROR" && error.code?.startsWith("08") === true;
