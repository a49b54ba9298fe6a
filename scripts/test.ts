import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import { bringBrowser, canBringBrowser, findBrowser } from "../test/browser/browser.ts";
import { LONG_TESTS } from "../test/long.ts";
import { run } from "./run.ts";

interface Outcome {
  passed: number;
  /** Names that are repeated at the end, below all other output. */
  failed: readonly string[];
  /** Tests that need something that this machine does not have. */
  skipped?: readonly string[];
}

/**
 * Runs all checks, unit and API tests, and the browser tests of the built product, beside each other: most of a test's
 * time goes by in waiting. With `--browser` only the browser tests of the files that are named after it; with `--long`
 * what only rare changes can break, which nothing else runs.
 */
const reports = await mkdtemp(join(tmpdir(), "wordhoard-reports-"));
const [only, ...specs] = process.argv.slice(2);
const isLong = only === "--long";
process.env[LONG_TESTS] = isLong ? "only" : "none";
const outcomes = await Promise.all(stages());
await rm(reports, { recursive: true, force: true });
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.flatMap((outcome) => outcome.failed);
for (const name of outcomes.flatMap((outcome) => outcome.skipped ?? []))
  process.stdout.write(`SKIPPED: ${name}\n`);
for (const name of failed) process.stdout.write(`failed: ${name}\n`);
process.stdout.write(`${passed} passed, ${failed.length} failed\n`);
process.exit(failed.length > 0 ? 1 : 0);

function stages(): Promise<Outcome>[] {
  if (only === "--browser") return [browser(specs)];
  if (isLong) return [unit("--project=services"), browser(["/screens.spec"])];
  return [check(), unit(), browser([])];
}

async function check(): Promise<Outcome> {
  return (await run("tsx", ["scripts/check.ts"], { label: "check  " }))
    ? { passed: 1, failed: [] }
    : { passed: 0, failed: ["npm run check"] };
}

interface UnitFile {
  name: string;
  status: "passed" | "failed";
  assertionResults: { status: string; fullName: string }[];
}

async function unit(...filters: string[]): Promise<Outcome> {
  const file = join(reports, "vitest.json");
  const good = await run(
    "vitest",
    ["run", ...filters, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    { label: "unit   " },
  );
  const { testResults } = (await read<{ testResults: UnitFile[] }>(file)) ?? { testResults: [] };
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return settled("the unit and API tests as a whole", good, {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: testResults.flatMap(failuresIn),
    skipped: testResults.filter(isSkipped).map(({ name }) => relative(".", name)),
  });
}

function isSkipped({ assertionResults }: UnitFile): boolean {
  return assertionResults.length > 0 && assertionResults.every(({ status }) => status === "skipped");
}

/** A file can fail although none of its tests does: if it cannot be loaded, or if a hook fails. */
function failuresIn({ name, status, assertionResults }: UnitFile): string[] {
  const failed = assertionResults.filter((test) => test.status === "failed");
  const file = relative(".", name);
  if (failed.length === 0 && status === "failed") return [file];
  return failed.map(({ fullName }) => `${file} ${fullName}`);
}

interface BrowserReport {
  suites: BrowserSuite[];
  /** Of no test, such as a promise that nobody awaited. */
  errors: { message?: string }[];
}

interface BrowserSuite {
  file: string;
  specs: { title: string; tests: { status: "expected" | "unexpected" | "flaky" | "skipped" }[] }[];
  suites?: BrowserSuite[];
}

async function browser(specs: readonly string[]): Promise<Outcome> {
  const label = "browser";
  if (!(await run("tsx", ["scripts/build.ts"], { label }))) return { passed: 0, failed: ["npm run build"] };
  if (!findBrowser() && canBringBrowser) await bringBrowser();
  if (!findBrowser())
    return {
      passed: 0,
      failed: ["the browser tests: install Chromium or Chrome, or name it in CHROMIUM_PATH"],
    };
  const file = join(reports, "playwright.json");
  const good = await run("playwright", ["test", ...specs, "--reporter=list,json"], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    label,
  });
  const { suites, errors } = (await read<BrowserReport>(file)) ?? { suites: [], errors: [] };
  const tests = suites.flatMap(testsOf);
  const failures = tests.filter(({ status }) => status === "unexpected" || status === "flaky");
  return settled("the browser tests as a whole", good, {
    passed: tests.filter(({ status }) => status === "expected").length,
    failed: [
      ...failures.map(({ name }) => name),
      ...errors.map(({ message = "" }) => `outside of any browser test: ${message}`),
    ],
  });
}

function testsOf({ file, specs, suites = [] }: BrowserSuite): { status: string; name: string }[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status }) => ({ status, name: `${file} ${title} (${status})` })),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

/** A runner that exits with an error has at least one failure, whatever it counted. */
function settled(whole: string, good: boolean, { passed, failed, skipped = [] }: Outcome): Outcome {
  return { passed, skipped, failed: good || failed.length > 0 ? failed : [whole] };
}

async function read<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}
