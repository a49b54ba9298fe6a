import type { DeckAnswer, DeckCall } from "./calls.ts";
import { DeckError, type ReadFailure } from "./deck.ts";

/** A file opened in a worker of its own: only what is requested of its contents is copied to the page. */
export class DeckReading {
  readonly #worker = new Worker(new URL("./deck-reader.ts", import.meta.url), { type: "module" });
  #last: Promise<unknown> = Promise.resolve();
  readonly #closing = new AbortController();

  /** Rejects with a `DeckError` where the file cannot be read, and with an `AbortError` after `close`. */
  ask<Call extends DeckCall>(call: Call): Promise<DeckAnswer<Call>> {
    const asked = this.#last.catch(() => undefined).then(() => this.#answerTo(call));
    this.#last = asked;
    return asked as Promise<DeckAnswer<Call>>;
  }

  close(): void {
    this.#worker.terminate();
    this.#closing.abort();
  }

  async #answerTo(call: DeckCall): Promise<unknown> {
    this.#closing.signal.throwIfAborted();
    const settled = new AbortController();
    const answered = new Promise((resolve, reject) => {
      const { signal } = settled;
      this.#worker.addEventListener(
        "message",
        ({ data }: MessageEvent<{ answer: unknown } | { failure: ReadFailure }>) =>
          "failure" in data ? reject(new DeckError(data.failure)) : resolve(data.answer),
        { signal },
      );
      // Out of memory, or its code could not be loaded.
      this.#worker.addEventListener("error", () => reject(new DeckError("tooLarge")), { signal });
      this.#closing.signal.addEventListener("abort", () => reject(this.#closing.signal.reason), { signal });
      this.#worker.postMessage(call, []);
    });
    try {
      return await answered;
    } finally {
      settled.abort();
    }
  }
}
