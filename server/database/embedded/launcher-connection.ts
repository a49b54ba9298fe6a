import pg from "pg";

import type { Address } from "./address.ts";
import { LAUNCHER } from "./cluster.ts";
import { EmbeddedError } from "./embedded-error.ts";

const NAME = /^wordhoard:(\d+)$/;

/** The application name by which the database lists a launcher's connection. */
const APPLICATION_NAME = `wordhoard:${process.pid}`;

export function pidOf(applicationName: string): number | undefined {
  return Number(NAME.exec(applicationName)?.[1]) || undefined;
}

// The server is starting, stopping or recovering, or has no free connections.
const BUSY = /^(57P0[123]|53300)$/;

/** The launcher's own connection; "busy" while the server says that it will answer later. */
export async function connectAsLauncher(address: Address): Promise<pg.Client | "busy" | "absent"> {
  const client = new pg.Client({
    ...address,
    user: LAUNCHER,
    database: "postgres",
    ssl: false,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: 10_000,
  });
  // "end" reports the lost connection; without a listener "error" would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (!(error instanceof pg.DatabaseError)) return "absent";
    if (BUSY.test(error.code ?? "")) return "busy";
    throw new EmbeddedError(
      `The database in ${address.host} was not made by Wordhoard (${error.message}): set DATA_DIR to another directory.`,
    );
  }
}
