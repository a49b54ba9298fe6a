import type { EventEmitter } from "node:events";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";

import pg from "pg";

/** A server that cannot be reached in this time is not going to cancel anything. */
const PATIENCE_MS = 5000;

/** What the driver has, but its types leave out. */
interface Wire extends EventEmitter {
  stream: Duplex;
  connect(port: number, host: string): void;
  connect(socket: string): void;
  requestSsl(): void;
  cancel(processId: number, secretKey: number): void;
}
interface Connected {
  host: string;
  port: number;
  processID: number;
  secretKey: number;
  ssl: boolean | object;
  sslNegotiation: "postgres" | "direct";
}

/**
 * Asks the server to cancel the statement that a connection is running, over a connection of its own, as PostgreSQL
 * wants it. The server closes that one when it has sent the signal: until this returns, a signal may still be on its
 * way, and the connection must not be given to anybody else. Returns false where the server did not say so.
 */
export function cancelStatement(client: pg.PoolClient): Promise<boolean> {
  const { host, port, processID, secretKey, ssl, sslNegotiation } = client as unknown as Connected;
  const wire = new pg.Connection({ ssl, sslNegotiation } as pg.ConnectionConfig) as unknown as Wire;
  const send = (): void => wire.cancel(processID, secretKey);
  wire.once("connect", () => {
    if (!ssl) send();
    else if (sslNegotiation !== "direct") wire.requestSsl();
  });
  wire.once("sslconnect", send);
  const closed = new Promise<boolean>((resolve) => {
    wire.once("end", () => resolve(true));
    wire.on("error", () => resolve(false));
  });
  if (host.startsWith("/")) wire.connect(`${host}/.s.PGSQL.${port}`);
  else wire.connect(port, host);
  return Promise.race([closed, delay(PATIENCE_MS, false, { ref: false })]).finally(() =>
    wire.stream.destroy(),
  );
}
