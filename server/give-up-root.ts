import { chmod, lchown, mkdir, mkdtemp, open, readdir, rmdir, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

import pg from "pg";

import type { Config } from "./config.ts";
import { chooseAccount, type Account } from "./database/embedded/account.ts";

interface Needed {
  config: Config;
  pool: pg.Pool;
  /** The built web app. */
  web: string | undefined;
}

export type RootOutcome = { account: Account } | { staysBecause: string };

/**
 * The account that root on Linux switches to for good, the same that PostgreSQL runs as: the owner of `DATA_DIR`,
 * otherwise `nobody`. Access to everything needed later is tried as that account first. Undefined if the process is not
 * root.
 */
export async function findAccount(needed: Needed): Promise<RootOutcome | undefined> {
  if (process.platform !== "linux" || process.geteuid?.() !== 0) return undefined;
  const { DATA_DIR } = needed.config;
  const account = await chooseAccount(DATA_DIR, join(DATA_DIR, "postgres"));
  if (!account) return undefined;
  try {
    await makeDirectories(needed.config, account);
    await asUser(account, () => tryEverything(needed));
    return { account };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { staysBecause: `the user with id ${account.uid} could not go on (${reason})` };
  }
}

const writtenDirectories = ({ DATA_DIR, SMTP_URL, SPEECH_PROVIDER }: Config): string[] => [
  ...(SMTP_URL ? [] : [resolve(DATA_DIR, "outbox")]),
  ...(SPEECH_PROVIDER ? [resolve(DATA_DIR, "speech")] : []),
];

/**
 * `DATA_DIR` itself stays root's, so that the account cannot replace what root hands over at the next start by a link;
 * for the same reason no link is followed here.
 */
async function makeDirectories(config: Config, { uid, gid }: Account): Promise<void> {
  const directories = writtenDirectories(config);
  for (const directory of directories) {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await lchown(directory, uid, gid);
  }
  if (directories.length > 0 || !config.DATABASE_URL) await letOthersEnter(config.DATA_DIR);
}

const OURS = ["postgres", "outbox", "speech"];

/** A directory that belongs to the product alone may be entered by others; what is in it protects itself. */
async function letOthersEnter(dataDir: string): Promise<void> {
  const { uid, mode } = await stat(dataDir);
  if (uid !== 0 || (mode & 0o001) !== 0) return;
  const entries = await readdir(dataDir);
  if (entries.every((name) => OURS.includes(name))) await chmod(dataDir, (mode & 0o777) | 0o001);
}

/** Only the effective ids change, so that the process can switch back. */
async function asUser({ uid, gid }: Account, work: () => Promise<void>): Promise<void> {
  const groups = process.getgroups?.() ?? [];
  const own = process.getegid?.() ?? 0;
  try {
    process.setgroups?.([]);
    process.setegid?.(gid);
    process.seteuid?.(uid);
    await work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(own);
    process.setgroups?.(groups);
  }
}

async function tryEverything({ config, pool, web }: Needed): Promise<void> {
  for (const file of filesReadLater(web)) await tryToRead(file);
  for (const directory of writtenDirectories(config)) await rmdir(await mkdtemp(join(directory, "try-")));
  // The directory that the database was started in, and is restarted in after a crash.
  if (!config.DATABASE_URL) await readdir(resolve(config.DATA_DIR, "postgres"));
  // The server may check which user connects, or the connection may need a file of that user.
  const client = new pg.Client(pool.options);
  // Without a listener a lost connection would end the process.
  client.on("error", () => undefined);
  await client.connect();
  await client.end();
}

async function tryToRead(path: string): Promise<void> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    // What does not exist cannot be reached by root either.
    if (error.code !== "ENOENT") throw error;
  });
  await file?.close();
}

/** One file of each place: the threads' programs, what they load, pages, and what the operator has named. */
function filesReadLater(web: string | undefined): string[] {
  const certificates = process.env["NODE_EXTRA_CA_CERTS"];
  return [
    fileURLToPath(import.meta.url),
    createRequire(import.meta.url).resolve("sql.js"),
    ...(web ? [join(web, "index.html")] : []),
    ...(certificates ? [certificates] : []),
  ];
}
