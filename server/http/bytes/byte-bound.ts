import { AppError } from "../../app-error.ts";
import { networksAround } from "../networks.ts";

export const MIB = 1024 * 1024;
/** Larger ones are limited separately, so that they never get in the way of those up to this size, such as a log-in. */
export const SMALL = MIB / 16;
/** A body that is only half sent is given up before this limit; an answer that is not read, within two minutes. */
const RETRY_SECONDS = 10;

/** Whose bytes they are: a network or an account, and how many times as much as one address it may have. */
interface Holder {
  key: string;
  times: number;
}

/** How many bytes a process may hold at a time in total, and per address, surrounding network or account. */
export class ByteBound {
  readonly #most: { together: number; address: number };
  readonly #byHolder = new Map<string, number>();
  #together = 0;

  constructor(most: { together: number; address: number }) {
    this.#most = most;
  }

  add(holders: readonly Holder[], bytes: number): void {
    this.#together += bytes;
    for (const { key } of holders) {
      const own = this.#of(key) + bytes;
      if (own > 0) this.#byHolder.set(key, own);
      else this.#byHolder.delete(key);
    }
  }

  /** 429 where more is held than may be. What is held alone, with nothing beside it, is never too much. */
  refusalOf(holders: readonly Holder[], alone = 0): AppError | null {
    const isBeyond =
      this.#together > Math.max(alone, this.#most.together) ||
      holders.some(({ key, times }) => this.#of(key) > Math.max(alone, times * this.#most.address));
    return isBeyond ? new AppError("too_many_requests", { retryAfter: RETRY_SECONDS }) : null;
  }

  #of(key: string): number {
    return this.#byHolder.get(key) ?? 0;
  }
}

export const holdersAt = (ip: string): Holder[] =>
  networksAround(ip).map(({ network, times }) => ({ key: network, times }));
