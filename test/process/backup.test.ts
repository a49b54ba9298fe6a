import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../shared/api/index.ts";
import { POLICIES } from "../../shared/policies.ts";
import { TestClient } from "../client.ts";
import { builtProgram } from "../programs.ts";
import { freePort, spawnServer, untilReady } from "./server-process.ts";

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "wordhoard-backup-process-"));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

interface Ended {
  status: number | null;
  output: string;
  complaint: string;
}

async function admin(dataDir: string, ...words: string[]): Promise<Ended> {
  const [file, ...args] = builtProgram("admin");
  const tool = spawn(file, [...args, ...words], {
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const status = new Promise<number | null>((resolve) => tool.once("close", resolve));
  const [output, complaint] = await Promise.all([text(tool.stdout), text(tool.stderr)]);
  return { status: await status, output, complaint };
}

test("the operator backs up a running server and restores into a fresh one", async () => {
  const [first, second] = [join(directory, "first"), join(directory, "second")];
  const file = join(directory, "words.backup");
  const server = spawnServer(first, await freePort());
  await untilReady(server);
  const guest = new TestClient(server.url);
  await guest.ok(api.auth.guest);
  await guest.ok(api.auth.acceptPolicy, { body: { accepted: [...POLICIES] } });
  await guest.ok(api.dictionaries.create, {
    body: { name: "Deutsch", termsLanguage: "de", definitionsLanguage: "uk" },
  });

  // The guest, the dictionary, and the event of the guest's sign-in.
  expect(await admin(first, "backup", file)).toEqual({
    status: 0,
    output: expect.stringContaining(`${file} holds 3 rows of `),
    complaint: "",
  });
  expect(await admin(first, "restore", file, "--replace")).toEqual({
    status: 1,
    output: "",
    complaint: expect.stringMatching(/^The database in [^\n]* is in use by another server[^\n]*\n$/),
  });
  expect(await guest.ok(api.cookie.checkToken)).toEqual({ isValid: true });
  server.child.kill("SIGTERM");
  await server.ended;

  expect(await admin(second, "restore", file)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^3 rows are back as they were at .*\n$/),
  });
  expect(await admin(second, "restore", file)).toMatchObject({
    status: 1,
    complaint: "The database is not empty. To delete what it holds, add --replace.\n",
  });
  const again = spawnServer(second, await freePort());
  await untilReady(again);
  again.child.kill("SIGTERM");
  expect(await again.ended).toBe(0);
});
