import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, test } from "vitest";

import { migrate } from "../../server/database/migrate.ts";
import { api } from "../../shared/api/index.ts";
import { MIGRATIONS } from "../cluster.ts";
import { createEmptyDatabase } from "../empty-database.ts";
import { guestAt, walk } from "./journey.ts";
import { startNodes } from "./nodes.ts";

const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();

/** The newest release whose commit is not the one that is tested; undefined before the first. */
function previousRelease(): string | undefined {
  if (spawnSync("git", ["rev-parse", "HEAD"]).status !== 0) return undefined;
  const head = git("rev-parse", "HEAD");
  return git("tag", "--list", "v*", "--sort=-version:refname", "--merged", "HEAD")
    .split("\n")
    .find((tag) => tag !== "" && git("rev-parse", `${tag}^{commit}`) !== head);
}

const release = previousRelease();
const checkout = release && (await mkdtemp(join(tmpdir(), "wordhoard-release-")));
afterAll(async () => {
  if (checkout) await rm(checkout, { recursive: true, force: true });
});

test.skipIf(!checkout)(
  `the release before this one (${release ?? "there is none yet"}) works on this one's schema`,
  async () => {
    if (!checkout || !release) return;
    unpack(release, checkout);
    await installIn(checkout);
    const database = await createEmptyDatabase();
    await migrate(database.pool, MIGRATIONS);
    const nodes = await startNodes(2, database.url, {}, checkout);
    const learner = await guestAt(nodes.url(0));
    expect((await learner.call(api.server.ready)).status).toBe(200);
    await walk(learner);
    await nodes.stop();
    await database.close();
  },
);

function unpack(tag: string, directory: string): void {
  const archive = join(directory, "release.tar");
  git("archive", "--format=tar", `--output=${archive}`, tag);
  execFileSync("tar", ["-xf", archive, "-C", directory]);
}

/** Our own packages where they are the same, else its own. */
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
