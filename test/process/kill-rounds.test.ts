import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { killRounds } from "../faults/kill-rounds.ts";
import { freePort } from "./server-process.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "wordhoard-kill-"));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test("whatever is killed while sixteen people write, nothing acknowledged is lost and nothing half-written", async () => {
  const { rounds, acknowledged } = await killRounds({
    dataDir,
    port: await freePort(),
    rounds: 3,
    writers: 16,
    seconds: 2,
  });
  expect(rounds.map(({ victim, faults }) => ({ victim, faults }))).toEqual([
    { victim: "database", faults: [] },
    { victim: "both", faults: [] },
    { victim: "node", faults: [] },
  ]);
  expect(acknowledged).toBeGreaterThan(100);
});
