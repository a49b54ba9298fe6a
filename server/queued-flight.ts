import { setMaxListeners } from "node:events";

import type { Caller, FairQueue } from "./fair-queue.ts";

/** Something that is kept once it was made. */
interface Source<T> {
  find: () => Promise<T | undefined>;
  make: () => Promise<T>;
}

interface Flight<T> {
  /** The one run, for all who call it. */
  run: () => Promise<T>;
  over: AbortController;
  callers: number;
}

/**
 * Lets concurrent callers with the same request share one run: each waits in their own place of the queue, and the
 * first turn of them is the turn of all. A run does not begin once all have left.
 */
export class QueuedFlight<T> {
  readonly #queue: FairQueue;
  readonly #flights = new Map<string, Flight<T>>();

  constructor(queue: FairQueue) {
    this.#queue = queue;
  }

  /** What is found needs no turn; it is looked for again in the turn, as somebody else may have made it meanwhile. */
  async findOrMake(key: string, caller: Caller, { find, make }: Source<T>): Promise<T> {
    return (await find()) ?? this.#join(key, caller, async () => (await find()) ?? make());
  }

  async #join(key: string, caller: Caller, work: () => Promise<T>): Promise<T> {
    const flight = this.#flights.get(key) ?? this.#prepare(key, work);
    flight.callers++;
    try {
      return await this.#queue.run(caller, flight.run, flight.over.signal);
    } catch (error) {
      if (flight.over.signal.aborted) return await flight.run();
      throw error;
    } finally {
      flight.callers--;
      if (flight.callers === 0) this.#forget(key, flight);
    }
  }

  #prepare(key: string, work: () => Promise<T>): Flight<T> {
    const over = new AbortController();
    // As many listeners as there are callers.
    setMaxListeners(0, over.signal);
    let result: Promise<T> | undefined;
    const run = (): Promise<T> => {
      result ??= work().finally(() => {
        this.#forget(key, flight);
        over.abort();
      });
      return result;
    };
    const flight = { run, over, callers: 0 };
    this.#flights.set(key, flight);
    return flight;
  }

  #forget(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
