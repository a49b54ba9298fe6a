import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

import { listen } from "./listening.ts";

export interface Place {
  /** By default any free port. */
  port?: number;
  /** By default 127.0.0.1. */
  host?: string;
}

export interface Incoming {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  /** The body as it came. */
  bytes: Buffer;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** Failures of a vendor. */
interface Faults {
  /** Closes the port, so that clients are refused. */
  down(): Promise<void>;
  /** Listens again on the same port. */
  up(): Promise<void>;
  /** Acts immediately, but delays the answer by this many milliseconds; 0 ends it. */
  slow(delayMs: number): void;
  /** The next `count` requests get this answer (500 by default) and have no effect. */
  failNext(count: number, answer?: Answer): void;
  /** The next `count` requests take effect, but their connection is cut before the answer. */
  loseNext(count: number): void;
  /** Ends every fault except `down`. */
  heal(): void;
}

export interface HttpStandIn extends Faults {
  url: string;
  close(): Promise<void>;
}

interface HttpBehaviour {
  answer: (incoming: Incoming) => Answer | Promise<Answer>;
  /** Requests that faults do not affect, such as pages for people. */
  spared?: (incoming: Incoming) => boolean;
  /** The answer of the vendor in case of an internal error. */
  broken?: Answer;
}

/** A vendor with an HTTP API. An exception in `answer` results in 500 with its stack. */
export async function startHttpStandIn(behaviour: HttpBehaviour, place: Place = {}): Promise<HttpStandIn> {
  const broken = behaviour.broken ?? { status: 500, body: "Internal Server Error" };
  let delayMs = 0;
  let failing: Answer[] = [];
  let losing = 0;

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const incoming = await receive(request);
    if (behaviour.spared?.(incoming)) return send(response, await behaviour.answer(incoming));
    const failure = failing.shift();
    if (failure) return send(response, failure);
    const lost = losing > 0;
    if (lost) losing -= 1;
    const answer = await behaviour.answer(incoming);
    if (lost) return void request.socket.destroy();
    if (delayMs > 0) await wait(delayMs, undefined, { ref: false });
    send(response, answer);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
      send(response, { status: 500, body: `The stand-in failed: ${stack}` });
    });
  });
  const host = place.host ?? "127.0.0.1";
  const port = await listen(server, place.port ?? 0, host);

  const down = async () => {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };

  return {
    url: `http://${host}:${port}`,
    down,
    async up() {
      if (!server.listening) await listen(server, port, host);
    },
    slow(milliseconds) {
      delayMs = milliseconds;
    },
    failNext(count, answer = broken) {
      failing = Array.from({ length: count }, () => answer);
    },
    loseNext(count) {
      losing = count;
    },
    heal() {
      delayMs = 0;
      failing = [];
      losing = 0;
    },
    close: down,
  };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Answer {
  return { status, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
}

export function htmlPage(body: string, status = 200): Answer {
  return { status, headers: { "content-type": "text/html; charset=utf-8" }, body };
}

/** The answer to a posted form: the browser continues with GET. */
export function seeOther(location: string): Answer {
  return { status: 303, headers: { location } };
}

async function receive(request: IncomingMessage): Promise<Incoming> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return {
    method: request.method ?? "GET",
    url: new URL(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`),
    headers: request.headers,
    body: bytes.toString("utf8"),
    bytes,
  };
}

function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
}
