import { once } from "node:events";
import { Worker } from "node:worker_threads";

import { AppError } from "./app-error.ts";
import { KeyedMutex } from "./keyed-mutex.ts";

/** A program that works beside the server, and takes its memory with it when it ends. It answers each message with one. */
export interface Program {
  /** Among the files that the build makes, beside those of the server. */
  built: string;
  source: URL;
}

export class Thread {
  readonly #worker: Worker;
  readonly #ended = new AbortController();

  constructor({ built, source }: Program) {
    this.#worker = import.meta.url.endsWith(".ts")
      ? new Worker(new URL("thread-from-source.mjs", import.meta.url), { workerData: source.href })
      : new Worker(new URL(built, import.meta.url));
    // An error that nobody hears would end the server.
    this.#worker.on("error", (error) => this.#ended.abort(error));
    this.#worker.on("exit", () => this.#ended.abort());
  }

  /** 503 where the program cannot be loaded on this machine, or fails. */
  async ask(message: unknown): Promise<unknown> {
    this.#worker.postMessage(message, []);
    try {
      const [answer] = await once(this.#worker, "message", { signal: this.#ended.signal });
      return answer;
    } catch (error) {
      throw new AppError("unavailable", { cause: error });
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Of those who wait for one thing: each has its turn within a minute. */
const MOST_WAITING = 10;
const SECONDS_TO_WAIT = 30;

/** Threads of one kind, one at a time; 429 for those who would have to wait too long. */
export class Threads {
  readonly #program: Program;
  readonly #mutex = new KeyedMutex();
  #waiting = 0;

  constructor(program: Program) {
    this.#program = program;
  }

  async run<T>(work: (thread: Thread) => Promise<T>): Promise<T> {
    if (this.#waiting >= MOST_WAITING)
      throw new AppError("too_many_requests", { retryAfter: SECONDS_TO_WAIT });
    this.#waiting += 1;
    try {
      return await this.#mutex.run("thread", () => this.#runOne(work));
    } finally {
      this.#waiting -= 1;
    }
  }

  async #runOne<T>(work: (thread: Thread) => Promise<T>): Promise<T> {
    const thread = new Thread(this.#program);
    try {
      return await work(thread);
    } finally {
      await thread.end();
    }
  }
}
