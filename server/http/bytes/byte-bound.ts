import { AppError } from "../../app-error.ts";

export const MIB = 1024 * 1024;
/** Larger ones are limited separately, so that they never get in the way of those up to this size, such as a log-in. */
export const SMALL = MIB / 16;
/** A body that is only half sent is given up before this limit; an answer that is not read, within two minutes. */
const RETRY_SECONDS = 10;

/** Whose bytes they are: a network or an account, and how many times as much as one address it may have. */
interface Holder {
  network: string;
  times: number;
}

/** How many bytes a process may hold at a time in total, per address, and per surrounding network. */
export class ByteBound {
  readonly #most: { together: number; address: number };
  readonly #byNetwork = new Map<string, number>();
  #together = 0;

  constructor(most: { together: number; address: number }) {
    this.#most = most;
  }

  add(holders: readonly Holder[], bytes: number): void {
    this.#together += bytes;
    for (const { network } of holders) {
      const own = this.#of(network) + bytes;
      if (own > 0) this.#byNetwork.set(network, own);
      else this.#byNetwork.delete(network);
    }
  }

  /** 429 where more is held than may be. What is held alone, with nothing beside it, is never too much. */
  refusalOf(holders: readonly Holder[], alone = 0): AppError | null {
    const isBeyond =
      this.#together > Math.max(alone, this.#most.together) ||
      holders.some(({ network, times }) => this.#of(network) > Math.max(alone, times * this.#most.address));
    return isBeyond ? new AppError("too_many_requests", { retryAfter: RETRY_SECONDS }) : null;
  }

  #of(network: string): number {
    return this.#byNetwork.get(network) ?? 0;
  }
}
