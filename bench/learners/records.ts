import { medianNumber } from "../report.ts";
import type { Product, Usage } from "./server.ts";

const EVERY_MS = 5000;
const MEBIBYTE = 1024 * 1024;
const MOST_GROWTH = 1.1;
const MOST_OF_A_CONNECTION = 16 * MEBIBYTE;
const QUARTERS = ["first", "second", "third", "last"];

/** Memory and processor time during a run. */
export class Records {
  seconds = 0;
  readonly #product: Product;
  readonly #usages: Usage[] = [];

  constructor(product: Product) {
    this.#product = product;
  }

  async during<T>(run: () => Promise<T>): Promise<T> {
    const began = performance.now();
    await this.#record();
    const timer = setInterval(() => void this.#record(), EVERY_MS);
    const result = await run();
    clearInterval(timer);
    this.seconds = (performance.now() - began) / 1000;
    await this.#record();
    return result;
  }

  /** Whether node's memory does not grow, and that of a PostgreSQL connection stays within its bound (decision 106). */
  isFlat(): boolean {
    const connection = this.#connection();
    return this.#growth() <= MOST_GROWTH && connection > 0 && connection <= MOST_OF_A_CONNECTION;
  }

  /** Node's memory in the last quarter, relative to the second quarter. */
  #growth(): number {
    const [, second, , last] = this.#quarters();
    return second && last ? last.nodeRss / second.nodeRss : Number.NaN;
  }

  #connection(): number {
    return this.#quarters().at(-1)?.connection ?? 0;
  }

  lines(): string[] {
    const quarters = this.#quarters().map(
      ({ nodeRss, nodeHeap, database }, at) =>
        `${QUARTERS[at]} quarter: node ${mebibytes(nodeRss)} MiB (least heap ${mebibytes(nodeHeap)}), PostgreSQL ${mebibytes(database)} MiB without its buffers`,
    );
    const [first, last] = [this.#usages[0], this.#usages.at(-1)];
    if (!first || !last) return quarters;
    const share = (from: number, to: number): string =>
      `${(((to - from) / this.seconds) * 100).toFixed(0)} %`;
    return [
      ...quarters,
      `last quarter of node's memory: ${this.#growth().toFixed(3)} of the second`,
      `largest connection of PostgreSQL in the last quarter: ${mebibytes(this.#connection())} MiB`,
      `of one core: node ${share(first.nodeSeconds, last.nodeSeconds)}, PostgreSQL ${share(first.databaseSeconds, last.databaseSeconds)}`,
    ];
  }

  /** Medians; for the heap the minimum, because most of it is garbage that has not been collected yet. */
  #quarters(): Pick<Usage, "nodeRss" | "nodeHeap" | "database" | "connection">[] {
    const size = Math.ceil(this.#usages.length / QUARTERS.length);
    return QUARTERS.map((_, at) => this.#usages.slice(at * size, (at + 1) * size))
      .filter((usages) => usages.length > 0)
      .map((usages) => ({
        nodeRss: medianNumber(usages.map(({ nodeRss }) => nodeRss)),
        nodeHeap: Math.min(...usages.map(({ nodeHeap }) => nodeHeap)),
        database: medianNumber(usages.map(({ database }) => database)),
        connection: medianNumber(usages.map(({ connection }) => connection)),
      }));
  }

  async #record(): Promise<void> {
    this.#usages.push(await this.#product.usage());
  }
}

const mebibytes = (bytes: number): string => (bytes / MEBIBYTE).toFixed(0);
