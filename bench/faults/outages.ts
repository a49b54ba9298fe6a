import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import pg from "pg";

import { openEmbedded } from "../../server/database/embedded/embedded.ts";
import { audit } from "../../test/audit/audit.ts";
import { DatabaseProxy } from "../../test/faults/database-proxy.ts";
import { Writer } from "../../test/faults/writer.ts";
import { freePort, spawnServer, untilReady } from "../../test/process/server-process.ts";
import { bundled } from "../bundled.ts";
import { familyOf } from "../learners/processes.ts";
import type { Report } from "../report.ts";
import { Probe } from "./probe.ts";

const WRITERS = 16;
const SECONDS = 10;

interface Outage {
  what: string;
  begin(): unknown;
  end(): unknown;
}

/** Takes the database away for ten seconds in four ways, while sixteen clients write. */
export async function benchOutages(report: Report): Promise<void> {
  const program = await bundled("server", "scripts/dev-server.ts");
  const dataDir = await mkdtemp(join(tmpdir(), "wordhoard-outages-"));
  const open = () => openEmbedded({ dataDir, exclusive: false });
  let embedded = await open();
  const { host, port, user, database } = embedded.connection;
  const proxy = await DatabaseProxy.open({ path: `${host}/.s.PGSQL.${port}` });
  const settings = { DATABASE_URL: `postgresql://${user}@127.0.0.1:${proxy.port}/${database}` };
  const server = spawnServer(dataDir, await freePort(), settings, [process.execPath, program]);
  await untilReady(server);
  const pool = new pg.Pool({ ...embedded.connection, max: 2 });
  pool.on("error", () => {});
  const probe = new Probe(server.url);
  const outages: Outage[] = [
    {
      what: "stopped (SIGSTOP)",
      begin: () => signal(dataDir, "SIGSTOP"),
      end: () => signal(dataDir, "SIGCONT"),
    },
    { what: "shut down", begin: () => embedded.stop(), end: async () => (embedded = await open()) },
    { what: "connections refused", begin: () => proxy.refuse(), end: () => proxy.accept() },
    { what: "network silent", begin: () => proxy.hang(), end: () => proxy.resume() },
  ];
  try {
    const writers = await Promise.all(
      Array.from({ length: WRITERS }, (_, seed) =>
        Writer.enter(server.url, seed, (id) =>
          pool.query("UPDATE users SET role = 'developer', expires_at = NULL WHERE id = $1", [id]),
        ),
      ),
    );
    for (const outage of outages) await suffer(outage, { report, probe, writers, pool });
    report.fact(
      "server after all of it",
      server.child.exitCode === null ? "runs" : "ended",
      server.child.exitCode === null,
    );
  } finally {
    await probe.stop();
    server.child.kill("SIGTERM");
    await server.ended;
    await pool.end();
    await proxy.close();
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Sufferers {
  report: Report;
  probe: Probe;
  writers: readonly Writer[];
  pool: pg.Pool;
}

async function suffer(
  { what, begin, end }: Outage,
  { report, probe, writers, pool }: Sufferers,
): Promise<void> {
  for (const writer of writers) writer.start();
  await delay(1000);
  probe.take();
  await begin();
  await delay(SECONDS * 1000);
  await end();
  const recovery = await probe.recovery();
  const { answers, slowest, onlyTold } = probe.take();
  const acknowledged = writers.map(({ tally }) => tally.acknowledged);
  await delay(2000);
  const going = writers.filter(({ tally }, at) => tally.acknowledged > (acknowledged[at] ?? 0)).length;
  await Promise.all(writers.map((writer) => writer.stop()));
  await Promise.all(writers.map((writer) => writer.verify()));
  const faults = writers.flatMap((writer) => writer.faults.splice(0));
  const findings = await audit(pool);
  report.fact(`${what}: answers`, `${answers}; slowest ${(slowest / 1000).toFixed(1)} s`, onlyTold);
  report.fact(`${what}: recovery`, `${recovery.toFixed(0)} ms`, recovery < 5000);
  report.fact(`${what}: writers that go on`, `${going} of ${writers.length}`, going === writers.length);
  report.fact(
    `${what}: lost or half-written`,
    String(faults.length + findings.length),
    faults.length + findings.length === 0,
  );
  for (const fault of faults) report.fact("fault", fault, false);
}

async function signal(dataDir: string, name: NodeJS.Signals): Promise<void> {
  const [pid = ""] = (await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n");
  for (const one of await familyOf(Number(pid))) process.kill(one, name);
}
