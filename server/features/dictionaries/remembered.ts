import type { DictionaryState } from "./languages.ts";
import type { SearchableWords } from "./searchable.ts";

export interface Remembered {
  state: DictionaryState;
  /** Undefined until the same state is searched for a second time. */
  words: Promise<SearchableWords> | undefined;
  /** How many words are kept. */
  size: number;
}

/** About half a kilobyte each. */
const MOST_WORDS = 100_000;
const MOST_DICTIONARIES = 1000;

/** Dictionaries that were searched lately, the latest last; the oldest go where there are too many, or too many words. */
export class RememberedDictionaries {
  readonly #byKey = new Map<string, Remembered>();
  #words = 0;

  /** Moves it to the latest. */
  get(key: string): Remembered | undefined {
    const found = this.#byKey.get(key);
    if (found) {
      this.#byKey.delete(key);
      this.#byKey.set(key, found);
    }
    return found;
  }

  put(key: string, remembered: Remembered): void {
    this.forget(key);
    this.#byKey.set(key, remembered);
    this.#makeRoom();
  }

  /** Tells how many words a dictionary turned out to have. */
  grow(key: string, remembered: Remembered, size: number): void {
    if (this.#byKey.get(key) !== remembered) return;
    remembered.size = size;
    this.#words += size;
    this.#makeRoom();
  }

  forget(key: string): void {
    this.#words -= this.#byKey.get(key)?.size ?? 0;
    this.#byKey.delete(key);
  }

  #makeRoom(): void {
    for (const oldest of this.#byKey.keys()) {
      if (this.#words <= MOST_WORDS && this.#byKey.size <= MOST_DICTIONARIES) return;
      this.forget(oldest);
    }
  }
}
