import type pg from "pg";

const LOOK_EVERY_MS = 250;

/**
 * Ends statements that get no answer in time: a server that hangs or is behind a broken network sends nothing, and its
 * connection would stay in use. The connection is closed, and the statement fails as with any lost connection.
 */
export class Patience {
  readonly #ms: number;
  /** Connections with a statement in progress, and when it was sent; oldest first. */
  readonly #waited = new Map<pg.PoolClient, number>();
  #looking = false;

  constructor(seconds: number) {
    this.#ms = seconds * 1000;
  }

  /** A connection runs one statement at a time. */
  begin(client: pg.PoolClient): void {
    this.#waited.set(client, performance.now());
    if (!this.#looking) this.#lookSoon();
  }

  end(client: pg.PoolClient): void {
    this.#waited.delete(client);
  }

  /** One timer for all statements: a timer for each costs more than sending it. */
  #lookSoon(): void {
    this.#looking = true;
    setTimeout(() => this.#cutHanging(), LOOK_EVERY_MS);
  }

  #cutHanging(): void {
    this.#looking = false;
    const now = performance.now();
    for (const [client, sent] of this.#waited) {
      if (now - sent < this.#ms) break;
      this.#waited.delete(client);
      // While a statement is in progress, `end` closes the connection at once, and the statement fails for its caller.
      client.end().catch(() => {});
    }
    if (this.#waited.size > 0) this.#lookSoon();
  }
}
