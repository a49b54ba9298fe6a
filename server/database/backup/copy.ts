import { Readable, Writable } from "node:stream";

import type pg from "pg";

/** Rows are gathered to this many bytes: compressing and hashing each alone would take longer than reading it. */
const CHUNK_BYTES = 64 * 1024;

/** Parts of the protocol that the driver has and its types leave out. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** The rows that `COPY … TO STDOUT` gives; while nobody reads them the database waits. */
export function copyOut(client: pg.ClientBase, statement: string): CopyOut {
  return client.query(new CopyOut(statement));
}

/** Takes the rows of `COPY … FROM STDIN`; it finishes when the database has them all. */
export function copyIn(client: pg.ClientBase, statement: string): CopyIn {
  return client.query(new CopyIn(statement));
}

class CopyOut extends Readable implements pg.Submittable {
  /** How many the database gave; known when they have ended. */
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
    // The driver writes its next message over this one.
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
  /** How many the database took; known when it has finished. */
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
    // Without it the database would wait for the rest; where it has refused already, it overhears this.
    if (error) this.#connection?.sendCopyFail(error.message);
    destroyed(error);
  }

  #settleReady(error?: Error): void {
    this.#ready?.(error);
    this.#ready = undefined;
  }
}
