import { mkdtemp, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { SpeechFiles } from "./speech-files.ts";

test("what was used longest ago makes room, also for a process that has just started", async () => {
  const directory = await mkdtemp(join(tmpdir(), "wordhoard-sounds-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const sound = Buffer.alloc(100, 1);
  const before = new SpeechFiles(directory, 300);
  for (const [key, minutesAgo] of [
    ["a", 3],
    ["b", 2],
    ["c", 1],
  ] as const) {
    await before.write(key, sound);
    const usedAt = new Date(Date.now() - minutesAgo * 60_000);
    await utimes(join(directory, `${key}.opus`), usedAt, usedAt);
  }
  expect(await before.read("a")).toEqual(sound);
  const after = new SpeechFiles(directory, 300);
  await after.write("d", sound);
  expect(await after.read("b")).toBeUndefined();
  expect(await after.read("d")).toEqual(sound);
  expect(await after.read("a")).toEqual(sound);
});
