import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { caller } from "../test/caller.ts";
import { AppError } from "./app-error.ts";
import { Spool } from "./spool.ts";

const MOST_BYTES = 1_000_000;

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

/** Takes more than half of what one may have, however it is packed, and is too long to be read ahead. */
const large = () => piecesOf(randomBytes(300_000).toString("base64"));

async function* failing() {
  yield* large();
  throw new AppError("unavailable");
}

type Fill = Parameters<Spool["hold"]>[1];

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
  const held = await new Spool().hold(
    caller("one"),
    filledWith(piecesOf("Їжа ", "", "é".repeat(100_000), "🍲")),
  );
  expect(await readdir(directory)).toEqual([]);
  expect(await text(held)).toBe(`Їжа ${"é".repeat(100_000)}🍲`);
});

test("refuses what it has no room for, until a text before was read or given up", async () => {
  const spool = new Spool(MOST_BYTES);
  const hold = () => spool.hold(caller("one"), filledWith(large()));
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
    await expect(spool.hold(caller("one"), fill)).rejects.toMatchObject({ code: "unavailable" });
  expect(await text(await spool.hold(caller("one"), filledWith(large())))).toHaveLength(400_000);
});

test("one account leaves room for others, however much it holds, and so does one network", async () => {
  const spool = new Spool(1_000_000);
  const network = { network: "198.51.100.1", share: 1 };
  const one = caller("one");
  const guests = ["a", "b", "c"].map((name) => caller(name, { networks: [network] }));
  const hold = (by: typeof one) => spool.hold(by, filledWith(large()));
  const isRefused = (by: typeof one) => hold(by).catch((error: unknown) => error);
  await hold(one);
  expect(await isRefused(one)).toMatchObject({ code: "too_many_requests", details: { retryAfter: 60 } });
  const [first, ...more] = guests;
  const held = await hold(first ?? one);
  for (const guest of more) expect(await isRefused(guest)).toMatchObject({ code: "too_many_requests" });
  expect(await text(held)).toHaveLength(400_000);
});

test("one account holds four texts at most, and what it leaves unread ends with its connection", async () => {
  const spool = new Spool();
  const leaving = new AbortController();
  const one = caller("one", { left: leaving.signal });
  const hold = (by: typeof one) => spool.hold(by, filledWith(large()));
  const held = [await hold(one), await hold(one), await hold(one), await hold(one)];
  await expect(hold(one)).rejects.toMatchObject({ code: "too_many_requests" });
  expect(await text(await hold(caller("other")))).toHaveLength(400_000);
  leaving.abort();
  for (const unread of held) await expect(text(unread)).rejects.toThrow();
  expect(await text(await hold(caller("one")))).toHaveLength(400_000);
});

test("a text of somebody who comes is written next, however many others one account asked for", async () => {
  const spool = new Spool();
  const written: string[] = [];
  const hold = (name: string, fill: Fill = filledWith(piecesOf(name))) =>
    spool
      .hold(caller(name), async (write) => {
        written.push(name);
        await fill(write);
      })
      .then(text);
  let end = (): void => {};
  const gate = new Promise<void>((resolve) => (end = resolve));
  const slow: Fill = async (write) => {
    await gate;
    await write(piecesOf("slow"));
  };
  const busy = ["a", "b", "c", "greedy"].map((name) => hold(name, slow));
  const greedy = [1, 2, 3].map(() => hold("greedy"));
  await expect(hold("greedy")).rejects.toMatchObject({ code: "too_many_requests" });
  const modest = hold("modest");
  end();
  await Promise.all([...busy, ...greedy, modest]);
  expect(written.indexOf("modest")).toBeLessThan(written.lastIndexOf("greedy"));
});
