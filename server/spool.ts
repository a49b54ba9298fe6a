import { randomUUID } from "node:crypto";
import { open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline as connect, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

import { AppError } from "./app-error.ts";

/** The compressed size of all texts together: how much disk space readers who stop reading can take. */
const MOST_BYTES = 256 * 1024 * 1024;
/** A client that does not read is disconnected within this time. */
const SECONDS_TO_WAIT = 60;

type Write = (pieces: AsyncIterable<string>) => Promise<void>;

/**
 * Buffers a text that must be written quickly, such as one read in a single transaction, for a client that reads
 * slowly: compressed, in an unlinked temporary file, which disappears with its reader or with the process.
 */
export class Spool {
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }

  /**
   * The text that `fill` writes, as UTF-8 bytes, once it is complete and `fill` has returned; 429 where there is no
   * room for it.
   */
  async hold(fill: (write: Write) => Promise<void>): Promise<Readable> {
    const file = await openNameless();
    let bytes = 0;
    const store = async (packed: AsyncIterable<Buffer>): Promise<void> => {
      for await (const some of packed) {
        bytes += some.length;
        this.#bytes += some.length;
        if (this.#bytes > this.#mostBytes)
          throw new AppError("too_many_requests", { retryAfter: SECONDS_TO_WAIT });
        await file.writeFile(some);
      }
    };
    try {
      await fill((pieces) => pipeline(pieces, createGzip({ level: 1 }), store));
    } catch (error) {
      this.#bytes -= bytes;
      await file.close();
      throw error;
    }
    const stored = file.createReadStream({ start: 0 });
    stored.once("close", () => void (this.#bytes -= bytes));
    // The text's reader gets the error.
    return connect(stored, createGunzip(), () => {});
  }
}

async function openNameless() {
  const path = join(tmpdir(), `wordhoard-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  return file;
}
