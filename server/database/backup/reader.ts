import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

import type { z } from "zod";

import { codeOf } from "../errors.ts";
import { BackupError } from "./backup-error.ts";
import {
  END_OF_ROWS,
  footerSchema,
  headerSchema,
  tableSchema,
  FORMAT_VERSION,
  type Footer,
  type Header,
  type TableLine,
} from "./format.ts";

const LONGEST_LINE = 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
const NEWLINE = 0x0a;
const END_AFTER_ROW = Buffer.from(`\n${END_OF_ROWS}`);

/** Reads a backup from its header to its footer, a piece at a time. */
export class BackupReader {
  readonly #file: string;
  readonly #chunks: AsyncIterator<Buffer>;
  readonly #hash = createHash("sha256");
  #rest: Buffer = Buffer.alloc(0);

  constructor(file: string) {
    this.#file = file;
    // The reader that iterates gets the same error.
    const plain = pipeline(createReadStream(file), createGunzip({ chunkSize: CHUNK_BYTES }), () => {});
    this.#chunks = plain[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  async header(): Promise<Header> {
    const found = await this.#json();
    const { format, version } = Object(found) as Partial<Header>;
    if (format !== "wordhoard backup") throw this.#broken();
    if (version !== FORMAT_VERSION)
      throw new BackupError(`${this.#file} was made by a newer version: restore it with that one.`);
    return this.#parse(headerSchema, found);
  }

  /** The next table, whose rows must then be read; or the footer, which comes last. */
  async next(): Promise<TableLine | Footer> {
    const sha256 = this.#hash.copy().digest("hex");
    const found = await this.#json();
    if (!("sha256" in Object(found))) return this.#parse(tableSchema, found);
    const footer = this.#parse(footerSchema, found);
    if (footer.sha256 !== sha256 || this.#rest.length > 0 || (await this.#more())) throw this.#broken();
    return footer;
  }

  async *rows(): AsyncGenerator<Buffer> {
    await this.#atLeast(END_OF_ROWS.length);
    if (this.#rest.subarray(0, END_OF_ROWS.length).toString("latin1") === END_OF_ROWS) {
      this.#take(END_OF_ROWS.length);
      return;
    }
    for (;;) {
      const end = this.#rest.indexOf(END_AFTER_ROW);
      if (end !== -1) {
        yield this.#take(end + 1);
        this.#take(END_OF_ROWS.length);
        return;
      }
      // The last bytes may be the start of the end marker.
      const sure = this.#rest.length - END_AFTER_ROW.length + 1;
      if (sure > 0) yield this.#take(sure);
      await this.#atLeast(END_AFTER_ROW.length);
    }
  }

  /** Ends reading early. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #json(): Promise<unknown> {
    let end = this.#rest.indexOf(NEWLINE);
    while (end === -1) {
      if (this.#rest.length > LONGEST_LINE || !(await this.#more())) throw this.#broken();
      end = this.#rest.indexOf(NEWLINE);
    }
    try {
      return JSON.parse(this.#take(end + 1).toString());
    } catch {
      throw this.#broken();
    }
  }

  #parse<T>(schema: z.ZodType<T>, value: unknown): T {
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw this.#broken();
    return parsed.data;
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length);
    this.#rest = this.#rest.subarray(length);
    this.#hash.update(taken);
    return taken;
  }

  async #atLeast(length: number): Promise<void> {
    while (this.#rest.length < length) if (!(await this.#more())) throw this.#broken();
  }

  /** False at the end of the file. */
  async #more(): Promise<boolean> {
    const { done, value } = await this.#chunks.next().catch((error: unknown) => {
      throw this.#unreadable(error);
    });
    if (done) return false;
    this.#rest = this.#rest.length > 0 ? Buffer.concat([this.#rest, value]) : value;
    return true;
  }

  #unreadable(error: unknown): Error {
    if (codeOf(error)?.startsWith("Z_")) return this.#broken();
    return error instanceof Error
      ? new BackupError(`${this.#file} cannot be read: ${error.message}`)
      : this.#broken();
  }

  #broken(): BackupError {
    return new BackupError(
      `${this.#file} is no backup, or it is broken or incomplete. Nothing was restored.`,
    );
  }
}
