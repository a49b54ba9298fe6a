import { once } from "node:events";
import { Worker } from "node:worker_threads";

import { AppError } from "./app-error.ts";

/** A worker thread that frees its memory when it ends. It answers each message with one message. */
export interface Program {
  /** One of the files of the build, next to the server's. */
  built: string;
  source: URL;
}

/** Does some work with a thread of its own, which ends with it. */
export async function inThread<T>(program: Program, work: (thread: Thread) => Promise<T>): Promise<T> {
  const thread = new Thread(program);
  try {
    return await work(thread);
  } finally {
    await thread.end();
  }
}

/** One thread for all who need it at the same time: it ends with the last of them, or when it fails. */
export class SharedThread {
  readonly #program: Program;
  #thread: Thread | undefined;
  #users = 0;

  constructor(program: Program) {
    this.#program = program;
  }

  /** One question at a time. */
  async ask(message: unknown): Promise<unknown> {
    this.#thread ??= new Thread(this.#program);
    try {
      return await this.#thread.ask(message);
    } catch (error) {
      await this.#end();
      throw error;
    }
  }

  /** What is asked during this work finds the thread as it was left. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#users++;
    try {
      return await work();
    } finally {
      this.#users--;
      if (this.#users === 0) await this.#end();
    }
  }

  async #end(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await thread?.end();
  }
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
