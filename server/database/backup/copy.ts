import { Readable, Writable } from "node:stream";

import type pg from "pg";

/**
 * Rows are collected up to this many bytes: compressing and hashing each row alone would take longer than reading it.
 */
const CHUNK_BYTES = 64 * 1024;

/** Parts of the protocol that the driver implements but does not declare in its types. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** The rows that `COPY … TO STDOUT` sends; the database pauses while nobody reads them. */
export function copyOut(client: pg.ClientBase, statement: string): CopyOut {
  return client.query(new CopyOut(statement));
}

/** Accepts the rows of `COPY … FROM STDIN`; finishes when the database has received them all. */
export function copyIn(client: pg.ClientBase, statement: string): CopyIn {
  return client.query(new CopyIn(statement));
}

class CopyOut extends Readable implements pg.Submittable {
  /** How many rows the database sent; known once the stream has ended. */
  rows = 0;
  readonly #statement: string;
  #connection: pg.Connection | undefined;
  #rows: Buffer[] = [];
  #bytes = 0;

  constructor(statement: string) {
    super({ highWaterMark: CHUNK_BYTES });
    this.#statement = statement;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.#statement);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // The driver reuses this buffer for its next message.
    this.#rows.push(Buffer.from(chunk));
    this.#bytes += chunk.length;
    if (this.#bytes >= CHUNK_BYTES) this.#flush();
  }

  handleCommandComplete({ text }: Completion): void {
    this.rows = rowsIn(text);
    this.#flush();
  }

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  #flush(): void {
    const chunk = Buffer.concat(this.#rows);
    this.#rows = [];
    this.#bytes = 0;
    if (chunk.length > 0 && !this.push(chunk)) this.#connection?.stream.pause();
  }
}

/** `COPY 412` */
type Completion = { text: string };
const rowsIn = (text: string): number => Number(text.split(" ").at(-1));

type Callback = (error?: Error | null) => void;

class CopyIn extends Writable implements pg.Submittable {
  /** How many rows the database accepted; known once the stream has finished. */
  rows = 0;
  readonly #statement: string;
  #connection: CopyConnection | undefined;
  #ready: Callback | undefined;
  #done: Callback | undefined;

  constructor(statement: string) {
    super();
    this.#statement = statement;
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection as CopyConnection;
    connection.query(this.#statement);
  }

  handleCopyInResponse(): void {
    this.#settleReady();
  }

  handleCommandComplete({ text }: Completion): void {
    this.rows = rowsIn(text);
  }

  handleReadyForQuery(): void {
    this.#done?.();
  }

  handleError(error: Error): void {
    if (this.#ready) this.#settleReady(error);
    else if (this.#done) this.#done(error);
    else this.destroy(error);
  }

  override _construct(ready: Callback): void {
    this.#ready = ready;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, written: Callback): void {
    this.#connection?.sendCopyFromChunk(chunk);
    const stream = this.#connection?.stream;
    if (stream?.writableNeedDrain) stream.once("drain", () => written());
    else written();
  }

  override _final(done: Callback): void {
    this.#done = done;
    this.#connection?.endCopyFrom();
  }

  override _destroy(error: Error | null, destroyed: Callback): void {
    // Without this the database would wait for the rest; if it has already refused, it ignores the message.
    if (error) this.#connection?.sendCopyFail(error.message);
    destroyed(error);
  }

  #settleReady(error?: Error): void {
    this.#ready?.(error);
    this.#ready = undefined;
  }
}
