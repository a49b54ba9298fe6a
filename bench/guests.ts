import { api } from "../shared/api/index.ts";
import { audit } from "../test/audit/audit.ts";
import { TestClient } from "../test/client.ts";
import { fillDictionary } from "./learners/hostile.ts";
import { startProduct } from "./learners/server.ts";
import { Report } from "./report.ts";

/**
 * `npm run bench:guests`: seventy guests from one address, each with a hundred words of twenty long definitions, who
 * change a language and start a test three times, in a heap of 320 MB. Exits with 1 if a call failed.
 */
const GUESTS = 70;
const AT_ONCE = 10;
const ROUNDS = 3;
const HEAP_MEGABYTES = 320;
const EVERY_MS = 200;
const MEBIBYTE = 1024 * 1024;
const LANGUAGES = ["uk", "fr", "el"] as const;

const report = new Report();
const product = await startProduct({
  RATE_LIMIT_FACTOR: "100000",
  NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}`,
});
const heaps: number[] = [];
const resident: number[] = [];
let watching = true;
try {
  const watched = watch();
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => sendGuests(at)));
  const seconds = (performance.now() - began) / 1000;
  watching = false;
  await watched;
  report.fact(`${GUESTS} guests, ${ROUNDS} changes and tests each`, `${seconds.toFixed(0)} s`, true);
  report.fact("highest heap in use", `${Math.max(...heaps).toFixed(0)} MiB of ${HEAP_MEGABYTES}`, true);
  report.fact("highest memory of node", `${Math.max(...resident).toFixed(0)} MiB`, true);
  const findings = await audit(product.database.pool);
  report.fact("audit of the database", `${findings.length} findings`, findings.length === 0);
} finally {
  watching = false;
  await product.stop();
}
process.exitCode = report.missed > 0 ? 1 : 0;

async function watch(): Promise<void> {
  while (watching) {
    const { nodeHeap, nodeRss } = await product.usage();
    heaps.push(nodeHeap / MEBIBYTE);
    resident.push(nodeRss / MEBIBYTE);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

async function sendGuests(first: number): Promise<void> {
  for (let number = first; number < GUESTS; number += AT_ONCE) await workAsGuest();
}

async function workAsGuest(): Promise<void> {
  const client = new TestClient(product.url);
  const id = await fillDictionary(client);
  for (let round = 0; round < ROUNDS; round++) {
    const termsLanguage = LANGUAGES[round % LANGUAGES.length] ?? "uk";
    await client.ok(api.dictionaries.update, { params: { id }, body: { termsLanguage } });
    await client.ok(api.testing.create, {
      body: { dictionaryId: id, wordsNumberLimit: { count: null, direction: 1 } },
    });
    const { test } = await client.ok(api.testing.read);
    if (test) await client.ok(api.testing.answer, { body: { testId: test.id, answer: "something else" } });
  }
}
