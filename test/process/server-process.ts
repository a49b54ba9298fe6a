import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestDatabase } from "../database.ts";
import { databaseUrl } from "../empty-database.ts";
import { builtProgram, type Program } from "../programs.ts";

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Everything that it has written. */
  output(): string;
  /** The exit code; null after a signal that it did not handle. */
  ended: Promise<number | null>;
}

/** The product's process with an embedded database in `dataDir`, without the web app. */
export function spawnServer(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
  [file, ...args]: Program = builtProgram("server"),
  directory = ".",
): ServerProcess {
  const child = spawn(file, args, {
    cwd: directory,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"] ?? "",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "error",
      RATE_LIMIT_FACTOR: "1000",
      ...settings,
    },
  });
  let written = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (written += chunk.toString()));
  return {
    url: `http://localhost:${port}`,
    child,
    output: () => written,
    ended: new Promise((resolve) => child.once("exit", resolve)),
  };
}

/** Waits until it is ready; if it ends before, fails with its output. */
export async function untilReady(server: ServerProcess): Promise<void> {
  const gone = server.ended.then(() => {
    throw new Error(`The server ended: ${server.output()}`);
  });
  gone.catch(() => {});
  while (!server.output().includes("is ready at"))
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 50))]);
}

/** The built program on a database that the test has: hashes cost what they cost an operator (test/password-cost.ts). */
export async function startBuilt(
  { connection }: TestDatabase,
  settings: Record<string, string>,
): Promise<{ url: string; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "wordhoard-built-"));
  const DATABASE_URL = databaseUrl(connection);
  const server = spawnServer(dataDir, await freePort(), { DATABASE_URL, ...settings });
  await untilReady(server);
  return {
    url: server.url,
    close: async () => {
      server.child.kill("SIGTERM");
      await server.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
