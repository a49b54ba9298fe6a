import { chmod, lchown, lstat, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import { EmbeddedError } from "./embedded-error.ts";

/** The user and group that PostgreSQL runs as. */
export type Account = { uid: number; gid: number };

/**
 * The account to drop to, or undefined to stay who we are. PostgreSQL refuses to run as root, so root hands it to the
 * owner of the cluster, else to the owner of the data directory, else to `nobody`.
 */
export async function chooseAccount(dataDir: string, cluster: string): Promise<Account | undefined> {
  if (process.geteuid?.() !== 0) return undefined;
  await refuseForeignLink(cluster);
  const users = await knownUsers();
  for (const [path, mustBeKnown] of [
    [cluster, false],
    [dataDir, true],
  ] as const) {
    const owner = await stat(path).catch(() => undefined);
    if (owner === undefined || owner.uid === 0) continue;
    // initdb asks for the name of its user, and fails without one; a cluster that exists needs no name.
    if (!mustBeKnown || [...users.values()].some((user) => user.uid === owner.uid)) {
      return { uid: owner.uid, gid: owner.gid };
    }
  }
  if (process.platform !== "linux") {
    throw new EmbeddedError("PostgreSQL refuses to run as root: start Wordhoard as an ordinary user.");
  }
  return users.get("nobody") ?? { uid: 65534, gid: 65534 };
}

/**
 * In a data directory of its own, the account could plant a link that makes root hand over another file at the next
 * start.
 */
async function refuseForeignLink(cluster: string): Promise<void> {
  const link = await lstat(cluster).catch(() => undefined);
  const target = await stat(cluster).catch(() => undefined);
  if (!link?.isSymbolicLink() || !target || link.uid === 0 || link.uid === target.uid) return;
  throw new EmbeddedError(
    `${cluster} is a link of the user with id ${link.uid} to what another one owns: ` +
      `remove it, or, if it is right, run "chown -h root '${cluster}'".`,
  );
}

/** There is no way back: real, effective and saved ids are the account's, and none of root's groups is left. */
export function become({ uid, gid }: Account): void {
  process.setgroups?.([]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}

/** Makes the cluster usable by the account: the owner and the mode that PostgreSQL insists on. */
export async function handOver(cluster: string, account: Account | undefined): Promise<void> {
  const { uid, mode } = await stat(cluster);
  const own = process.geteuid?.();
  if (account !== undefined) {
    if (uid !== account.uid) await chownAll(cluster, account);
  } else if (own !== undefined && uid !== own) {
    throw new EmbeddedError(
      `The database in ${cluster} belongs to the user with id ${uid}, and this process runs as ${own}: ` +
        `start it as that user, or run "chown -R ${own} '${cluster}'" as root.`,
    );
  }
  if (own !== undefined && (mode & 0o077) !== 0) await chmod(cluster, 0o700);
}

async function chownAll(path: string, account: Account): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) await chownAll(inner, account);
    else await lchown(inner, account.uid, account.gid);
  }
  await lchown(path, account.uid, account.gid);
}

async function knownUsers(): Promise<Map<string, Account>> {
  const text = await readFile("/etc/passwd", "utf8").catch(() => "");
  const users = new Map<string, Account>();
  for (const line of text.split("\n")) {
    const [name, , uid, gid] = line.split(":");
    if (name && uid && gid) users.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  return users;
}
