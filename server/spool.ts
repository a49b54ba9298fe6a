import { randomUUID } from "node:crypto";
import { open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addAbortSignal, pipeline as connect, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

import { AppError } from "./app-error.ts";
import { FairQueue, type Caller } from "./fair-queue.ts";

/** The compressed size of all texts together: how much disk space readers who stop reading can take. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Texts of one caller that are not read to their end. */
const MOST_OF_ONE = 4;
/** A client that does not read is disconnected within twice this time. */
const SECONDS_TO_WAIT = 60;
/** Texts that are written at once, each with a few hundred words in memory, and some with a connection of their own. */
const QUEUE = { atOnce: 4, atOnceOfOne: 1, waiting: 200, waitingOfOne: 3, retryAfter: 5 };

type Pieces = AsyncIterable<string> | Iterable<Uint8Array>;
type Write = (pieces: Pieces) => Promise<void>;

/** What a caller or a network has in the spool. */
interface Usage {
  texts: number;
  bytes: number;
}

/**
 * Buffers a text that must be written quickly, such as one read in a single transaction, for a client that reads
 * slowly: compressed, in an unlinked temporary file, which disappears with its reader or with the process. Texts are
 * written in turns, and the fuller the spool, the less of it one caller or network may have.
 */
export class Spool {
  readonly #mostBytes: number;
  readonly #queue = new FairQueue(QUEUE);
  readonly #usage = new Map<string, Usage>();
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /**
   * The text that `fill` writes, as UTF-8 bytes, once it is complete and `fill` has returned; 429 where there is no
   * room for it.
   */
  hold(caller: Caller, fill: (write: Write) => Promise<void>): Promise<Readable> {
    return this.#queue.run(caller, () => this.#write(caller, fill));
  }

  async #write(caller: Caller, fill: (write: Write) => Promise<void>): Promise<Readable> {
    if ((this.#usage.get(caller.name)?.texts ?? 0) >= MOST_OF_ONE) throw noRoom();
    const file = await openNameless();
    let bytes = 0;
    this.#count(caller, { texts: 1, bytes });
    const store = async (packed: AsyncIterable<Buffer>): Promise<void> => {
      for await (const some of packed) {
        bytes += some.length;
        this.#count(caller, { texts: 0, bytes: some.length });
        if (!this.#hasRoom(caller)) throw noRoom();
        await file.writeFile(some);
      }
    };
    try {
      await fill((pieces) => pipeline(pieces, createGzip({ level: 1 }), store));
    } catch (error) {
      this.#count(caller, { texts: -1, bytes: -bytes });
      await file.close();
      throw error;
    }
    // An answer that waits behind others on its connection does not end with it.
    const stored = addAbortSignal(caller.left, file.createReadStream({ start: 0 }));
    stored.once("close", () => this.#count(caller, { texts: -1, bytes: -bytes }));
    // The text's reader gets the error.
    return connect(stored, createGunzip(), () => {});
  }

  /** Each may have as much as is left to all others, so that there always is something left. */
  #hasRoom({ name, networks }: Caller): boolean {
    const free = this.#mostBytes - this.#bytes;
    return [{ network: name, share: 1 }, ...networks].every(
      ({ network, share }) => (this.#usage.get(network)?.bytes ?? 0) <= free * share,
    );
  }

  #count({ name, networks }: Caller, change: Usage): void {
    this.#bytes += change.bytes;
    for (const key of [name, ...networks.map(({ network }) => network)]) {
      const { texts, bytes } = this.#usage.get(key) ?? { texts: 0, bytes: 0 };
      const usage = { texts: texts + change.texts, bytes: bytes + change.bytes };
      if (usage.texts > 0) this.#usage.set(key, usage);
      else this.#usage.delete(key);
    }
  }
}

const noRoom = (): AppError => new AppError("too_many_requests", { retryAfter: SECONDS_TO_WAIT });

async function openNameless() {
  const path = join(tmpdir(), `wordhoard-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  return file;
}
