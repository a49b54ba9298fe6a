import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import type { Client } from "pg";

import { chooseAccount } from "./account.ts";
import { addressOf } from "./address.ts";
import { packagedHome, runnableHome } from "./binaries.ts";
import { prepareCluster, prepareDataDir } from "./cluster.ts";
import { EmbeddedError, messageOf } from "./embedded-error.ts";
import { announce, claim, isLast } from "./ownership.ts";
import { PRODUCT, provideRoles } from "./roles.ts";
import { type Cluster, ensureRunning, stopServer } from "./server.ts";
import { SETTINGS } from "./settings.ts";

export type EmbeddedOptions = {
  /** The database is kept in its directory `postgres`. Made if missing. */
  dataDir: string;
  log?: (line: string) => void;
  /** True (the default): one such process on a directory, which restarts the server if it dies. False: beside it. */
  exclusive?: boolean;
  /** PostgreSQL settings that override ours, for throwaway clusters; ignored if a server is already running. */
  settings?: Record<string, string>;
  /** For throwaway clusters, where tests copy databases; counts when the cluster is made. */
  mayCreateDatabases?: boolean;
};

/** For `new pg.Pool(connection)`; stays the same when the server is restarted. */
export type EmbeddedConnection = {
  host: string;
  port: number;
  user: string;
  database: string;
  password?: string;
};

export type Embedded = {
  connection: EmbeddedConnection;
  /** Whether this call started the server, rather than found it running. */
  launched: boolean;
  /** The owner stops the server; a process that attached stops it when nobody else is connected. */
  stop(): Promise<void>;
};

/** Starts the embedded PostgreSQL, or attaches to one that is running. Rejects with an EmbeddedError. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log = () => undefined, exclusive = true } = options;
  const cluster = await prepare(options, log);
  const stopping = new AbortController();
  const { signal } = stopping;
  const first = await attach(cluster, exclusive, signal);
  let launcher = first.launcher;
  let recovery: Promise<void> | undefined;

  function watch(): void {
    launcher.once("end", () => {
      if (!signal.aborted) recovery = recover();
    });
  }

  async function recover(): Promise<void> {
    log("the connection to PostgreSQL was lost");
    for (let failures = 0; !signal.aborted; failures++) {
      try {
        ({ launcher } = await attach(cluster, true, signal));
        log("PostgreSQL is back");
        return watch();
      } catch (error) {
        if (signal.aborted) return;
        log(messageOf(error));
        // Often enough to be back soon after the cause, such as a full disk, is gone.
        await delay(Math.min(100 * 2 ** failures, 2_000), undefined, { signal }).catch(() => undefined);
      }
    }
  }

  async function end(): Promise<void> {
    stopping.abort();
    await recovery;
    // The connection is closed last, so that nobody takes over while this process is still working.
    if (exclusive || (await isLast(launcher).catch(() => false))) await stopServer(cluster);
    await launcher.end().catch(() => undefined);
  }

  let ended: Promise<void> | undefined;
  if (exclusive) watch();
  return {
    connection: { ...(await addressOf(cluster.directory)), user: PRODUCT, database: PRODUCT },
    launched: first.launched,
    stop: () => (ended ??= end()),
  };
}

async function prepare(options: EmbeddedOptions, log: (line: string) => void): Promise<Cluster> {
  const settings = { ...SETTINGS, ...options.settings };
  const dataDir = await prepareDataDir(options.dataDir);
  const directory = join(dataDir, "postgres");
  const account = await chooseAccount(dataDir, directory);
  // The account that root drops to may have no access to root's own directories.
  const places = account === undefined ? [dataDir] : ["/var/cache", "/tmp"];
  const programs = { home: await runnableHome(packagedHome(), account, places), account };
  await prepareCluster(directory, dataDir, programs, settings.fsync !== "off", log);
  return { directory, programs, settings, mayCreateDatabases: options.mayCreateDatabases ?? false, log };
}

const ATTEMPTS = 3;

/** Connects and takes the lock that fits the mode. A server that its last user is stopping is started again. */
async function attach(
  cluster: Cluster,
  exclusive: boolean,
  signal: AbortSignal,
): Promise<{ launcher: Client; launched: boolean }> {
  let launched = false;
  for (let failures = 0; ;) {
    const running = await ensureRunning(cluster, signal);
    launched ||= running.launched;
    const { launcher } = running;
    try {
      if (await provideRoles(launcher, await addressOf(cluster.directory), cluster.mayCreateDatabases)) {
        await launcher.end();
        continue;
      }
      await announce(launcher);
      if (exclusive) await claim(launcher, cluster.directory);
      return { launcher, launched };
    } catch (error) {
      await launcher.end().catch(() => undefined);
      if (error instanceof EmbeddedError) throw error;
      if (++failures === ATTEMPTS)
        throw new EmbeddedError(`The database does not answer: ${messageOf(error)}`);
    }
  }
}
