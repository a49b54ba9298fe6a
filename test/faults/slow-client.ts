import { connect, type Socket } from "node:net";

/** A client that sends headers or a body byte by byte, or sends a request and never reads the answer. */
export type Slowness = "headers" | "body" | "reader";

export interface SlowClient {
  /** Seconds until the server closed the connection. */
  closed: Promise<number>;
  leave(): void;
}

const PAUSE_MS = 500;

const STARTS: Record<Slowness, (path: string, cookie: string) => string> = {
  headers: (path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-slow: `,
  body: (_path, cookie) =>
    `POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"`,
  reader: (path, cookie) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`,
};

export function slowClient(
  port: number,
  slowness: Slowness,
  path = "/api/users/me",
  cookie = "",
): SlowClient {
  const began = performance.now();
  const socket = connect(port, "127.0.0.1");
  // A client that never reads does not notice that the server has closed the connection, unless it writes.
  if (slowness === "reader") socket.pause();
  else socket.resume();
  socket.on("error", () => {});
  socket.write(STARTS[slowness](path, cookie));
  const trickle = setInterval(() => writeByte(socket), PAUSE_MS);
  const closed = new Promise<number>((resolve) => {
    for (const event of ["end", "close"] as const)
      socket.once(event, () => {
        clearInterval(trickle);
        resolve((performance.now() - began) / 1000);
      });
  });
  return { closed, leave: () => void socket.destroy() };
}

function writeByte(socket: Socket): void {
  if (socket.writable && !socket.isPaused()) socket.write("a");
}
