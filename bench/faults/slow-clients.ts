import { setTimeout as delay } from "node:timers/promises";

import { slowClient, type SlowClient, type Slowness } from "../../test/faults/slow-client.ts";
import { enrol } from "../learners/enrol.ts";
import { startProduct } from "../learners/server.ts";
import type { Person } from "../learners/visit.ts";
import { putLoad, requestBytes, type Load } from "../load.ts";
import { medianOf, type Report } from "../report.ts";

const CLIENTS = 200;
const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 4;
const MEBIBYTE = 1024 * 1024;

/** Two hundred slow clients of each kind, and how fast everybody else is answered meanwhile. */
export async function benchSlowClients(report: Report): Promise<void> {
  const product = await startProduct();
  try {
    const [person] = await enrol(product, 1);
    if (!person) return;
    const port = Number(new URL(product.url).port);
    await lookUp(port, person);
    for (const slowness of ["headers", "body", "reader"] as const) {
      const before = (await product.usage()).nodeRss;
      const [alone, besides, cut] = await sideBySide(port, person, slowness);
      report.latency(`beside ${CLIENTS} slow: ${slowness}`, besides, alone, "p99 without", { atMost: 2 });
      report.ratio(`beside ${CLIENTS} slow: ${slowness}`, besides, alone, "of that without", {
        atLeast: 0.5,
      });
      const grown = ((await product.usage()).nodeRss - before) / MEBIBYTE;
      report.fact(`memory of ${CLIENTS} slow: ${slowness}`, `${grown.toFixed(0)} MiB more`, true);
      if (slowness !== "reader")
        report.fact(`cut off, slow: ${slowness}`, `after ${cut.toFixed(1)} s at most`, cut <= 10);
    }
  } finally {
    await product.stop();
  }
}

/** Rounds in turn, without and with the slow ones; and the longest that one of those stayed. */
async function sideBySide(port: number, person: Person, slowness: Slowness): Promise<[Load, Load, number]> {
  const rounds: { alone: Load[]; besides: Load[] } = { alone: [], besides: [] };
  let longest = 0;
  for (let round = 0; round < ROUNDS; round++) {
    rounds.alone.push(await lookUp(port, person));
    const clients = Array.from({ length: CLIENTS }, () => open(port, person, slowness));
    // Answers that nobody reads have been made by then.
    await delay(1500);
    rounds.besides.push(await lookUp(port, person));
    if (slowness === "reader") for (const client of clients) client.leave();
    longest = Math.max(longest, ...(await Promise.all(clients.map(({ closed }) => closed))));
  }
  return [medianOf(rounds.alone), medianOf(rounds.besides), longest];
}

const open = (port: number, { cookie, dictionaryId }: Person, slowness: Slowness): SlowClient =>
  slowClient(port, slowness, `/api/dictionaries/${dictionaryId}/export?format=json`, cookie);

const lookUp = (port: number, { cookie }: Person): Promise<Load> => {
  const bytes = requestBytes("GET", "/api/dictionaries", cookie);
  return putLoad({ port, connections: CONNECTIONS, seconds: SECONDS, next: () => bytes });
};
