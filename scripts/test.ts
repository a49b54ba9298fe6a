import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { run } from "./run.ts";

/** Everything that has to hold: checks, unit and API tests, and the built product in a real browser. */
interface Count {
  passed: number;
  failed: number;
}

const reports = await mkdtemp(join(tmpdir(), "wordhoard-reports-"));
const counts = [await check(), await unit(), await browser()];
await rm(reports, { recursive: true, force: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);

async function check(): Promise<Count> {
  return countOf(await run("tsx", ["scripts/check.ts"]));
}

async function unit(): Promise<Count> {
  const file = join(reports, "vitest.json");
  const good = await run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = await read<{ numPassedTests: number; numFailedTests: number }>(file);
  return settled({ passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }, good);
}

async function browser(): Promise<Count> {
  if (!(await run("tsx", ["scripts/build.ts"]))) return { passed: 0, failed: 1 };
  const file = join(reports, "playwright.json");
  const good = await run("playwright", ["test", "--reporter=line,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const report = await read<{ stats: { expected: number; flaky: number; unexpected: number } }>(file);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return settled({ passed: expected, failed: unexpected + flaky }, good);
}

/** A runner that ended badly has failed at least once, whatever it counted. */
function settled({ passed, failed }: Count, good: boolean): Count {
  return { passed, failed: good ? failed : Math.max(1, failed) };
}

function countOf(good: boolean): Count {
  return { passed: good ? 1 : 0, failed: good ? 0 : 1 };
}

async function read<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}
