import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { openEmbedded, type EmbeddedConnection } from "../../server/database/embedded/embedded.ts";
import { migrate } from "../../server/database/migrate.ts";
import { openDatabase, type Database } from "../../server/database/open.ts";
import { POLICIES } from "../../shared/policies.ts";
import { startProgram, type RunningProcess } from "../processes.ts";
import { others } from "./others.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The product and the bare route in separate processes, on an embedded PostgreSQL as with `npm start`. */
export interface Setting {
  connection: EmbeddedConnection;
  database: Database;
  product: RunningProcess;
  bare: RunningProcess;
  stop(): Promise<void>;
}

/** `words`: how many words of other users are in the same tables. */
export async function prepareSetting(words: number): Promise<Setting> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const each of stops.toReversed()) await each();
  };
  try {
    const dataDir = await mkdtemp(join(tmpdir(), "wordhoard-bench-"));
    stops.push(() => rm(dataDir, { recursive: true, force: true }));
    const embedded = await openEmbedded({ dataDir });
    stops.push(() => embedded.stop());
    // Errors are ignored because its last connection may be closed only when PostgreSQL stops.
    const database = openDatabase({ ...embedded.connection, poolSize: 4, onError: () => {} });
    stops.push(() => database.close());
    await migrate(database.pool, here("../../server/migrations"));
    await others(database.pool, words);
    const env = {
      DATABASE_URL: urlOf(embedded.connection),
      COOKIE_INSECURE: "true",
      RATE_LIMIT_FACTOR: "100000",
    };
    const product = await startProgram(here("./product.ts"), env);
    stops.push(product.stop);
    const bare = await startProgram(here("./bare.ts"), env);
    stops.push(bare.stop);
    return { connection: embedded.connection, database, product, bare, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export const urlOf = ({ host, port, user, database, password = "" }: EmbeddedConnection): string =>
  `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

/** Somebody who is signed in to the product. */
export interface Member {
  id: string;
  cookie: string;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
}

export async function signIn({ database, product }: Setting): Promise<Member> {
  const url = `http://127.0.0.1:${product.port}/api`;
  let cookie = "";
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return (text === "" ? undefined : JSON.parse(text)) as T;
  }
  await call("POST", "/auth/guest");
  await call("PATCH", "/auth/accept-policy", { accepted: POLICIES });
  const { id } = await call<{ id: string }>("GET", "/users/me");
  await database.pool.query("UPDATE users SET role = 'developer', expires_at = NULL WHERE id = $1", [id]);
  return { id, cookie, call };
}
