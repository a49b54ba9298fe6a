import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { prepareSetting, signIn, urlOf, type Setting } from "./dictionaries/setting.ts";
import { newWords } from "./dictionaries/words.ts";
import { runLoad, requestBytes } from "./load.ts";
import { startProgram, type RunningProcess } from "./processes.ts";
import { cpuMs, cpuOfChildren, parentOf } from "./processor-time.ts";
import { medianNumber } from "./report.ts";

/**
 * `npx tsx bench/nodes.ts --seconds 3 --rounds 3 --reads 4`: requests per second with one, two and four nodes on one
 * database, in alternating rounds, with this many reads per change; and the processor time per request at the node and
 * at the database (Linux).
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    reads: { type: "string", default: "4" },
  },
});

const COUNTS = [1, 2, 4] as const;
const CONNECTIONS = 16;
const CHANGE_EVERY = Number(values.reads) + 1;

interface Learner {
  read: Buffer;
  write: Buffer;
}

interface Measured {
  perSecond: number;
  nodeMs: number;
  databaseMs: number;
}

const setting = await prepareSetting(20_000);
const nodes: RunningProcess[] = [setting.product];
try {
  const env = {
    DATABASE_URL: urlOf(setting.connection),
    COOKIE_INSECURE: "true",
    RATE_LIMIT_FACTOR: "100000",
  };
  const product = fileURLToPath(new URL("./dictionaries/product.ts", import.meta.url));
  while (nodes.length < Math.max(...COUNTS)) nodes.push(await startProgram(product, env));
  const learners = await Promise.all(Array.from({ length: CONNECTIONS }, () => enrol(setting)));
  const database = await postmaster(setting);
  await measure(nodes.length, learners, database);
  const found = COUNTS.map((): Measured[] => []);
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [at, count] of COUNTS.entries()) found[at]?.push(await measure(count, learners, database));
  const one = medianNumber((found[0] ?? []).map(({ perSecond }) => perSecond));
  for (const [at, count] of COUNTS.entries()) tell(count, found[at] ?? [], one);
} finally {
  for (const node of nodes.slice(1)) await node.stop();
  await setting.stop();
}

function tell(count: number, rounds: readonly Measured[], one: number): void {
  const median = (of: keyof Measured): number => medianNumber(rounds.map((round) => round[of]));
  const ratio = (median("perSecond") / one).toFixed(2);
  process.stdout.write(
    `${count} nodes: ${median("perSecond").toFixed(0)}/s, ${ratio} × one node; a request takes ` +
      `${median("nodeMs").toFixed(2)} ms of a core at the node and ${median("databaseMs").toFixed(2)} ms at the database\n`,
  );
}

async function enrol(at: Setting): Promise<Learner> {
  const { call, cookie } = await signIn(at);
  const { id } = await call<{ id: string }>("POST", "/dictionaries", {
    name: "Bench",
    termsLanguage: "uk",
    definitionsLanguage: "en",
  });
  const { words } = await call<{ words: { id: string }[] }>("PATCH", `/dictionaries/${id}`, {
    words: { create: newWords(500) },
  });
  const update = [{ id: words[0]?.id, definitions: ["a sense", "another"] }];
  return {
    read: requestBytes("GET", `/api/dictionaries/${id}`, cookie),
    write: requestBytes("PATCH", `/api/dictionaries/${id}`, cookie, { words: { update } }),
  };
}

/**
 * Each connection belongs to one learner and may use any node; the learners and the number of connections are the same
 * for each count.
 */
async function measure(count: number, learners: readonly Learner[], database: number): Promise<Measured> {
  const used = nodes.slice(0, count);
  const before = [used.map(({ pid }) => cpuMs(pid)), cpuOfChildren(database)] as const;
  let sent = 0;
  const loads = await Promise.all(
    used.map(({ port }, at) =>
      runLoad({
        port,
        connections: CONNECTIONS / count,
        seconds: Number(values.seconds),
        next: (connection) => {
          sent++;
          const learner = learners[connection * count + at];
          return sent % CHANGE_EVERY === 0 ? learner?.write : learner?.read;
        },
      }),
    ),
  );
  const spent = used.reduce((sum, { pid }, at) => sum + cpuMs(pid) - (before[0][at] ?? 0), 0);
  return {
    perSecond: loads.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0),
    nodeMs: spent / sent,
    databaseMs: (cpuOfChildren(database) - before[1]) / sent,
  };
}

/** The parent of the processes that serve our connections. */
async function postmaster({ database }: Setting): Promise<number> {
  const { rows } = await database.pool.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return parentOf(rows[0]?.pid ?? 0);
}
