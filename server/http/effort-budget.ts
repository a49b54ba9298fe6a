import { AppError } from "../app-error.ts";
import type { Db } from "../database/open.ts";
import type { Effort } from "../slices.ts";
import { perNetwork } from "./networks.ts";
import type { Allowance, RateLimits } from "./rate-limit.ts";

const HOUR = 3600;
/** Milliseconds of CPU time and of statements: a file of five thousand words takes about one second of each. */
const ACCOUNT_MS = 60_000;
const ADDRESS_MS = 300_000;
/** Smaller amounts are not worth a statement. */
const WORTH_COUNTING_MS = 20;
/** Of statements that are no search: on a busy database everybody's take longer, and counting would add to it. */
const UNUSUAL_MS = 1000;
const MOST_REMEMBERED = 10_000;

interface Spender {
  /** Null for a stranger. */
  userId: string | null;
  ip: string;
}

/** How much time of the thread and of the database one account and one address may use for heavy work, however many calls it takes. */
export class EffortBudget {
  readonly #limits: RateLimits;
  /** Budgets that this process has used up, and until when, in milliseconds of `performance.now()`. */
  readonly #usedUp = new Map<string, number>();

  readonly #uncounted: (error: unknown) => void;

  /** `uncounted` is called with why time could not be counted: the work is done, and its answer stays (decision 211). */
  constructor(limits: RateLimits, uncounted: (error: unknown) => void) {
    this.#limits = limits;
    this.#uncounted = uncounted;
  }

  /** Runs some work and counts the time it took; 429 where the budget was already used up. */
  async within<T>(
    { db, userId, ip, heavy }: { db: Db; userId: string; ip: string; heavy: boolean },
    work: (effort: Effort) => Promise<T>,
  ): Promise<T> {
    const spender = { userId, ip };
    if (heavy) await this.requireLeft(db, spender);
    const effort = { ms: 0 };
    try {
      return await work(effort);
    } finally {
      if (effort.ms > WORTH_COUNTING_MS) await this.#note(db, effort.ms, spender).catch(this.#uncounted);
    }
  }

  /** 429 where the budget was already used up. */
  async requireLeft(db: Db, spender: Spender): Promise<void> {
    this.requireSearches(spender);
    await this.#limits.requireLeft(db, ...ofAccount(spender.userId), ...ofNetworks(spender.ip));
  }

  /** 429 where this process has seen that the budget is used up: asking the database would cost as much as many a search. */
  requireSearches({ userId, ip }: Spender): void {
    for (const { key } of [...ofAccount(userId), ...ofNetworks(ip)]) {
      const left = this.#msUntilLeft(key);
      if (left > 0) throw new AppError("too_many_requests", { retryAfter: Math.ceil(left / 1000) });
    }
  }

  /** Counts the statements of a call. */
  async countStatements(
    database: { readonly db: Db },
    spender: Spender,
    { calls, searches }: { calls: number; searches: number },
  ): Promise<void> {
    const ms = (calls > UNUSUAL_MS ? calls : 0) + (searches > WORTH_COUNTING_MS ? searches : 0);
    if (ms > 0) await this.#note(database.db, ms, spender);
  }

  /** What an account spends beyond its own budget is not charged to its network: others are behind the same address. */
  async #note(db: Db, ms: number, { userId, ip }: Spender): Promise<void> {
    const own = ofAccount(userId);
    const isBeyond = own.some(({ key }) => this.#msUntilLeft(key) > 0);
    const charged = isBeyond ? own : [...own, ...ofNetworks(ip)];
    for (const { key, wait } of await this.#limits.note(db, Math.ceil(ms), ...charged)) {
      this.#usedUp.delete(key);
      this.#usedUp.set(key, performance.now() + wait * 1000);
      const [oldest] = this.#usedUp.keys();
      if (oldest !== undefined && this.#usedUp.size > MOST_REMEMBERED) this.#usedUp.delete(oldest);
    }
  }

  /** How long this process knows a budget to be used up; 0 or less where it does not. */
  #msUntilLeft(key: string): number {
    return (this.#usedUp.get(key) ?? 0) - performance.now();
  }
}

const ofAccount = (userId: string | null): Allowance[] =>
  userId === null ? [] : [{ key: `effort:${userId}`, limit: ACCOUNT_MS, seconds: HOUR }];

const ofNetworks = (ip: string): Allowance[] =>
  perNetwork("effort", ip, { limit: ADDRESS_MS, seconds: HOUR });
