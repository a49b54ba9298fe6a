import { execFileSync } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { TestClient } from "../client.ts";
import { guestAt } from "./journey.ts";
import { freePort, spawnServer, untilReady, type ServerProcess } from "./server-process.ts";

const NOBODY = "65534";
const PROGRAMS = "65533";

let dataDir: string;
let server: ServerProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "wordhoard-root-"));
});
afterEach(async () => {
  server?.child.kill("SIGTERM");
  await server?.ended;
  await rm(dataDir, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}): Promise<ServerProcess> {
  server = spawnServer(dataDir, await freePort(), { LOG_LEVEL: "info", ...settings });
  await untilReady(server);
  return server;
}

/** The real, effective, saved and file-system ids, and the supplementary groups. */
async function idsOf(pid: number | undefined): Promise<Record<"Uid" | "Gid" | "Groups", string[]>> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const ids = (name: string): string[] =>
    new RegExp(`^${name}:(.*)$`, "m").exec(status)?.[1]?.split(/\s+/).filter(Boolean) ?? [];
  return { Uid: ids("Uid"), Gid: ids("Gid"), Groups: ids("Groups") };
}

async function childOf(parent: number | undefined, uid: string): Promise<number> {
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    if (new RegExp(`^PPid:\\s${parent}\n[^]*^Uid:\\s${uid}\\s`, "m").test(status)) return Number(pid);
  }
  throw new Error(`The server has no child of the user with id ${uid}`);
}

const databaseProcess = async (): Promise<number> =>
  Number.parseInt(await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8").catch(() => ""));

const signUp = ({ url }: ServerProcess, email: string) =>
  new TestClient(url).call(api.auth.signUp, { body: { email, password: "Correct7Horse" } });

const isRoot = process.platform === "linux" && process.geteuid?.() === 0;
if (!isRoot) process.stderr.write("Giving up root is not tried out: only root on Linux can\n");
const isWithinReach = isRoot && isOpenToNobody();
if (isRoot && !isWithinReach)
  process.stderr.write("Giving up root is not tried out: nobody else may enter this folder\n");

/** Below a closed directory such as `/root`, the process remains root. */
function isOpenToNobody(): boolean {
  const script = 'test -r "$0" && test -r "$1" && test -x "$2"';
  const library = createRequire(import.meta.url).resolve("sql.js");
  try {
    execFileSync("/bin/sh", ["-c", script, fileURLToPath(import.meta.url), library, tmpdir()], {
      cwd: "/",
      uid: Number(NOBODY),
      gid: Number(NOBODY),
    });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!isWithinReach)("started by root on Linux", () => {
  test("the process is nobody for good, and still writes mails, heals its database and stops it", async () => {
    const first = await start();
    const all = [NOBODY, NOBODY, NOBODY, NOBODY];
    expect(await idsOf(first.child.pid)).toEqual({ Uid: all, Gid: all, Groups: [] });
    expect((await stat(dataDir)).uid).toBe(0);

    await signUp(first, "one@example.test");
    await expect.poll(() => readdir(join(dataDir, "outbox"))).toHaveLength(1);

    const killed = await databaseProcess();
    process.kill(killed, "SIGKILL");
    await expect.poll(databaseProcess).not.toBe(killed);
    await expect.poll(async () => (await signUp(first, "two@example.test")).status).toBeLessThan(300);

    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    expect(await readdir(dataDir)).toEqual(["outbox", "postgres"]);
    expect(await databaseProcess()).toBeNaN();

    const second = await start();
    expect(await idsOf(second.child.pid)).toEqual({ Uid: all, Gid: all, Groups: [] });
    await expect.poll(async () => (await signUp(second, "three@example.test")).status).toBeLessThan(300);
  });

  test("programs that users feed have an account of their own, which reads nothing of the product", async () => {
    const place = await mkdtemp(join(tmpdir(), "wordhoard-voice-"));
    await chmod(place, 0o755);
    const voice = join(place, "voice");
    await writeFile(
      voice,
      `#!/bin/sh\nif ls "${dataDir}/postgres" || ls "${dataDir}/speech"; then exit 1; fi >&2\nprintf "Pty Language\\n 5 de --/M\\n"\n`,
    );
    await chmod(voice, 0o755);
    const { child, output, ended, url } = await start({ SPEECH_PROVIDER: "espeak-ng", SPEECH_PATH: voice });
    expect(await (await guestAt(url)).ok(api.speech.languages)).toEqual({ languages: ["de"] });
    const runner = await childOf(child.pid, PROGRAMS);
    const all = [PROGRAMS, PROGRAMS, PROGRAMS, PROGRAMS];
    expect(await idsOf(runner)).toEqual({ Uid: all, Gid: all, Groups: [] });
    expect(output()).toMatch(new RegExp(`"confinement":"(closed|limited)","uid":${PROGRAMS}`));
    child.kill("SIGKILL");
    await ended;
    // Where the first process waits for nobody, what has ended stays in the list, without its command line.
    await expect.poll(() => readFile(`/proc/${runner}/cmdline`, "utf8").catch(() => "")).toBe("");
    process.kill(await databaseProcess(), "SIGINT");
    await expect.poll(databaseProcess).toBeNaN();
    await rm(place, { recursive: true });
  });

  test("the process stays root where its data would be out of reach, and says so", async () => {
    await writeFile(join(dataDir, "somebody's notes"), "");
    await chmod(dataDir, 0o700);
    const { child, output, url } = await start();
    expect((await idsOf(child.pid)).Uid).toEqual(["0", "0", "0", "0"]);
    await expect.poll(output).toMatch(/stays root: .*EACCES.*outbox/);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect((await new TestClient(url).call(api.server.ready)).status).toBe(200);
  });
});
