import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";

import pg from "pg";
import { onTestFinished } from "vitest";

import { builtProgram } from "../../../test/programs.ts";
import { chooseAccount } from "./account.ts";
import { packagedHome, runnableHome } from "./binaries.ts";
import { prepareCluster, prepareDataDir } from "./cluster.ts";
import { type Embedded, type EmbeddedConnection, openEmbedded } from "./embedded.ts";
import { isServerOf } from "./pid-file.ts";
import { clusterArgument, programPath, type Programs, spawnOptions } from "./program.ts";
import { ensureRunning } from "./server.ts";

export const lines: string[] = [];

/** A data directory that does not exist yet; the server that uses it and its files are removed after the test. */
export async function freshDataDir(name = "data"): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), "wordhoard-embedded-"));
  const dataDir = join(base, name);
  onTestFinished(async () => {
    const pid = await serverPid(dataDir).catch(() => undefined);
    if (pid !== undefined && (await isServerOf(pid, join(dataDir, "postgres")))) process.kill(pid, "SIGQUIT");
    await rm(base, { recursive: true, force: true, maxRetries: 20 });
  });
  return dataDir;
}

export async function open(dataDir: string, exclusive = true): Promise<Embedded> {
  const embedded = await openEmbedded({
    dataDir,
    exclusive,
    settings: { fsync: "off" },
    log: (line) => lines.push(line),
  });
  onTestFinished(() => embedded.stop());
  return embedded;
}

export async function ask(connection: EmbeddedConnection, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ ...connection });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: "array" });
    return rows.flat();
  } finally {
    await client.end();
  }
}

export async function serverPid(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
}

/** What 0.2.0 leaves running when it is killed: its superuser has logged in, and everybody who reaches the socket can. */
export async function serverOfOldVersion(dataDir: string): Promise<pg.Client> {
  const directory = join(await prepareDataDir(dataDir), "postgres");
  const programs = await programsFor(directory);
  await prepareCluster(directory, dataDir, programs, false, () => undefined);
  const cluster = {
    directory,
    programs,
    settings: { fsync: "off" },
    mayCreateDatabases: false,
    log: () => undefined,
  };
  const { launcher } = await ensureRunning(cluster, new AbortController().signal);
  return launcher;
}

/** What the operator can do as superuser while the server is stopped (docs/operating.md). */
export async function runAsSuperuser(dataDir: string, sql: string): Promise<void> {
  const directory = join(dataDir, "postgres");
  const { home, account } = await programsFor(directory);
  spawnSync(
    programPath(home, "postgres"),
    ["--single", "-D", clusterArgument(directory, account), "postgres"],
    {
      ...spawnOptions(directory, account),
      input: `${sql}\n`,
    },
  );
}

async function programsFor(directory: string): Promise<Programs> {
  const account = await chooseAccount(dirname(directory), directory);
  const places = account === undefined ? [dirname(directory)] : ["/var/cache", "/tmp"];
  return { home: await runnableHome(packagedHome(), account, places), account };
}

export type Holder = {
  process: ChildProcess;
  said: Record<string, unknown>[];
  ready: Promise<void>;
  gone: Promise<void>;
};

/** Another process that opens the directory; `ready` resolves once it has it or was refused. */
export function startHolder(dataDir: string, manner: "owner" | "beside" = "owner"): Holder {
  const [file, ...args] = builtProgram("holder");
  const child = spawn(file, [...args, dataDir, manner], {
    stdio: ["pipe", "pipe", "inherit"],
    // A process group of its own, like a command typed into a terminal.
    detached: true,
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said: Record<string, unknown>[] = [];
  const gone = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const ready = new Promise<void>((resolve) => {
    createInterface(child.stdout).on("line", (line) => {
      const fact: Record<string, unknown> = JSON.parse(line);
      said.push(fact);
      if (!("log" in fact)) resolve();
    });
    void gone.then(resolve);
  });
  return { process: child, said, ready, gone };
}

export async function until<T>(attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch {
      await delay(20);
    }
  }
}
