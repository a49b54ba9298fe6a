import { LRUCache } from "lru-cache";

/** No single entry may evict most of the others. */
const LARGEST_PART = 1 / 4;

/** One kind of cached entries, by key. */
export interface Cache<Value extends object> {
  get(key: string): Value | undefined;
  /** False where it is too large to be cached. `bytes` is the size of entries that are not plain data. */
  put(key: string, value: Value, bytes?: number): boolean;
  /** Removes it. */
  take(key: string): Value | undefined;
}

/**
 * A process's caches, together limited to a number of bytes: the least recently used entry is evicted, whichever user's
 * it is. Sizes are estimated, rather too large than too small.
 */
export class Caches {
  readonly #entries: LRUCache<string, object>;

  constructor(megabytes: number) {
    const maxSize = megabytes * 1024 * 1024;
    this.#entries = new LRUCache({ maxSize, maxEntrySize: maxSize * LARGEST_PART });
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  cache<Value extends object>(name: string): Cache<Value> {
    const entries = this.#entries;
    const nameOf = (key: string): string => `${name} ${key}`;
    // The current entry may be another one under the same key.
    const get = (key: string): Value | undefined => entries.get(nameOf(key)) as Value | undefined;
    return {
      get,
      put: (key, value, bytes = bytesOf(value)) => {
        const size = Math.ceil(bytes) + bytesOf(nameOf(key));
        entries.set(nameOf(key), value, { size });
        return entries.has(nameOf(key));
      },
      take: (key) => {
        const value = get(key);
        entries.delete(nameOf(key));
        return value;
      },
    };
  }
}

const SLOT = 8;
const HEAD = 64;
const NUMBER = 16;
const UNIT = 2;

/** An upper estimate of the memory that plain data takes: strings count as two bytes per character. */
export function bytesOf(value: unknown): number {
  if (typeof value === "string") return HEAD + UNIT * value.length;
  if (typeof value !== "object" || value === null) return NUMBER;
  if (ArrayBuffer.isView(value)) return HEAD + value.byteLength;
  if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + SLOT + bytesOf(one), HEAD);
  // Objects of the same shape share their field names.
  return Object.values(value).reduce((sum: number, one) => sum + 2 * SLOT + bytesOf(one), HEAD);
}
