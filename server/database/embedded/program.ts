import { execFile, type SpawnOptions } from "node:child_process";
import { join } from "node:path";

import type { Account } from "./account.ts";

/** Where the programs of PostgreSQL are, and who runs them. */
export type Programs = { home: string; account: Account | undefined };

export type Outcome = { code: number | string | null; output: string };

export function programPath(home: string, name: "initdb" | "pg_ctl" | "postgres"): string {
  return join(home, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

/**
 * How a program finds the cluster. The account that we drop to may be unable to enter the directory (below a 0700
 * home), so the program is started inside it while we are still root, and refers to it by its working directory.
 */
export function clusterArgument(cluster: string, account: Account | undefined): string {
  return account !== undefined && process.platform === "linux" ? "/proc/self/cwd" : cluster;
}

/** The environment is built from scratch: the database has no business with the secrets in ours. */
export function spawnOptions(cwd: string, account: Account | undefined): SpawnOptions {
  const inherited =
    process.platform === "win32" ? ["PATH", "SystemRoot", "TEMP", "TMP", "USERNAME"] : ["PATH"];
  const env: NodeJS.ProcessEnv = { LC_ALL: "C", TZ: "UTC" };
  for (const name of inherited) if (process.env[name] !== undefined) env[name] = process.env[name];
  return { cwd, env, windowsHide: true, ...account };
}

/** Runs a program to its end; a failure is an outcome with a code other than 0, never a rejection. */
export function run(
  path: string,
  args: string[],
  cwd: string,
  account: Account | undefined,
): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(path, args, spawnOptions(cwd, account), (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim();
      resolve({ code: error ? (error.code ?? null) : 0, output: output || (error?.message ?? "") });
    });
  });
}
