import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { freePort, spawnServer, untilReady } from "../../test/process/server-process.ts";
import { startMail } from "../../test/stand-ins/mail.ts";
import type { Tally } from "../learners/tally.ts";
import { ATTACKS, type Attack } from "./attacks.ts";
import { Learners } from "./learners.ts";
import { People } from "./people.ts";

/**
 * `npm run bench:attacks -- --product <directory>`: what learners wait for their calls without and beside each attack.
 * The product is known by its address alone, so that builds of other versions can be compared; it has its usual limits.
 * Exits with 1 if learners waited more than twice as long.
 */
const { values } = parseArgs({
  options: {
    product: { type: "string", default: "." },
    seconds: { type: "string", default: "20" },
    only: { type: "string", default: "" },
  },
});
const MOST_SLOWER = 2;
const WARM_UP_SECONDS = 5;
const seconds = Number(values.seconds);

const mail = await startMail();
const dataDir = await mkdtemp(join(tmpdir(), "wordhoard-attacks-"));
const product = spawnServer(
  dataDir,
  await freePort(),
  {
    RATE_LIMIT_FACTOR: "1",
    TRUST_PROXY: "1",
    COOKIE_INSECURE: "true",
    SMTP_URL: mail.url,
    MAIL_FROM: "words@example.test",
    SPEECH_PROVIDER: "espeak-ng",
  },
  [process.execPath, "dist/server/main.js"],
  values.product,
);
try {
  await untilReady(product);
  const people = new People(product.url, mail);
  const learners = await Learners.enrol(people);
  await learners.waitsFor(WARM_UP_SECONDS);
  print(["attack", "without ms", "beside ms", "ratio", "p95 ms", "failed", "what the attacker got"]);
  for (const attack of ATTACKS)
    if (attack.name.includes(values.only) && (await isSlower(attack, people, learners))) process.exitCode = 1;
} finally {
  product.child.kill("SIGTERM");
  await product.ended;
  await mail.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function isSlower({ name, prepare }: Attack, people: People, learners: Learners): Promise<boolean> {
  const act = await prepare(people);
  const without = await learners.waitsFor(seconds);
  const end = performance.now() + seconds * 1000;
  const [beside, got] = await Promise.all([learners.waitsFor(seconds), act(end)]);
  const ratio = beside.quantile(0.5) / without.quantile(0.5);
  print([
    name,
    without.quantile(0.5).toFixed(1),
    beside.quantile(0.5).toFixed(1),
    ratio.toFixed(2),
    `${without.quantile(0.95).toFixed(0)} → ${beside.quantile(0.95).toFixed(0)}`,
    `${failuresOf(without)} → ${failuresOf(beside)}`,
    got,
  ]);
  return ratio > MOST_SLOWER;
}

function failuresOf({ errors }: Tally): number {
  return [...errors.values()].reduce((sum, count) => sum + count, 0);
}

function print(cells: readonly string[]): void {
  process.stdout.write(
    `${cells
      .map((cell, at) => cell.padEnd(at === 0 ? 46 : 12))
      .join(" ")
      .trimEnd()}\n`,
  );
}
