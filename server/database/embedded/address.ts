import { createHash } from "node:crypto";
import { lchown, lstat, mkdir, readFile, rmdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";

import { codeOf } from "../errors.ts";
import type { Account } from "./account.ts";
import { EmbeddedError } from "./embedded-error.ts";
import { readPidFile } from "./pid-file.ts";

/** Where the server of a cluster is reached: a socket directory, or loopback on Windows. */
export type Address = { host: string; port: number; password?: string };

export const PASSWORD_FILE = "wordhoard.password";

const PORT = 5432;
// The shortest limit for the path of a socket is that of macOS: 104 bytes with the closing NUL.
const LONGEST_SOCKET = 103;

/** The address that a running server uses, read from its own notes if it left any. */
export async function addressOf(cluster: string): Promise<Address> {
  if (process.platform !== "win32") return { host: socketDirectory(cluster), port: PORT };
  const password = await readFile(join(cluster, PASSWORD_FILE), "utf8");
  return { host: "127.0.0.1", port: (await readPidFile(cluster))?.port ?? (await freePort()), password };
}

/**
 * The socket lies in the cluster, which is 0700 and the same seen from every session and container; where that path
 * is too long for a socket, in a directory of its own below /tmp, named after the cluster.
 */
function socketDirectory(cluster: string): string {
  if (Buffer.byteLength(join(cluster, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET) return cluster;
  return `/tmp/wordhoard-${createHash("sha256").update(cluster).digest("hex").slice(0, 24)}`;
}

/** The settings that make a server listen at the address, and nowhere else. */
export function listenSettings(cluster: string, { host, port }: Address): Record<string, string> {
  if (process.platform === "win32") return { listen_addresses: host, port: String(port) };
  // Relative to the cluster, which the account of the server may be unable to walk to.
  const directory = host === cluster ? "." : host;
  return {
    listen_addresses: "",
    port: String(port),
    unix_socket_directories: directory,
    unix_socket_permissions: "0700",
  };
}

export async function prepareSocketDirectory(cluster: string, account: Account | undefined): Promise<void> {
  const directory = socketDirectory(cluster);
  if (process.platform === "win32" || directory === cluster) return;
  await mkdir(directory, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== "EEXIST") throw error;
  });
  const { uid, mode } = await lstat(directory);
  // The mode of a link is 0777.
  if (![process.geteuid?.(), account?.uid].includes(uid) || (mode & 0o077) !== 0) {
    throw new EmbeddedError(
      `${directory}, where the database would listen, belongs to someone else: set DATA_DIR to a shorter path.`,
    );
  }
  if (account !== undefined) await lchown(directory, account.uid, account.gid);
}

export async function removeSocketDirectory(cluster: string): Promise<void> {
  const directory = socketDirectory(cluster);
  if (process.platform !== "win32" && directory !== cluster) await rmdir(directory).catch(() => undefined);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : PORT));
    });
  });
}
