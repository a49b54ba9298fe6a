import { execFileSync, spawnSync } from "node:child_process";
import { copyFile, mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { describeDistribution } from "../../server/database/citus/describe.ts";
import { migrate } from "../../server/database/migrate.ts";
import { api } from "../../shared/api/index.ts";
import { citusUrl, createMigratedCitusDatabase } from "../citus.ts";
import { MIGRATIONS } from "../cluster.ts";
import { createEmptyDatabase, type EmptyDatabase } from "../empty-database.ts";
import { guestAt, walk } from "./journey.ts";
import { startNodes } from "./nodes.ts";

const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();

/** The newest release whose commit is not the tested one; undefined before the first release. */
function previousRelease(): string | undefined {
  if (spawnSync("git", ["rev-parse", "HEAD"]).status !== 0) return undefined;
  const head = git("rev-parse", "HEAD");
  return git("tag", "--list", "v*", "--sort=-version:refname", "--merged", "HEAD")
    .split("\n")
    .find((tag) => tag !== "" && git("rev-parse", `${tag}^{commit}`) !== head);
}

const release = previousRelease();
const checkout = release && (await mkdtemp(join(tmpdir(), "wordhoard-release-")));
const named = release ?? "there is none yet";

let database: EmptyDatabase;
beforeAll(async () => {
  if (!checkout || !release) return;
  unpack(release, checkout);
  // People accept the policies of a release when they meet it first: here both have the same.
  await copyFile("shared/policies.ts", join(checkout, "shared/policies.ts"));
  await installIn(checkout);
  database = await createEmptyDatabase();
  await migrate(database.pool, MIGRATIONS);
});
afterAll(async () => {
  if (!checkout) return;
  await database.close();
  await rm(checkout, { recursive: true, force: true });
});

test.skipIf(!checkout)(`the release before this one (${named}) works on this one's schema`, async () => {
  const nodes = await startNodes(2, database.url, {}, checkout);
  const learner = await guestAt(nodes.url(0), true);
  expect((await learner.call(api.server.ready)).status).toBe(200);
  await walk(learner);
  await nodes.stop();
});

test.skipIf(!checkout)(`a learner's calls go to it (${named}) and to this one by turns`, async () => {
  const [before, now] = [
    await startNodes(1, database.url, {}, checkout),
    await startNodes(1, database.url),
  ] as const;
  // It does not know the cookies of this one (decision 220).
  const there = await guestAt(before.url(0), true);
  const [learner] = now.everywhere(there);
  if (!learner) throw new Error("no node of this release");
  const { id } = await learner.ok(api.dictionaries.create, {
    body: { name: "German", termsLanguage: "de", definitionsLanguage: "en" },
  });
  const create = Array.from({ length: 60 }, (_, at) => ({ term: `Wort ${at}`, definitions: [`word ${at}`] }));
  await learner.ok(api.dictionaries.update, { params: { id }, body: { words: { create } } });
  const all = { wordsNumberLimit: { count: null, direction: 1 } } as const;
  for (const [starts, joins] of [
    [there, learner],
    [learner, there],
    [there, learner],
  ] as const) {
    await starts.ok(api.testing.create, { body: { dictionaryId: id, ...all } });
    for (let at = 0; at < 60; at++) {
      const [one, other] = at % 2 ? [starts, joins] : [joins, starts];
      const { test: question } = await one.ok(api.testing.read);
      const right = String(question?.prompt[0]).replace("Wort", "word");
      await other.ok(api.testing.answer, { body: { answer: right } });
    }
    const { report } = await joins.ok(api.testing.read);
    expect(report).toMatchObject({ total: 60, counts: { exact: 60 } });
    expect((await starts.ok(api.testing.read)).report).toEqual(report);
  }
  await Promise.all([before.stop(), now.stop()]);
});

test.skipIf(!checkout || !citusUrl)(
  `a database that it (${named}) spread over workers gets this one's schema (TEST_CITUS_URL)`,
  async () => {
    const spread = await createMigratedCitusDatabase(join(checkout ?? "", "server/migrations"));
    onTestFinished(() => spread.close());
    const distribute = (cwd = process.cwd()) =>
      execFileSync(process.execPath, ["--import", "tsx", "server/admin.ts", "distribute"], {
        cwd,
        env: { PATH: process.env["PATH"] ?? "", DATABASE_URL: spread.url },
      });
    distribute(checkout);
    await migrate(spread.pool, MIGRATIONS);
    distribute();
    expect((await describeDistribution(spread.pool)).at(-1)).toBe("Everything is in its place");
    const nodes = await startNodes(1, spread.url);
    await walk(await guestAt(nodes.url(0)));
    await nodes.stop();
  },
);

function unpack(tag: string, directory: string): void {
  const archive = join(directory, "release.tar");
  git("archive", "--format=tar", `--output=${archive}`, tag);
  execFileSync("tar", ["-xf", archive, "-C", directory]);
}

/** Links our own packages if the lock file is the same; otherwise installs the release's own ones. */
async function installIn(directory: string): Promise<void> {
  const lock = "package-lock.json";
  if ((await readFile(lock, "utf8")) === (await readFile(join(directory, lock), "utf8")))
    await symlink(join(process.cwd(), "node_modules"), join(directory, "node_modules"));
  else
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
      cwd: directory,
      stdio: "inherit",
    });
}
