import type { KnownDictionary } from "./known.ts";

const MOST = 1000;

/** Dictionaries as this process left them when it last changed them; whoever writes by one finds out whether it still holds. */
export class RecentDictionaries {
  readonly #known = new Map<string, KnownDictionary>();

  take(key: string): KnownDictionary | undefined {
    const known = this.#known.get(key);
    this.#known.delete(key);
    return known;
  }

  put(key: string, dictionary: KnownDictionary): void {
    this.#known.set(key, dictionary);
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size > MOST) this.#known.delete(oldest);
  }
}
