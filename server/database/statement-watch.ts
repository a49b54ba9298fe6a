import type { SendingClient } from "./statements.ts";

const CHECK_EVERY_MS = 50;

/** Why a statement is cancelled: its call took too long, or nobody waits for it. */
export type Ended = "too_long" | "left";

export interface Running {
  client: SendingClient;
  /** Of `performance.now()`. */
  sent: number;
  /** Asked while the statement runs; null lets it go on. */
  reason: () => Ended | null;
  /** Set once it is being cancelled. */
  ended: Ended | null;
  /** Whether PostgreSQL has said that it sends no signal any more. */
  cancelled: Promise<boolean> | null;
}

/** Cancels statements whose call may not go on. */
export class StatementWatch {
  readonly #running = new Set<Running>();
  #checking = false;

  begin(client: SendingClient, reason: Running["reason"]): Running {
    const running: Running = {
      client,
      sent: performance.now(),
      reason,
      ended: null,
      cancelled: null,
    };
    this.#running.add(running);
    if (!this.#checking) this.#checkSoon();
    return running;
  }

  /** Waits for a cancellation that is under way; false where its signal may still hit the connection's next statement. */
  async end(running: Running): Promise<boolean> {
    this.#running.delete(running);
    return running.cancelled === null || running.cancelled;
  }

  /** One timer for all statements: a timer for each costs more than sending it. */
  #checkSoon(): void {
    this.#checking = true;
    setTimeout(() => this.#check(), CHECK_EVERY_MS);
  }

  #check(): void {
    this.#checking = false;
    for (const running of this.#running) {
      if (running.ended) continue;
      running.ended = running.reason();
      if (running.ended) running.cancelled = running.client.cancel();
    }
    if (this.#running.size > 0) this.#checkSoon();
  }
}
