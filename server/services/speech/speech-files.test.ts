import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { SpeechFiles } from "./speech-files.ts";

async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "wordhoard-sounds-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

test("what was used longest ago makes room, also for a process that has just started", async () => {
  const directory = await newDirectory();
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

test("several that write one sound at once do not come between each other", async () => {
  const directory = await newDirectory();
  const sound = Buffer.alloc(100_000, 1);
  const files = new SpeechFiles(directory, 10_000_000);
  await Promise.all(Array.from({ length: 8 }, () => files.write("a", sound)));
  expect(await files.read("a")).toEqual(sound);
  expect(await readdir(directory)).toEqual(["a.opus"]);
});
