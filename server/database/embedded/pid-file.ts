import { readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";

import { codeOf } from "../errors.ts";
import { run } from "./program.ts";

/** The contents of postmaster.pid; the later lines are written while the server starts. */
export type PidFile = {
  pid: number | undefined;
  port: number | undefined;
  socketDirectory: string | undefined;
};

export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const [pid, , , port, socketDirectory] = text.split(/\r?\n/);
  return { pid: Number(pid) || undefined, port: Number(port) || undefined, socketDirectory };
}

/** The pid of the server that is running on this cluster right now, whether it answers or not. */
export async function runningPid(cluster: string): Promise<number | undefined> {
  const pid = (await readPidFile(cluster))?.pid;
  return pid !== undefined && (await isServerOf(pid, cluster)) ? pid : undefined;
}

/** Whether the process is the PostgreSQL of this cluster, rather than another one that was given its number later. */
export async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === "linux") {
    // A server's working directory is its cluster; a process that has ended but is not reaped has none.
    const [theirs, ours] = await Promise.all(
      [`/proc/${pid}/cwd`, cluster].map((path) => stat(path).catch(() => undefined)),
    );
    return theirs !== undefined && theirs.ino === ours?.ino && theirs.dev === ours.dev;
  }
  if (process.platform === "win32") {
    const { output } = await run("tasklist", ["/NH", "/FI", `PID eq ${pid}`], cluster, undefined);
    return output.includes("postgres.exe");
  }
  const { output } = await run("/bin/ps", ["-o", "stat=,comm=", "-p", String(pid)], cluster, undefined);
  return output.includes("postgres") && !output.startsWith("Z");
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/**
 * Removes the lock files of a dead server where PostgreSQL itself would not: it takes any living process with the
 * recorded pid for the server, and an empty file for one that is being written.
 */
export async function clearStalePidFile(cluster: string, socketDirectory: string): Promise<void> {
  const file = await readPidFile(cluster);
  if (file === undefined) return;
  const path = join(cluster, "postmaster.pid");
  if (file.pid === undefined) {
    const written = await stat(path).catch(() => undefined);
    if (written === undefined || Date.now() - written.mtimeMs < 2_000) return;
  } else if (!isAlive(file.pid) || (await isServerOf(file.pid, cluster))) {
    return;
  }
  await rm(path, { force: true });
  await rm(join(socketDirectory, ".s.PGSQL.5432.lock"), { force: true });
}
