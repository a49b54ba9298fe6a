import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { AppError } from "./app-error.ts";
import { Spool } from "./spool.ts";

const MOST_BYTES = 500_000;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "spool-"));
  vi.stubEnv("TMPDIR", directory);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(directory, { recursive: true });
});

async function* piecesOf(...pieces: readonly string[]) {
  yield* pieces;
}

/** Takes more than half of the room, however it is packed, and is too long to be read ahead. */
const large = () => piecesOf(randomBytes(300_000).toString("base64"));

async function* failing() {
  yield* large();
  throw new AppError("unavailable");
}

type Fill = Parameters<Spool["hold"]>[0];

const filledWith =
  (pieces: AsyncIterable<string>): Fill =>
  (write) =>
    write(pieces);

/** As a transaction that cannot be ended. */
const failingAtTheEnd: Fill = async (write) => {
  await write(large());
  throw new AppError("unavailable");
};

test("gives a text as it was written, from a file that nobody finds", async () => {
  const held = await new Spool().hold(filledWith(piecesOf("Їжа ", "", "é".repeat(100_000), "🍲")));
  expect(await readdir(directory)).toEqual([]);
  expect(await text(held)).toBe(`Їжа ${"é".repeat(100_000)}🍲`);
});

test("refuses what it has no room for, until a text before was read or given up", async () => {
  const spool = new Spool(MOST_BYTES);
  const hold = () => spool.hold(filledWith(large()));
  const isRefused = () => hold().then(text, (error: unknown) => error);
  for (const leave of [(held: Awaited<ReturnType<typeof hold>>) => held.destroy(), text]) {
    const held = await hold();
    expect(await isRefused()).toMatchObject({ code: "too_many_requests" });
    await leave(held);
    await expect.poll(isRefused).toEqual(expect.any(String));
  }
});

test("keeps nothing of a text that was not finished", async () => {
  const spool = new Spool(MOST_BYTES);
  for (const fill of [filledWith(failing()), failingAtTheEnd, failingAtTheEnd])
    await expect(spool.hold(fill)).rejects.toMatchObject({ code: "unavailable" });
  expect(await text(await spool.hold(filledWith(large())))).toHaveLength(400_000);
});
