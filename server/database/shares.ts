import { AppError } from "../app-error.ts";

/** As long as somebody waits for a connection of the pool itself. */
const PATIENCE_MS = 5000;
/** Those who wait for the end of calls of their own. */
const OWN_PATIENCE_MS = 30_000;
/** Of one owner. */
const MOST_WAITING = 500;
const SECONDS_TO_WAIT = 5;
const WINDOW_MS = 60_000;

interface Sizes {
  /** How many are lent at once. */
  all: number;
  /** How many of them one owner may hold. */
  each: number;
  /** Crowds, and owners who held some for so many milliseconds of this minute, get at most so many, together. */
  heavy?: { ms: number; all: number };
  /** What somebody is told who has waited too long for others; 429 where they wait for calls of their own. */
  refusal: "too_many_requests" | "unavailable";
}

interface Owner {
  name: string;
  crowd: boolean;
  inUse: number;
  /** Those who wait, the first first. */
  waiting: ((giveBack: () => void) => void)[];
}

/**
 * Shares out a number of things, such as connections, by owner. Who finds none waits in a queue of their own; the next
 * is lent to whom had the least in this minute, crowds last, so that nobody waits behind somebody else's crowd.
 */
export class Shares {
  readonly #sizes: Sizes;
  /** Those who hold or wait. */
  readonly #owners = new Map<string, Owner>();
  readonly #waiting = new Set<Owner>();
  /** For how long owners held something in this minute, in milliseconds. */
  readonly #used = new Map<string, number>();
  #windowEnds = 0;
  #inUse = 0;
  #inUseByHeavy = 0;

  constructor(sizes: Sizes) {
    this.#sizes = sizes;
  }

  get waiting(): number {
    let waiting = 0;
    for (const owner of this.#waiting) waiting += owner.waiting.length;
    return waiting;
  }

  /** Waits for one; returns the function that gives it back. 429 behind a long queue of one's own. */
  async take(name: string, crowd = false): Promise<() => void> {
    const owner = this.#owners.get(name) ?? { name, crowd, inUse: 0, waiting: [] };
    if (owner.waiting.length >= MOST_WAITING) throw tooMany();
    this.#owners.set(name, owner);
    return this.#hasRoom(owner) ? this.#lend(owner) : this.#wait(owner);
  }

  #hasRoom(owner: Owner): boolean {
    const { all, each, heavy } = this.#sizes;
    if (owner.inUse >= each || this.#inUse >= all) return false;
    return !heavy || this.#inUseByHeavy < heavy.all || !this.#isHeavy(owner);
  }

  #isHeavy({ name, crowd }: Owner): boolean {
    return crowd || this.#usedBy(name) >= (this.#sizes.heavy?.ms ?? Number.POSITIVE_INFINITY);
  }

  #lend(owner: Owner): () => void {
    const began = performance.now();
    const heavy = this.#isHeavy(owner) ? 1 : 0;
    owner.inUse++;
    this.#inUse++;
    this.#inUseByHeavy += heavy;
    return () => {
      owner.inUse--;
      this.#inUse--;
      this.#inUseByHeavy -= heavy;
      this.#used.set(owner.name, this.#usedBy(owner.name) + performance.now() - began);
      this.#serveNext();
      this.#forgetIdle(owner);
    };
  }

  #wait(owner: Owner): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const since = performance.now();
      const serve = (giveBack: () => void): void => {
        clearTimeout(timer);
        resolve(giveBack);
      };
      const giveUp = (): void => {
        const own = owner.inUse > 0 && performance.now() - since < OWN_PATIENCE_MS - 1;
        if (own) return void (timer = setTimeout(giveUp, OWN_PATIENCE_MS - PATIENCE_MS));
        owner.waiting.splice(owner.waiting.indexOf(serve), 1);
        this.#forgetIdle(owner);
        reject(owner.inUse > 0 ? tooMany() : refused(this.#sizes.refusal));
      };
      let timer = setTimeout(giveUp, PATIENCE_MS);
      owner.waiting.push(serve);
      this.#waiting.add(owner);
    });
  }

  /** Those who had as much as others are served in the order in which they came. */
  #serveNext(): void {
    let next: Owner | undefined;
    for (const owner of this.#waiting)
      if (this.#hasRoom(owner) && (!next || this.#comesBefore(owner, next))) next = owner;
    if (!next) return;
    const serve = next.waiting.shift();
    if (next.waiting.length === 0) this.#waiting.delete(next);
    serve?.(this.#lend(next));
  }

  #comesBefore(one: Owner, other: Owner): boolean {
    if (one.crowd !== other.crowd) return other.crowd;
    return this.#usedBy(one.name) < this.#usedBy(other.name);
  }

  #forgetIdle(owner: Owner): void {
    if (owner.waiting.length > 0) return;
    this.#waiting.delete(owner);
    if (owner.inUse === 0) this.#owners.delete(owner.name);
  }

  #usedBy(name: string): number {
    const now = performance.now();
    if (now >= this.#windowEnds) {
      this.#used.clear();
      this.#windowEnds = now + WINDOW_MS;
    }
    return this.#used.get(name) ?? 0;
  }
}

const refused = (code: Sizes["refusal"]): AppError =>
  new AppError(code, { retryAfter: SECONDS_TO_WAIT, cause: new Error("nothing became free in time") });
const tooMany = (): AppError => refused("too_many_requests");
