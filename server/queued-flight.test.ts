import { expect, test } from "vitest";

import { caller } from "../test/caller.ts";
import { CallerLeft, FairQueue } from "./fair-queue.ts";
import { QueuedFlight } from "./queued-flight.ts";

const BOUNDS = { atOnce: 1, atOnceOfOne: 1, waiting: 100, waitingOfOne: 2, retryAfter: 7 };

/** Something is under way until the test ends it. */
function busy() {
  const queue = new FairQueue(BOUNDS);
  const flights = new QueuedFlight<string>(queue);
  let end = (): void => {};
  const first = queue.run(caller("first"), () => new Promise<void>((resolve) => (end = resolve)));
  const made: string[] = [];
  const kept = new Map<string, string>();
  const join = (by: ReturnType<typeof caller>, key: string): Promise<string> =>
    flights.findOrMake(key, by, {
      find: async () => kept.get(key),
      make: async () => {
        made.push(key);
        return `${key} ${made.length}`;
      },
    });
  return { join, made, kept, end: () => (end(), first) };
}

test("those who want the same get it from one run, in the first turn of any of them", async () => {
  const { join, made, end } = busy();
  const greedy = ["a", "b"].map((key) => join(caller("greedy"), key));
  const modest = join(caller("modest"), "b");
  await end();
  expect(await Promise.all([...greedy, modest])).toEqual(["a 1", "b 2", "b 2"]);
  expect(made).toEqual(["a", "b"]);
  expect(await join(caller("late"), "b")).toBe("b 3");
});

test("a failure is everybody's, and tried again by the next", async () => {
  const flights = new QueuedFlight<string>(new FairQueue(BOUNDS));
  const find = () => Promise.resolve(undefined);
  const fails = { find, make: () => Promise.reject(new Error("broken")) };
  const both = ["one", "other"].map((name) => flights.findOrMake("a", caller(name), fails));
  for (const one of both) await expect(one).rejects.toThrow("broken");
  const works = { find, make: () => Promise.resolve("done") };
  expect(await flights.findOrMake("a", caller("one"), works)).toBe("done");
});

test("each who asks is counted, and what all have left is not made", async () => {
  const { join, made, end } = busy();
  const leaving = new AbortController();
  const left = ["one", "other"].map((name) => join(caller(name, { left: leaving.signal }), "a"));
  const stays = ["b", "b"].map((key) => join(caller("one"), key).catch((error: unknown) => error));
  expect(await stays[1]).toMatchObject({ code: "too_many_requests" });
  leaving.abort();
  for (const one of left) await expect(one).rejects.toBeInstanceOf(CallerLeft);
  await end();
  expect(await stays[0]).toBe("b 1");
  expect(made).toEqual(["b"]);
});

test("what is there needs no turn, and what came while somebody waited is not made again", async () => {
  const { join, made, kept, end } = busy();
  const waits = join(caller("one"), "a");
  await new Promise(setImmediate);
  kept.set("a", "made elsewhere").set("b", "kept");
  expect(await join(caller("one"), "b")).toBe("kept");
  await end();
  expect(await waits).toBe("made elsewhere");
  expect(made).toEqual([]);
});
