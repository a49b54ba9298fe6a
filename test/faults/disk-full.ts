import { execFileSync } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import pg from "pg";

import { PRODUCT } from "../../server/database/embedded/roles.ts";
import { audit } from "../audit/audit.ts";
import { freePort, spawnServer, untilReady } from "../process/server-process.ts";
import type { Program } from "../programs.ts";
import { fillDictionaries } from "./bulk.ts";
import { Writer } from "./writer.ts";

export interface DiskFullReport {
  /** Answers to people who kept writing while the disk was full, as "503 unavailable", with their counts. */
  answers: Map<string, number>;
  /** Milliseconds from when space was freed until everybody could write. */
  recovery: number;
  /** Data that was lost or half-written, and findings of the audit. */
  faults: string[];
  alive: boolean;
}

const SIZE = "240m";
const WRITERS = 8;

/** Why the disk cannot be filled here; null if it can. */
export function whyNoSmallDisk(): string | null {
  if (process.platform !== "linux" || process.geteuid?.() !== 0) return "only root may mount a small disk";
  try {
    execFileSync("unshare", ["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"], { stdio: "ignore" });
    return null;
  } catch {
    return "mounting is not allowed here";
  }
}

/**
 * Runs the server on a small disk, fills it for a number of seconds while clients write, and frees the space again. If
 * a few MiB are left, the database's write-ahead log is the first that cannot grow, and the database shuts down.
 */
export async function fillDisk(seconds: number, program: Program, left = 0): Promise<DiskFullReport> {
  const dataDir = await mkdtemp(join(tmpdir(), "wordhoard-disk-"));
  const mounted = `mount -t tmpfs -o size=${SIZE},mode=0755 tmpfs "$0" && exec "$@"`;
  const inside: Program = ["unshare", "-m", "sh", "-c", mounted, dataDir, ...program];
  const server = spawnServer(dataDir, await freePort(), {}, inside);
  // Only that process sees the mounted disk, so it is accessed through /proc.
  const seen = `/proc/${server.child.pid}/root${dataDir}`;
  let pool: pg.Pool | undefined;
  try {
    await untilReady(server);
    const own = new pg.Pool({ host: join(seen, "postgres"), user: PRODUCT, database: PRODUCT, max: 2 });
    pool = own;
    own.on("error", () => {});
    const promote = (id: string) =>
      own.query("UPDATE users SET role = 'developer', expires_at = NULL WHERE id = $1", [id]);
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, (_, seed) => Writer.enter(server.url, seed, promote)),
    );
    const filler = await Writer.enter(server.url, WRITERS, promote);
    for (const writer of writers) writer.start();
    await delay(1000);
    const rest = join(seen, "rest");
    await fillRest(rest, left);
    const answers = await fillDictionaries(filler.client, seconds);
    await rm(rest);
    const recovery = await untilAllWrite(writers);
    await Promise.all(writers.map((writer) => writer.stop()));
    await Promise.all(writers.map((writer) => writer.verify()));
    const findings = await audit(own);
    const faults = [
      ...writers.flatMap((writer) => writer.faults),
      ...findings.map(({ sentence, first }) => `${sentence} ${JSON.stringify(first)}`),
    ];
    return { answers, recovery, faults, alive: server.child.exitCode === null };
  } finally {
    await pool?.end();
    server.child.kill("SIGTERM");
    await server.ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

const MEBIBYTE = Buffer.alloc(1024 * 1024);

/** Fills the disk except for the bytes that are left on purpose. */
async function fillRest(path: string, left: number): Promise<void> {
  const file = await open(path, "w");
  for (let size = MEBIBYTE.length; size >= 1;)
    await file.write(MEBIBYTE, 0, size).catch(() => {
      size = Math.floor(size / 2);
    });
  await file.truncate((await file.stat()).size - left * MEBIBYTE.length);
  await file.close();
}

async function untilAllWrite(writers: readonly Writer[]): Promise<number> {
  const began = performance.now();
  const before = writers.map(({ tally }) => tally.acknowledged);
  while (
    writers.some(({ tally, faults }, at) => faults.length === 0 && tally.acknowledged <= (before[at] ?? 0))
  )
    await delay(10);
  return performance.now() - began;
}
