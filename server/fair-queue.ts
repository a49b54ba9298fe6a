import { AppError } from "./app-error.ts";

/** Who waits: an account, or an address without one. */
export interface Caller {
  readonly name: string;
  /** Those that it is in, widest first, and which part of the free places each may take. */
  readonly networks: readonly { network: string; share: number }[];
  /** Aborted when it has left. */
  readonly left: AbortSignal;
}

export interface QueueBounds {
  /** Runs at once, and of these the runs of one caller: where there are fewer, others never wait for one to end. */
  atOnce: number;
  atOnceOfOne: number;
  /** Callers who wait at once, and how often one of them may wait. */
  waiting: number;
  waitingOfOne: number;
  /** Seconds after which somebody who was refused may try again. */
  retryAfter: number;
}

/** The caller has left: nobody gets the result. */
export class CallerLeft extends Error {}

interface Waiter {
  caller: Caller;
  path: readonly string[];
  begin: () => void;
}

/** An account or a network of callers who wait: how many, and the number of its last turn. */
interface Group {
  waiting: number;
  turn: number;
}

/**
 * A queue that is shared out: networks take turns, inside each its accounts take turns, and one account's runs come in
 * their order. 429 beyond the bounds; one network leaves places to others, however many accounts it has.
 */
export class FairQueue {
  readonly #bounds: QueueBounds;
  readonly #waiters: Waiter[] = [];
  readonly #groups = new Map<string, Group>();
  /** Runs in progress, by caller. */
  readonly #runs = new Map<string, number>();
  #running = 0;
  #turns = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /** Does some work in the caller's turn. Rejects with CallerLeft where the caller leaves first, or a signal says so. */
  async run<T>(caller: Caller, work: () => Promise<T>, over?: AbortSignal): Promise<T> {
    const signals = over ? [caller.left, over] : [caller.left];
    if (signals.some(({ aborted }) => aborted)) throw new CallerLeft();
    if (this.#mayRun(caller)) this.#count(caller, 1);
    else await this.#wait(caller, signals);
    try {
      return await work();
    } finally {
      this.#count(caller, -1);
      this.#beginNext();
    }
  }

  #mayRun({ name }: Caller): boolean {
    return this.#running < this.#bounds.atOnce && (this.#runs.get(name) ?? 0) < this.#bounds.atOnceOfOne;
  }

  #count({ name }: Caller, change: 1 | -1): void {
    this.#running += change;
    const runs = (this.#runs.get(name) ?? 0) + change;
    if (runs > 0) this.#runs.set(name, runs);
    else this.#runs.delete(name);
  }

  #wait(caller: Caller, signals: readonly AbortSignal[]): Promise<void> {
    if (!this.#hasPlace(caller))
      throw new AppError("too_many_requests", { retryAfter: this.#bounds.retryAfter });
    return new Promise((resolve, reject) => {
      const path = [...caller.networks.map(({ network }) => network), caller.name];
      const waiter = { caller, path, begin: () => end(resolve) };
      const leave = (): void => end(() => reject(new CallerLeft()));
      const end = (then: () => void): void => {
        for (const signal of signals) signal.removeEventListener("abort", leave);
        this.#remove(waiter);
        then();
      };
      for (const signal of signals) signal.addEventListener("abort", leave);
      this.#add(waiter);
    });
  }

  /** The fuller the queue, the less of it a network may take: somebody from another one finds a place. */
  #hasPlace({ name, networks }: Caller): boolean {
    const free = this.#bounds.waiting - this.#waiters.length;
    return (
      this.#waitingOf(name) < this.#bounds.waitingOfOne &&
      networks.every(({ network, share }) => this.#waitingOf(network) < free * share)
    );
  }

  #waitingOf(group: string): number {
    return this.#groups.get(group)?.waiting ?? 0;
  }

  /** Those who come are behind all who have waited, as if they had just had a turn. */
  #add(waiter: Waiter): void {
    this.#turns++;
    for (const name of waiter.path) {
      const group = this.#groups.get(name) ?? { waiting: 0, turn: this.#turns };
      group.waiting++;
      this.#groups.set(name, group);
    }
    this.#waiters.push(waiter);
  }

  #remove(waiter: Waiter): void {
    this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
    for (const name of waiter.path) {
      const group = this.#groups.get(name);
      if (group && --group.waiting === 0) this.#groups.delete(name);
    }
  }

  #beginNext(): void {
    const next = this.#waiters
      .filter(({ caller }) => this.#mayRun(caller))
      .reduce<Waiter | undefined>(
        (first, one) => (first && this.#isBefore(first, one) ? first : one),
        undefined,
      );
    if (!next) return;
    this.#turns++;
    for (const name of next.path) {
      const group = this.#groups.get(name);
      if (group) group.turn = this.#turns;
    }
    this.#count(next.caller, 1);
    next.begin();
  }

  /** Whose network, narrower network or account has had no turn for longer; `one` has waited longer than `other`. */
  #isBefore(one: Waiter, other: Waiter): boolean {
    for (const [at, name] of one.path.entries()) {
      const otherName = other.path[at];
      if (otherName !== undefined && name !== otherName) return this.#turnOf(name) < this.#turnOf(otherName);
    }
    return true;
  }

  #turnOf(group: string): number {
    return this.#groups.get(group)?.turn ?? 0;
  }
}
