import { connect, type Socket } from "node:net";

/** One HTTP request as bytes. */
export type RequestBytes = Buffer;

export interface Load {
  requestsPerSecond: number;
  /** In milliseconds. */
  median: number;
  p99: number;
}

export interface LoadOptions {
  port: number;
  connections: number;
  seconds: number;
  /** The next request of a connection; undefined stops it. */
  next: (connection: number) => RequestBytes | undefined;
  /** The expected status, by default 200. */
  status?: number;
}

/** Builds a request to the server under test; a body is sent as JSON. */
export function requestBytes(method: string, path: string, cookie: string, body?: unknown): RequestBytes {
  const json = body === undefined ? "" : JSON.stringify(body);
  const about =
    body === undefined
      ? ""
      : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n`;
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n${about}\r\n${json}`,
  );
}

/**
 * Keeps connections busy, each with one request at a time. It parses only as much HTTP as is needed to separate the
 * answers, so that on a small machine most of the processor time is left to the server.
 */
export async function runLoad({
  port,
  connections,
  seconds,
  next,
  status = 200,
}: LoadOptions): Promise<Load> {
  const latencies: number[] = [];
  const until = performance.now() + seconds * 1000;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      const wire = await Wire.open(port);
      while (performance.now() < until) {
        const bytes = next(connection);
        if (!bytes) break;
        const sent = performance.now();
        const answered = await wire.ask(bytes);
        latencies.push(performance.now() - sent);
        if (answered !== status) throw new Error(`answered ${answered}: ${wire.lastHead}`);
      }
      wire.close();
    }),
  );
  const elapsed = (performance.now() - started) / 1000;
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor((latencies.length - 1) * share)] ?? Number.NaN;
  return { requestsPerSecond: latencies.length / elapsed, median: at(0.5), p99: at(0.99) };
}

const HEAD_END = Buffer.from("\r\n\r\n");

class Wire {
  static async open(port: number): Promise<Wire> {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
    return new Wire(socket);
  }

  lastHead = "";
  readonly #socket: Socket;
  #missing = 0;
  #status = 0;
  #start: Buffer = Buffer.alloc(0);
  #answered: (status: number) => void = () => {};
  #failed: (error: Error) => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (chunk) => this.#take(chunk));
    socket.on("error", (error) => this.#failed(error));
    socket.on("close", () => this.#failed(new Error("the server closed the connection")));
  }

  ask(bytes: RequestBytes): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
      this.#socket.write(bytes);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    if (this.#missing > 0) {
      this.#missing -= chunk.length;
    } else {
      const bytes = this.#start.length > 0 ? Buffer.concat([this.#start, chunk]) : chunk;
      const end = bytes.indexOf(HEAD_END);
      if (end === -1) {
        this.#start = bytes;
        return;
      }
      this.#start = Buffer.alloc(0);
      this.lastHead = bytes.toString("latin1", 0, end);
      this.#status = Number(this.lastHead.slice(9, 12));
      const length = Number(/content-length: (\d+)/i.exec(this.lastHead)?.[1] ?? 0);
      this.#missing = length - (bytes.length - end - HEAD_END.length);
    }
    if (this.#missing === 0) this.#answered(this.#status);
  }
}
