import { readdir, readFile } from "node:fs/promises";

import { codeOf } from "../errors.ts";
import { isServerOf } from "./pid-file.ts";

/**
 * Ends the queries that a killed server has left running: they keep its memory in use, and no server can start until
 * the longest of them has ended. On systems other than Linux we cannot tell whose they are, so the launcher waits for
 * them.
 */
export async function endOrphans(cluster: string): Promise<void> {
  if (process.platform !== "linux") return;
  for (const entry of await readdir("/proc")) {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || !(await isOrphan(pid, cluster))) continue;
    try {
      process.kill(pid, "SIGQUIT");
    } catch (error) {
      if (codeOf(error) !== "ESRCH") throw error;
    }
  }
}

/** A child of a server (its title begins with "postgres: …") whose parent is no longer a server. */
async function isOrphan(pid: number, cluster: string): Promise<boolean> {
  if (!(await isServerOf(pid, cluster))) return false;
  const [title, status] = await Promise.all(
    ["cmdline", "status"].map((name) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "")),
  );
  const parent = Number(/^PPid:\s*(\d+)$/m.exec(status ?? "")?.[1]);
  return title?.startsWith("postgres: ") === true && parent > 0 && !(await isServerOf(parent, cluster));
}
