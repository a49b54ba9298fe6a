import { connect, type Socket } from "node:net";

export interface LoadRequest {
  method: string;
  path: string;
  cookie?: string;
  /** The client address that a proxy would forward. */
  from?: string;
  body?: unknown;
}

export interface LoadAnswer {
  status: number;
  /** Status line and headers. */
  head: string;
  body: string;
}

/**
 * One keep-alive connection that sends a request as soon as the previous one is answered; it uses so little processor
 * time that it can measure a server on the same machine.
 */
export class LoadConnection {
  readonly #socket: Socket;
  readonly #host: string;
  #buffer = "";
  #answered: ((answer: LoadAnswer) => void) | undefined;
  #failed: ((error: Error) => void) | undefined;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.setNoDelay(true).setEncoding("latin1");
    socket.on("data", (chunk: string) => this.#take(chunk));
    socket.on("error", (error) => this.#failed?.(error));
    socket.on("close", () => this.#failed?.(new Error("The server closed the connection")));
  }

  static open(url: string): Promise<LoadConnection> {
    const { hostname, port, host } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(new LoadConnection(socket, host)));
      socket.once("error", reject);
    });
  }

  send({ method, path, cookie, from, body }: LoadRequest): Promise<LoadAnswer> {
    const text = body === undefined ? "" : JSON.stringify(body);
    const head = [
      `${method} ${path} HTTP/1.1`,
      `host: ${this.#host}`,
      ...(cookie ? [`cookie: ${cookie}`] : []),
      ...(from ? [`x-forwarded-for: ${from}`] : []),
      ...(text ? ["content-type: application/json", `content-length: ${Buffer.byteLength(text)}`] : []),
    ];
    return new Promise((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
      this.#socket.write(`${head.join("\r\n")}\r\n\r\n${text}`);
    });
  }

  close(): void {
    this.#failed = undefined;
    this.#socket.destroy();
  }

  #take(chunk: string): void {
    this.#buffer += chunk;
    const end = this.#buffer.indexOf("\r\n\r\n");
    if (end === -1) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(this.#buffer.slice(0, end))?.[1];
    const total = end + 4 + Number(length ?? 0);
    if (this.#buffer.length < total) return;
    const status = Number(this.#buffer.slice(9, 12));
    const head = this.#buffer.slice(0, end);
    const body = Buffer.from(this.#buffer.slice(end + 4, total), "latin1").toString();
    this.#buffer = this.#buffer.slice(total);
    this.#answered?.({ status, head, body });
  }
}

/** Requests per second of several connections together, each repeating `work` for a number of seconds. */
export async function throughput<W>(
  seconds: number,
  workers: readonly W[],
  work: (worker: W) => Promise<number>,
): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  await Promise.all(
    workers.map(async (worker) => {
      while (performance.now() < end) {
        const answered = await work(worker);
        done += answered;
      }
    }),
  );
  return done / ((performance.now() - start) / 1000);
}
