import { once } from "node:events";
import { Worker } from "node:worker_threads";

import { AppError } from "./app-error.ts";
import { KeyedMutex } from "./keyed-mutex.ts";

/** A worker thread that frees its memory when it ends. It answers each message with one message. */
export interface Program {
  /** One of the files of the build, next to the server's. */
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
    // An error without a listener would end the server.
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

/** Limits for waiting jobs and for the messages of one job: everybody gets their turn within minutes. */
const MOST_WAITING = 10;
const SECONDS_TO_WAIT = 30;

/**
 * Runs threads of one kind, one at a time, taking turns between users; 429 for those who would have to wait too long.
 */
export class Threads {
  readonly #program: Program;
  readonly #threads = new KeyedMutex();
  readonly #turns = new KeyedMutex();
  /** Jobs in progress or waiting, by user. */
  readonly #waiting = new Map<string, number>();

  constructor(program: Program) {
    this.#program = program;
  }

  async run<T>(of: string, work: (thread: Thread) => Promise<T>): Promise<T> {
    const waiting = this.#waiting.get(of) ?? 0;
    if (waiting >= MOST_WAITING || (waiting === 0 && this.#waiting.size >= MOST_WAITING))
      throw new AppError("too_many_requests", { retryAfter: SECONDS_TO_WAIT });
    this.#waiting.set(of, waiting + 1);
    try {
      return await this.#turns.run(of, () => this.#threads.run("thread", () => this.#runOne(work)));
    } finally {
      const left = (this.#waiting.get(of) ?? 1) - 1;
      if (left > 0) this.#waiting.set(of, left);
      else this.#waiting.delete(of);
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
