import { spawn, spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { inject } from "vitest";

import { freePort } from "./process/server-process.ts";

export interface PgBouncer {
  /** For `DATABASE_URL`. */
  urlOf(database: string): string;
  close(): Promise<void>;
}

/** The version of the installed PgBouncer, as packaged by Debian and Homebrew; undefined if there is none. */
export const pgBouncerVersion = /PgBouncer (\S+)/.exec(
  spawnSync("pgbouncer", ["--version"], { encoding: "utf8" }).stdout ?? "",
)?.[1];

/** PgBouncer supports named statements since version 1.21. */
export const knowsStatements = ((): boolean => {
  const [major = 0, minor = 0] = (pgBouncerVersion ?? "").split(".").map(Number);
  return major > 1 || minor >= 21;
})();

/** PgBouncer in transaction mode in front of the test run's cluster, with fewer connections than clients. */
export async function startPgBouncer(): Promise<PgBouncer> {
  const { user } = inject("cluster");
  const directory = await mkdtemp(join(tmpdir(), "wordhoard-pgbouncer-"));
  await chmod(directory, 0o755);
  const [forwarder, port] = [await forwardPort(), await freePort()];
  await writeFile(join(directory, "users"), `"${user}" ""\n`);
  const settings = join(directory, "pgbouncer.ini");
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${forwarder.port} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(directory, "users")}
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
${knowsStatements ? "max_prepared_statements = 1000" : ""}
`,
  );
  // PgBouncer refuses to run as root.
  const nobody = process.geteuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  const child = spawn("pgbouncer", [settings], { stdio: ["ignore", "ignore", "pipe"], ...nobody });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let written = "";
  child.stderr.on("data", (chunk: Buffer) => (written += chunk.toString()));
  while (!written.includes("process up")) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${written}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    urlOf: (database) => `postgresql://${user}@127.0.0.1:${port}/${database}`,
    close: async () => {
      child.kill("SIGKILL");
      await ended;
      await forwarder.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A port that forwards to the cluster's socket, which only our user may open. */
async function forwardPort(): Promise<{ port: number; close(): Promise<void> }> {
  const { host, port } = inject("cluster");
  const forwarder = createServer((inward) => {
    const outward = host.startsWith("/") ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    inward.pipe(outward).pipe(inward);
    inward.on("error", () => outward.destroy());
    outward.on("error", () => inward.destroy());
  });
  await new Promise<void>((resolve) => forwarder.listen(0, "127.0.0.1", resolve));
  return {
    port: (forwarder.address() as AddressInfo).port,
    close: () => new Promise((resolve) => forwarder.close(() => resolve())),
  };
}
