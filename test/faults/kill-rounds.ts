import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import pg from "pg";

import { addressOf } from "../../server/database/embedded/address.ts";
import { PRODUCT } from "../../server/database/embedded/roles.ts";
import { audit } from "../audit/audit.ts";
import { spawnServer, untilReady, type ServerProcess } from "../process/server-process.ts";
import type { Program } from "../programs.ts";
import { Writer, type WriterTally } from "./writer.ts";

export type Victim = "node" | "database" | "both";

export interface KillOptions {
  dataDir: string;
  port: number;
  rounds: number;
  writers: number;
  /** The longest time of writing before a kill; longer only while hardly anything has been written. */
  seconds: number;
  program?: Program;
  onRound?: (round: KillRound) => void;
}

export interface KillRound {
  round: number;
  victim: Victim;
  /** Milliseconds from the kill, after which the server is started again immediately, until it is ready. */
  restart: number;
  /** Data that was lost or half-written, and findings of the audit. */
  faults: string[];
}

export interface KillReport extends WriterTally {
  rounds: KillRound[];
}

/** Writes before a kill, however slow the machine is. */
const LEAST_WRITTEN = 40;

const VICTIMS: readonly Victim[] = ["node", "database", "both"];

/** Repeatedly kills the server, its database, or both while people write, and checks the data each time. */
export async function killRounds(options: KillOptions): Promise<KillReport> {
  const { dataDir, port, program } = options;
  const start = async (): Promise<ServerProcess> => {
    const server = spawnServer(dataDir, port, {}, program);
    await untilReady(server);
    return server;
  };
  let server = await start();
  const pool = new pg.Pool({
    ...(await addressOf(join(dataDir, "postgres"))),
    user: PRODUCT,
    database: PRODUCT,
    max: 2,
  });
  // Its connections die with the database; the next query gets a new one.
  pool.on("error", () => {});
  const writers = await enterAll(server.url, options.writers, pool);
  const rounds: KillRound[] = [];
  try {
    for (let round = 1; round <= options.rounds; round++) {
      const victim = VICTIMS[round % VICTIMS.length] ?? "both";
      for (const writer of writers) writer.start();
      await delay(options.seconds * 1000 * (0.3 + 0.7 * Math.random()));
      await untilWritten(writers, round * LEAST_WRITTEN);
      const killed = performance.now();
      if (victim !== "node") process.kill(await databasePid(dataDir), "SIGKILL");
      if (victim !== "database") {
        server.child.kill("SIGKILL");
        await server.ended;
        server = await start();
      }
      await untilHealthy(server.url);
      const restart = performance.now() - killed;
      await delay(300);
      await Promise.all(writers.map((writer) => writer.stop()));
      const told = { round, victim, restart, faults: await faultsOf(writers, pool) };
      rounds.push(told);
      options.onRound?.(told);
    }
  } finally {
    await pool.end();
    server.child.kill("SIGTERM");
    await server.ended;
  }
  return { rounds, ...sumOf(writers) };
}

const enterAll = (url: string, count: number, pool: pg.Pool): Promise<Writer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, seed) =>
      Writer.enter(url, seed, (id) =>
        pool.query("UPDATE users SET role = 'developer', expires_at = NULL WHERE id = $1", [id]),
      ),
    ),
  );

async function faultsOf(writers: readonly Writer[], pool: pg.Pool): Promise<string[]> {
  await Promise.all(writers.map((writer) => writer.verify()));
  const findings = await audit(pool);
  return [
    ...writers.flatMap((writer) => writer.faults.splice(0)),
    ...findings.map(({ sentence, rows, first }) => `${sentence} Not in ${rows}: ${JSON.stringify(first)}`),
  ];
}

async function databasePid(dataDir: string): Promise<number> {
  const [pid = ""] = (await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  return Number(pid);
}

/** Not after somebody has found a fault, who writes no more. */
async function untilWritten(writers: readonly Writer[], least: number): Promise<void> {
  while (writers.every(({ faults }) => faults.length === 0) && sumOf(writers).acknowledged < least)
    await delay(10);
}

async function untilHealthy(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/health/ready`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) return;
    await delay(10);
  }
}

function sumOf(writers: readonly Writer[]): WriterTally {
  const sum = { acknowledged: 0, uncertain: 0, written: 0 };
  for (const { tally } of writers)
    for (const key of ["acknowledged", "uncertain", "written"] as const) sum[key] += tally[key];
  return sum;
}
