import { randomBytes } from "node:crypto";
import {
  chown,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";

import { codeOf } from "../errors.ts";
import { handOver } from "./account.ts";
import { PASSWORD_FILE } from "./address.ts";
import { EmbeddedError, messageOf } from "./embedded-error.ts";
import { isAlive } from "./pid-file.ts";
import { clusterArgument, programPath, type Programs, run } from "./program.ts";

/**
 * The role that the launcher connects as to take its locks; the product never does. initdb makes it the superuser, and
 * `provideRoles` takes that from it; 0.2.0 and older left it.
 */
export const LAUNCHER = "wordhoard_admin";

const VERSION = "18";
const DRAFT = /^postgres\.draft-(\d+)-[0-9a-f]+$/;
const DRAFT_LIFETIME_MS = 10 * 60_000;

/** The real path of the data directory, made if it is missing. */
export async function prepareDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    return await realpath(dataDir);
  } catch (error) {
    throw new EmbeddedError(
      `Cannot use ${dataDir} as the data directory (${messageOf(error)}): set DATA_DIR to a directory that can be written to.`,
    );
  }
}

/** Creates the cluster on first use, and makes sure that PostgreSQL will accept an existing one. */
export async function prepareCluster(
  cluster: string,
  dataDir: string,
  programs: Programs,
  durable: boolean,
  log: (line: string) => void,
): Promise<void> {
  await removeAbandonedDrafts(dataDir);
  const exists = (await stat(cluster).catch(() => undefined)) !== undefined;
  if (exists) await handOver(cluster, programs.account);
  if (!exists || (await readdir(cluster)).length === 0) {
    await createCluster(cluster, dataDir, programs, durable, log);
  }
  await checkVersion(cluster);
}

/**
 * The cluster is created under another name and then renamed, so that a cluster with the final name is always complete:
 * a kill leaves a draft behind, and of two processes that start at once the later one finds the name taken and uses
 * that cluster.
 */
async function createCluster(
  cluster: string,
  dataDir: string,
  programs: Programs,
  durable: boolean,
  log: (line: string) => void,
): Promise<void> {
  log(`creating the database in ${cluster}`);
  const draft = join(dataDir, `postgres.draft-${process.pid}-${randomBytes(6).toString("hex")}`);
  const { account } = programs;
  try {
    await mkdir(draft, { mode: 0o700 });
    if (account !== undefined) await chown(draft, account.uid, account.gid);
    await fillDraft(draft, programs, durable);
    await rename(draft, cluster).catch((error: unknown) => {
      if (!["ENOTEMPTY", "EEXIST", "EPERM"].includes(codeOf(error) ?? "")) throw error;
    });
    if (durable) await syncDirectory(dataDir);
  } catch (error) {
    if (error instanceof EmbeddedError) throw error;
    throw new EmbeddedError(
      `Cannot create the database in ${cluster} (${messageOf(error)}): set DATA_DIR to a directory that can be written to.`,
    );
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function fillDraft(draft: string, programs: Programs, durable: boolean): Promise<void> {
  const args = [
    `--pgdata=${clusterArgument(draft, programs.account)}`,
    `--username=${LAUNCHER}`,
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
  ];
  if (!durable) args.push("--no-sync");
  // The socket is in a directory that only its owner can enter; loopback is open to every user of the machine.
  const password = process.platform === "win32" ? randomBytes(24).toString("base64url") : undefined;
  const passwordFile = `${draft}.password`;
  try {
    if (password === undefined) args.push("--auth=trust");
    else {
      await writeFile(passwordFile, password, { mode: 0o600, flag: "wx" });
      args.push("--auth=scram-sha-256", `--pwfile=${passwordFile}`);
    }
    const { code, output } = await run(programPath(programs.home, "initdb"), args, draft, programs.account);
    if (code !== 0) {
      throw new EmbeddedError(whyNotCreated(draft, output));
    }
    if (password !== undefined) await rename(passwordFile, join(draft, PASSWORD_FILE));
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function whyNotCreated(draft: string, output: string): string {
  if (output.includes("could not look up effective user ID")) {
    return (
      `PostgreSQL asks for the name of its user, and the id ${process.geteuid?.()} has none: ` +
      `add it to /etc/passwd, start as another user, or set DATABASE_URL.`
    );
  }
  const said = output.split("\n").find((line) => /error|fatal|could not/i.test(line)) ?? output;
  return `PostgreSQL could not create the database in ${draft}: ${said.trim()}`;
}

async function checkVersion(cluster: string): Promise<void> {
  const version = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => undefined);
  if (version === undefined) {
    throw new EmbeddedError(
      `${cluster} is not a database: move what is in it elsewhere, or set DATA_DIR to another directory.`,
    );
  }
  if (version.trim() !== VERSION) {
    throw new EmbeddedError(
      `The database in ${cluster} was made by PostgreSQL ${version.trim()}, and this is ${VERSION}: ` +
        `dump it with the version that made it, and restore it into a new DATA_DIR.`,
    );
  }
}

async function removeAbandonedDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = DRAFT.exec(name)?.[1];
    if (pid === undefined) continue;
    const path = join(dataDir, name);
    const made = (await stat(path).catch(() => undefined))?.birthtimeMs ?? 0;
    // In a container every process has the same pid: the age of the draft decides instead.
    const inUse =
      Number(pid) !== process.pid && isAlive(Number(pid)) && Date.now() - made < DRAFT_LIFETIME_MS;
    if (!inUse) await rm(path, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function syncDirectory(path: string): Promise<void> {
  if (process.platform === "win32") return;
  const directory = await open(path, "r");
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
