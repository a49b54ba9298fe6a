import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { openDatabase, type Database } from "../server/database/open.ts";
import { CallsLearner } from "./calls-learner.ts";
import { ENDLESS_DAY } from "./endless-day.ts";
import { startProgram, type RunningProcess } from "./processes.ts";
import { cpuMs, cpuOfChildren } from "./processor-time.ts";
import { medianNumber } from "./report.ts";
import { throughput } from "./testing-load.ts";

/**
 * `npx tsx bench/calls.ts plain=postgres://… citus=postgres://…`: requests per second of the main calls on several
 * databases that have the product's tables, alternating between them, and the ratio to the first one. Several addresses
 * of one database, separated by commas, get one node each.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    learners: { type: "string", default: "8" },
  },
});

/** Requires a superuser. */
const MAIN_PROCESS = "SELECT split_part(pg_read_file('postmaster.pid'), chr(10), 1) AS pid";
const PRODUCT = fileURLToPath(new URL("./dictionaries/product.ts", import.meta.url));

/** What a learner does in one step; each returns its number of requests. */
const CALLS: Record<string, (learner: CallsLearner) => Promise<number>> = {
  "list dictionaries": (learner) => learner.listDictionaries(),
  "list words": (learner) => learner.listWords(),
  "add and delete a word": (learner) => learner.addAndDelete(),
  "review a word": (learner) => learner.review(),
  "start a test": (learner) => learner.start(),
  "answer, start and report included": (learner) => learner.takeTest(),
  "new guest, with policies": (learner) => learner.becomeGuest(),
};

interface Measured {
  perSecond: number;
  /** Processor time of one core per request, in milliseconds. */
  nodeMs: number;
  databaseMs: number;
  workersMs: number;
}

interface Target {
  name: string;
  database: Database;
  /** The main process of the PostgreSQL that we connect to, and those of its workers if they are on this machine. */
  servers: { own: number; workers: readonly number[] };
  nodes: readonly RunningProcess[];
  learners: readonly CallsLearner[];
  /** For each call, one measurement per round. */
  found: Record<string, Measured[]>;
}

const targets: Target[] = [];
try {
  for (const text of positionals) targets.push(await prepare(text));
  // The first round is a warm-up.
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const [name, call] of Object.entries(CALLS))
      for (const target of targets) {
        await target.database.pool.query(ENDLESS_DAY);
        const measured = await measure(target, call);
        if (round > 0) (target.found[name] ??= []).push(measured);
      }
  for (const name of Object.keys(CALLS)) tell(name);
} finally {
  for (const { database, nodes, learners } of targets) {
    for (const learner of learners) learner.leave();
    for (const node of nodes) await node.stop();
    await database.close();
  }
}

/** `name=address,address`: starts one node per address, and distributes the learners evenly. */
async function prepare(text: string): Promise<Target> {
  const at = text.indexOf("=");
  const addresses = text.slice(at + 1).split(",");
  const database = openDatabase({ connectionString: addresses[0] ?? "", poolSize: 2, onError: () => {} });
  const nodes = await Promise.all(
    addresses.map((address) =>
      startProgram(PRODUCT, {
        DATABASE_URL: address,
        COOKIE_INSECURE: "true",
        RATE_LIMIT_FACTOR: "100000",
      }),
    ),
  );
  const learners: CallsLearner[] = [];
  for (let number = 0; number < Number(values.learners); number++) {
    const url = `http://127.0.0.1:${nodes[number % nodes.length]?.port}`;
    learners.push(await CallsLearner.enter(url, database.pool));
  }
  const servers = await serversOf(database);
  return { name: text.slice(0, at), database, servers, nodes, learners, found: {} };
}

/** The query for workers would fail without Citus. */
async function serversOf({ pool }: Database): Promise<Target["servers"]> {
  const own = await pool.query<{ pid: string; citus: boolean }>(
    `${MAIN_PROCESS}, to_regclass('pg_dist_node') IS NOT NULL AS citus`,
  );
  const workers = own.rows[0]?.citus
    ? await pool.query<{ pid: string }>("SELECT result AS pid FROM run_command_on_workers($1)", [
        MAIN_PROCESS,
      ])
    : { rows: [] };
  return { own: Number(own.rows[0]?.pid), workers: workers.rows.map(({ pid }) => Number(pid)) };
}

async function measure(
  { nodes, servers, learners }: Target,
  call: (typeof CALLS)[string],
): Promise<Measured> {
  const spent = () => ({
    node: sum(nodes.map(({ pid }) => cpuMs(pid))),
    database: cpuOfChildren(servers.own),
    workers: sum(servers.workers.map(cpuOfChildren)),
  });
  const before = spent();
  let requests = 0;
  const perSecond = await throughput(Number(values.seconds), learners, async (learner) => {
    const done = await call(learner);
    requests += done;
    return done;
  });
  const after = spent();
  return {
    perSecond,
    nodeMs: (after.node - before.node) / requests,
    databaseMs: (after.database - before.database) / requests,
    workersMs: (after.workers - before.workers) / requests,
  };
}

function tell(call: string): void {
  const rates = targets.map(({ name, found }) => ({
    name,
    median: (of: keyof Measured): number => medianNumber((found[call] ?? []).map((one) => one[of])),
  }));
  process.stdout.write(`${call}\n`);
  for (const { name, median } of rates) {
    const rate = median("perSecond");
    const ratio = rate / (rates[0]?.median("perSecond") ?? rate);
    process.stdout.write(
      `  ${name.padEnd(20)} ${rate.toFixed(0)}/s (${ratio.toFixed(2)}); ms of a core: node ${median("nodeMs").toFixed(2)}, ` +
        `database ${median("databaseMs").toFixed(2)}, workers ${median("workersMs").toFixed(2)}\n`,
    );
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
