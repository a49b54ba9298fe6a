import { api } from "../shared/api/index.ts";
import { POLICIES } from "../shared/policies.ts";
import { audit } from "../test/audit/audit.ts";
import { TestClient } from "../test/client.ts";
import { fillDictionary, longWords } from "./learners/hostile.ts";
import { startProduct } from "./learners/server.ts";
import { Report } from "./report.ts";

/**
 * `npm run bench:guests`: seventy guests from one address, each with a hundred words of twenty long definitions, who
 * change a language and start a test three times; then sixteen imports at once, as large as bodies may be together. The
 * product starts with the heap that `npm run serve` gives it. Exits with 1 if a call failed, or if it takes more memory
 * than docs/security/senders.md says.
 */
const GUESTS = 70;
const AT_ONCE = 10;
const ROUNDS = 3;
const IMPORTS = 16;
/** Of some 5 KB each: 4 MB. */
const WORDS_OF_IMPORT = 780;
/** What senders.md says of the guests. */
const MOST_MEBIBYTES = 400;
const EVERY_MS = 200;
const MEBIBYTE = 1024 * 1024;
const LANGUAGES = ["uk", "fr", "el"] as const;

const report = new Report();
const product = await startProduct({ RATE_LIMIT_FACTOR: "100000", TRUST_PROXY: "1" });
try {
  await watched(`${GUESTS} guests, ${ROUNDS} changes and tests each`, MOST_MEBIBYTES, () =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, at) => sendGuests(at))),
  );
  const importers = await Promise.all(Array.from({ length: IMPORTS }, (_, at) => newImporter(at)));
  await watched(`${IMPORTS} imports of 4 MB at once`, Number.POSITIVE_INFINITY, () =>
    Promise.all(importers.map((importAll) => importAll())),
  );
  const findings = await audit(product.database.pool);
  report.fact("audit of the database", `${findings.length} findings`, findings.length === 0);
} finally {
  await product.stop();
}
process.exitCode = report.missed > 0 ? 1 : 0;

/** Does something, and reports how long it took and how much memory node had meanwhile. */
async function watched(what: string, most: number, work: () => Promise<unknown>): Promise<void> {
  const heaps: number[] = [];
  const resident: number[] = [];
  const done = new AbortController();
  const watch = async (): Promise<void> => {
    while (!done.signal.aborted) {
      const { nodeHeap, nodeRss } = await product.usage();
      heaps.push(nodeHeap / MEBIBYTE);
      resident.push(nodeRss / MEBIBYTE);
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  };
  const watching = watch();
  const began = performance.now();
  await work().finally(() => done.abort());
  const seconds = (performance.now() - began) / 1000;
  await watching;
  const highest = Math.max(...resident);
  report.fact(what, `${seconds.toFixed(0)} s`, true);
  report.fact("highest heap in use", `${Math.max(...heaps).toFixed(0)} MiB`, true);
  report.fact("highest memory of node", `${highest.toFixed(0)} MiB`, highest <= most);
}

/** Somebody who may have many words, at an address of their own. */
async function newImporter(at: number): Promise<() => Promise<unknown>> {
  const client = new TestClient(product.url);
  client.headers = { "x-forwarded-for": `203.0.113.${at}` };
  await client.ok(api.auth.guest);
  await client.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
  const { id: userId } = await client.ok(api.users.me);
  await product.database.pool.query("UPDATE users SET role = 'developer', expires_at = NULL WHERE id = $1", [
    userId,
  ]);
  const { id } = await client.ok(api.dictionaries.create, {
    body: { name: "Imported", termsLanguage: "de", definitionsLanguage: "en" },
  });
  // Written before, so that all arrive at once.
  const body = JSON.stringify({ words: { create: longWords(WORDS_OF_IMPORT) } });
  return async () => {
    const { status, text } = await client.send("PATCH", `/api/dictionaries/${id}`, body);
    if (status !== 200) throw new Error(`an import was answered ${status}: ${text}`);
  };
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
