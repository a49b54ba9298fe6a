import type pg from "pg";

const CHECK_EVERY_MS = 250;

/**
 * Ends statements that get no answer in time: a server that hangs or is behind a broken network sends nothing, and its
 * connection would stay in use. The connection is closed, and the statement fails as with any lost connection.
 */
export class StatementTimeouts {
  readonly #ms: number;
  /** Connections with a statement in progress, and when it was sent; oldest first. */
  readonly #sentAt = new Map<pg.PoolClient, number>();
  #checking = false;

  constructor(seconds: number) {
    this.#ms = seconds * 1000;
  }

  /** A connection runs one statement at a time. */
  begin(client: pg.PoolClient): void {
    this.#sentAt.set(client, performance.now());
    if (!this.#checking) this.#checkSoon();
  }

  end(client: pg.PoolClient): void {
    this.#sentAt.delete(client);
  }

  /** One timer for all statements: a timer for each costs more than sending it. */
  #checkSoon(): void {
    this.#checking = true;
    setTimeout(() => this.#closeOverdue(), CHECK_EVERY_MS);
  }

  #closeOverdue(): void {
    this.#checking = false;
    const now = performance.now();
    for (const [client, sent] of this.#sentAt) {
      if (now - sent < this.#ms) break;
      this.#sentAt.delete(client);
      // While a statement is in progress, `end` closes the connection at once, and the statement fails for its caller.
      client.end().catch(() => {});
    }
    if (this.#sentAt.size > 0) this.#checkSoon();
  }
}
