import { AppError } from "./app-error.ts";

/** Of one key: far more than a client has reason to send at once. */
const MOST_WAITING = 500;
const SECONDS_TO_WAIT = 5;

interface Queue {
  last: Promise<unknown>;
  waiting: number;
}

/**
 * Serialises changes to the same thing within this process, so that a crowd of callers waits here and not in the
 * database, where each would hold a connection; 429 behind a long queue. Across processes, the database's locks decide.
 */
export class KeyedMutex {
  readonly #queues = new Map<string, Queue>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key) ?? { last: Promise.resolve(), waiting: 0 };
    if (queue.waiting >= MOST_WAITING)
      throw new AppError("too_many_requests", { retryAfter: SECONDS_TO_WAIT });
    const mine = queue.waiting > 0 ? queue.last.then(work, work) : work();
    queue.last = mine;
    queue.waiting++;
    this.#queues.set(key, queue);
    try {
      return await mine;
    } finally {
      queue.waiting--;
      if (queue.waiting === 0) this.#queues.delete(key);
    }
  }
}
