import type pg from "pg";

const LOOK_EVERY_MS = 250;

/**
 * Waits for statements' answers, but not forever: a server that hangs or lies behind a broken network says nothing, and a
 * connection that is waited on is lost to everybody else. It is ended then, and the statement fails as with any lost connection.
 */
export class Patience {
  readonly #ms: number;
  /** Connections with a statement under way, and when it was sent: the longest waited for first. */
  readonly #waited = new Map<pg.PoolClient, number>();
  #looking = false;

  constructor(seconds: number) {
    this.#ms = seconds * 1000;
  }

  /** Of one statement at a time on a connection. */
  begin(client: pg.PoolClient): void {
    this.#waited.set(client, performance.now());
    if (!this.#looking) this.#lookSoon();
  }

  end(client: pg.PoolClient): void {
    this.#waited.delete(client);
  }

  /** One look for all statements, for a timer of each costs more than sending it. */
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
      // The connection is cut at once while a statement is under way; who waits for it learns of it by the statement.
      client.end().catch(() => {});
    }
    if (this.#waited.size > 0) this.#lookSoon();
  }
}
