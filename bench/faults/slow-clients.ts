import { setTimeout as delay } from "node:timers/promises";

import { slowClient, type SlowClient, type Slowness } from "../../test/faults/slow-client.ts";
import { enrol } from "../learners/enrol.ts";
import { startProduct, type Product } from "../learners/server.ts";
import type { Person } from "../learners/visit.ts";
import { runLoad, requestBytes, type Load } from "../load.ts";
import { medianOf, type Report } from "../report.ts";

const CLIENTS = 200;
const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 4;
const MEBIBYTE = 1024 * 1024;

/** Two hundred slow clients of each kind, and how fast other requests are answered meanwhile. */
export async function benchSlowClients(report: Report): Promise<void> {
  const product = await startProduct();
  try {
    const [person] = await enrol(product, 1);
    if (!person) return;
    const port = Number(new URL(product.url).port);
    await makeLarge(product.url, person);
    await lookUp(port, person);
    for (const slowness of ["reader", "headers", "body"] as const) {
      const before = (await product.usage()).nodeRss;
      const { alone, besides, cut, memory } = await sideBySide(product, person, slowness);
      report.latency(`beside ${CLIENTS} slow: ${slowness}`, besides, alone, "p99 without", { atMost: 2 });
      report.ratio(`beside ${CLIENTS} slow: ${slowness}`, besides, alone, "of that without", {
        atLeast: 0.5,
      });
      const grown = (memory - before) / MEBIBYTE;
      report.fact(`memory of ${CLIENTS} slow: ${slowness}`, `${grown.toFixed(0)} MiB more`, true);
      if (slowness !== "reader")
        report.fact(`cut off, slow: ${slowness}`, `after ${cut.toFixed(1)} s at most`, cut <= 10);
    }
  } finally {
    await product.stop();
  }
}

interface Beside {
  alone: Load;
  besides: Load;
  /** In seconds: how long the last slow client stayed connected. */
  cut: number;
  /** The highest memory use of node with slow clients, in bytes. */
  memory: number;
}

/** Alternates between rounds without and with slow clients. */
async function sideBySide(product: Product, person: Person, slowness: Slowness): Promise<Beside> {
  const port = Number(new URL(product.url).port);
  const alone: Load[] = [];
  const besides: Load[] = [];
  let [cut, memory] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await lookUp(port, person));
    const clients = Array.from({ length: CLIENTS }, () => open(port, person, slowness));
    // By then, answers that nobody reads have filled the buffers.
    await delay(slowness === "reader" ? 6000 : 500);
    besides.push(await lookUp(port, person));
    memory = Math.max(memory, (await product.usage()).nodeRss);
    if (slowness === "reader") for (const client of clients) client.leave();
    cut = Math.max(cut, ...(await Promise.all(clients.map(({ closed }) => closed))));
  }
  return { alone: medianOf(alone), besides: medianOf(besides), cut, memory };
}

/** Makes the answer 3 MB large, so that it does not fit into the socket buffers of a connection that nobody reads. */
async function makeLarge(url: string, { cookie, dictionaryId }: Person): Promise<void> {
  const create = Array.from({ length: 1500 }, (_, at) => ({
    term: `Wort ${at}`,
    definitions: Array.from({ length: 10 }, (__, number) => `${number} ${"long meaning ".repeat(15)}`),
  }));
  const response = await fetch(`${url}/api/dictionaries/${dictionaryId}`, {
    method: "PATCH",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ words: { create } }),
  });
  if (!response.ok) throw new Error(await response.text());
}

const open = (port: number, { cookie, dictionaryId }: Person, slowness: Slowness): SlowClient =>
  slowClient(port, slowness, `/api/dictionaries/${dictionaryId}/export?format=json`, cookie);

const lookUp = (port: number, { cookie }: Person): Promise<Load> => {
  const bytes = requestBytes("GET", "/api/dictionaries", cookie);
  return runLoad({ port, connections: CONNECTIONS, seconds: SECONDS, next: () => bytes });
};
