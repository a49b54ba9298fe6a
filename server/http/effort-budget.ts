import type { Effort } from "../slices.ts";
import { perNetwork } from "./networks.ts";
import type { Allowance, RateLimits } from "./rate-limit.ts";

const HOUR = 3600;
/** Milliseconds of CPU time: a file of five thousand words takes about one second. */
const ACCOUNT_MS = 60_000;
const ADDRESS_MS = 300_000;
/** Smaller amounts are not worth a statement. */
const WORTH_COUNTING_MS = 20;

/** How much CPU time one account and one address may use for heavy work, however many calls it takes. */
export class EffortBudget {
  readonly #limits: RateLimits;

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /** Runs some work and counts the time it took; 429 where the budget was already used up. */
  async within<T>(
    { userId, ip, heavy }: { userId: string; ip: string; heavy: boolean },
    work: (effort: Effort) => Promise<T>,
  ): Promise<T> {
    const allowances = allowancesOf(userId, ip);
    if (heavy) await this.#limits.requireLeft(...allowances);
    const effort = { ms: 0 };
    try {
      return await work(effort);
    } finally {
      if (effort.ms > WORTH_COUNTING_MS) await this.#limits.note(Math.ceil(effort.ms), ...allowances);
    }
  }
}

const allowancesOf = (userId: string, ip: string): Allowance[] => [
  { key: `effort:${userId}`, limit: ACCOUNT_MS, seconds: HOUR },
  ...perNetwork("effort", ip, { limit: ADDRESS_MS, seconds: HOUR }),
];
