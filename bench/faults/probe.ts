import { setTimeout as delay } from "node:timers/promises";

const EVERY_MS = 50;

/** Sends requests that need the database at a fixed rate, without waiting for earlier answers. */
export class Probe {
  readonly #url: string;
  readonly #answers = new Map<string, number>();
  /** In milliseconds. */
  #slowest = 0;
  #lastRight = 0;
  #stopped = false;
  readonly #running: Promise<void>;

  constructor(url: string) {
    this.#url = `${url}/api/health/ready`;
    this.#running = this.#run();
  }

  /** The answers since the last call, as "200 ok × 12". */
  take(): { answers: string; slowest: number; onlyTold: boolean } {
    const answers = [...this.#answers];
    const slowest = this.#slowest;
    this.#answers.clear();
    this.#slowest = 0;
    return {
      answers: answers.map(([what, count]) => `${what} × ${count}`).join(", "),
      slowest,
      onlyTold: answers.every(([what]) => what === "200 ok" || what === "503 unavailable"),
    };
  }

  /** Milliseconds until a request that is sent from now on succeeds. */
  async recovery(): Promise<number> {
    const began = performance.now();
    while (this.#lastRight < began) await delay(10);
    return performance.now() - began;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    const asking = new Set<Promise<void>>();
    while (!this.#stopped) {
      const one = this.#ask().finally(() => asking.delete(one));
      asking.add(one);
      await delay(EVERY_MS);
    }
    await Promise.all(asking);
  }

  async #ask(): Promise<void> {
    const asked = performance.now();
    const what = await fetch(this.#url).then(
      async (response) => `${response.status} ${told(await response.json())}`,
      (error: unknown) => String(error),
    );
    this.#slowest = Math.max(this.#slowest, performance.now() - asked);
    this.#answers.set(what, (this.#answers.get(what) ?? 0) + 1);
    if (what === "200 ok") this.#lastRight = Math.max(this.#lastRight, asked);
  }
}

const told = (body: unknown): string => {
  const { code, status } = body as { code?: string; status?: string };
  return code ?? status ?? "";
};
