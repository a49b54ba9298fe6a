import { parseArgs } from "node:util";

import { api } from "../shared/api/index.ts";
import { POLICIES } from "../shared/policies.ts";
import { audit } from "../test/audit/audit.ts";
import { TestClient } from "../test/client.ts";
import { fuzz } from "../test/fuzz/fuzz.ts";
import { knownOf } from "../test/fuzz/known.ts";
import type { Known } from "../test/fuzz/requests.ts";
import { startProduct } from "./learners/server.ts";
import { medianNumber, Report } from "./report.ts";

/** `npm run bench:fuzz -- --requests 100000 --seed 1`. Exits with 1 on a fault, a hang, or growing memory. */
const { values } = parseArgs({
  options: { requests: { type: "string", default: "100000" }, seed: { type: "string", default: "1" } },
});
const MEBIBYTE = 1024 * 1024;

const report = new Report();
const product = await startProduct();
const memory: number[] = [];
try {
  const began = performance.now();
  const { statuses, failures } = await fuzz({
    port: Number(new URL(product.url).port),
    seed: Number(values.seed),
    requests: Number(values.requests),
    enter,
    onBatch: async () => void memory.push((await product.usage()).nodeRss / MEBIBYTE),
  });
  const seconds = (performance.now() - began) / 1000;
  for (const failure of failures.slice(0, 10)) process.stdout.write(`${failure}\n\n`);
  report.fact(`${values.requests} bad requests`, `${failures.length} faults or hangs`, failures.length === 0);
  report.fact("answered a second", (Number(values.requests) / seconds).toFixed(0), true);
  for (const [status, count] of [...statuses].toSorted(([a], [b]) => a - b))
    report.fact(`answered ${status}`, String(count), true);
  const [second, last] = [quarter(1), quarter(3)];
  report.fact(
    "memory of node, last quarter of the run",
    `${last.toFixed(0)} MiB, ${(last / second).toFixed(2)} of the second`,
    last / second <= 1.1,
  );
  const findings = await audit(product.database.pool);
  report.fact("audit of the database", `${findings.length} findings`, findings.length === 0);
} finally {
  await product.stop();
}
process.exitCode = report.missed > 0 ? 1 : 0;

async function enter(): Promise<Known> {
  const client = new TestClient(product.url);
  await client.ok(api.auth.guest);
  await client.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
  const { id } = await client.ok(api.users.me);
  await product.database.pool.query("UPDATE users SET role = 'developer', expires_at = NULL WHERE id = $1", [
    id,
  ]);
  return knownOf(client);
}

/** The median memory use in one quarter of the run. */
function quarter(number: number): number {
  const size = memory.length / 4;
  return medianNumber(memory.slice(Math.floor(number * size), Math.ceil((number + 1) * size)));
}
