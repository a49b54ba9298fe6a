import { lchown, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, it, onTestFinished } from "vitest";

import { chooseAccount } from "./account.ts";

const NOBODY = { uid: 65534, gid: 65534 };

async function directoryOf(uid: number): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), "wordhoard-account-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  await lchown(path, uid, uid);
  return path;
}

describe.skipIf(process.platform !== "linux" || process.geteuid?.() !== 0)("the account for root", () => {
  it.each([
    ["root's link to what is root's", 0, 0],
    ["root's link to what is the account's", 0, NOBODY.uid],
    ["its own link to what is its own", NOBODY.uid, NOBODY.uid],
  ])("is the owner of the data directory behind %s", async (_, linker, owner) => {
    const dataDir = await directoryOf(NOBODY.uid);
    const cluster = join(dataDir, "postgres");
    await symlink(await directoryOf(owner), cluster);
    await lchown(cluster, linker, linker);
    expect(await chooseAccount(dataDir, cluster)).toEqual(NOBODY);
  });

  it.each([0, 4321])("is given nothing of user %i by a link of its own", async (owner) => {
    const dataDir = await directoryOf(NOBODY.uid);
    const cluster = join(dataDir, "postgres");
    await symlink(await directoryOf(owner), cluster);
    await lchown(cluster, NOBODY.uid, NOBODY.gid);
    await expect(chooseAccount(dataDir, cluster)).rejects.toThrow("is a link of the user with id 65534");
  });
});
