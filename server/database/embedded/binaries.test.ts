import { chmod, cp, mkdtemp, readFile, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { describe, expect, it, onTestFinished } from "vitest";

import { packagedHome, runnableHome } from "./binaries.ts";
import { programPath, run } from "./program.ts";

async function directory(mode: number): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "wordhoard-binaries-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  await chmod(path, mode);
  return path;
}

/** The package as npm unpacks it with its scripts turned off. */
async function withoutLinks(path: string): Promise<string> {
  const from = packagedHome();
  await cp(join(from, "..", "package.json"), join(path, "package.json"));
  const { symlinks } = { symlinks: await readFile(join(from, "pg-symlinks.json"), "utf8") };
  const links: string[] = JSON.parse(symlinks).map(({ target }: { target: string }) =>
    join(dirname(from), target),
  );
  await cp(from, join(path, "native"), { recursive: true, filter: (file) => !links.includes(file) });
  return join(path, "native");
}

const account = { uid: 65534, gid: 65534 };
const asRoot = describe.skipIf(process.geteuid?.() !== 0 || process.platform !== "linux");

describe.skipIf(process.platform !== "linux")("the programs", () => {
  it("get their library links when npm has not made them", async () => {
    const home = await withoutLinks(await directory(0o755));
    const before = await run(programPath(home, "postgres"), ["--version"], "/", undefined);
    expect(before.output).toContain("error while loading shared libraries");
    expect(await runnableHome(home, undefined, [])).toBe(home);
    expect(await readlink(join(home, "lib/libpq.so.5"))).toBe("libpq.so.5.18");
  });
});

asRoot("the programs, for root", () => {
  it("are copied once to where the account can reach them", async () => {
    const [hidden, place] = [await withoutLinks(await directory(0o700)), await directory(0o755)];
    const home = await runnableHome(hidden, account, [join(await directory(0o700), "unreachable"), place]);
    expect(dirname(home)).toBe(place);
    expect((await run(programPath(home, "initdb"), ["--version"], "/", account)).output).toContain("18.");
    await rm(join(home, "lib/libpq.so.5.18"));
    expect(await runnableHome(hidden, account, [place])).toBe(home);
  });

  it("are made again where a part of the copy is missing", async () => {
    const [hidden, place] = [await withoutLinks(await directory(0o700)), await directory(0o755)];
    const home = await runnableHome(hidden, account, [place]);
    await rm(join(home, "lib/libicuuc.so.60.2"));
    expect(await runnableHome(hidden, account, [place])).toBe(home);
    expect((await run(programPath(home, "postgres"), ["--version"], "/", account)).code).toBe(0);
  });

  it("are not taken from a directory that somebody else has put there", async () => {
    const [hidden, place] = [await withoutLinks(await directory(0o700)), await directory(0o755)];
    const home = await runnableHome(hidden, account, [place]);
    await chmod(home, 0o777);
    await expect(runnableHome(hidden, account, [place])).rejects.toThrow(
      "was not made by Wordhoard: remove it",
    );
  });

  it("end with advice where nothing serves", async () => {
    const hidden = await withoutLinks(await directory(0o700));
    await expect(runnableHome(hidden, account, [])).rejects.toThrow(
      /cannot run on this machine .* set DATABASE_URL/,
    );
  });
});
