import { IncomingMessage } from "node:http";
import { Socket } from "node:net";

import { expect, test } from "vitest";

import { caller } from "../test/caller.ts";
import { CallerLeft, FairQueue, type Caller } from "./fair-queue.ts";
import { callerOf } from "./http/caller.ts";

const BOUNDS = { atOnce: 1, atOnceOfOne: 1, waiting: 100, waitingOfOne: 4, retryAfter: 7 };
const REFUSED = { code: "too_many_requests", details: { retryAfter: 7 } };

/** A queue whose runs end when the test says so, in the order in which they began. */
function steered(bounds: Partial<typeof BOUNDS> = {}) {
  const queue = new FairQueue({ ...BOUNDS, ...bounds });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (by: Caller, what = by.name): Promise<string> =>
    queue.run(by, async () => {
      begun.push(what);
      await new Promise<void>((resolve) => ends.push(resolve));
      return what;
    });
  const endNext = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  const endAll = async (): Promise<void> => {
    while (ends.length > 0) await endNext();
  };
  return { ask, begun, endNext, endAll };
}

const at = (ip: string, id: string): Caller =>
  callerOf({ account: { id }, ip, request: { raw: new IncomingMessage(new Socket()) } });

test("somebody who comes is next, however many runs another waits for", async () => {
  const { ask, begun, endNext, endAll } = steered();
  const asked = [1, 2, 3, 4].map((run) => ask(caller("greedy"), `greedy ${run}`));
  asked.push(ask(caller("modest")));
  await endNext();
  expect(begun).toEqual(["greedy 1", "greedy 2"]);
  asked.push(ask(caller("late")));
  await endAll();
  expect(begun).toEqual(["greedy 1", "greedy 2", "modest", "greedy 3", "late", "greedy 4"]);
  expect(await Promise.all(asked)).toHaveLength(6);
});

test("who asks again as soon as they were served does not overtake those who wait", async () => {
  const { ask, begun, endNext, endAll } = steered();
  for (const run of [1, 2, 3]) void ask(caller("patient"), `patient ${run}`);
  for (const run of [1, 2, 3]) {
    void ask(caller("again"), `again ${run}`);
    await endNext();
    await endNext();
  }
  await endAll();
  expect(begun).toEqual(["patient 1", "patient 2", "again 1", "patient 3", "again 2", "again 3"]);
});

test("one account never runs in all places", async () => {
  const { ask, begun, endAll } = steered({ atOnce: 2 });
  const asked = [1, 2, 3].map((run) => ask(caller("greedy"), `greedy ${run}`));
  asked.push(ask(caller("modest")));
  expect(begun).toEqual(["greedy 1", "modest"]);
  await endAll();
  expect(await Promise.all(asked)).toHaveLength(4);
});

test("beyond the few that one may wait for: 429, for that account alone", async () => {
  const { ask, endAll } = steered();
  const asked = [1, 2, 3, 4, 5].map(() => ask(caller("greedy")));
  await expect(ask(caller("greedy"))).rejects.toMatchObject(REFUSED);
  asked.push(ask(caller("modest")));
  await endAll();
  expect(await Promise.all(asked)).toContain("modest");
});

test("who leaves makes room and is not served", async () => {
  const { ask, begun, endAll } = steered();
  const leaving = new AbortController();
  const first = ask(caller("greedy"));
  const left = [1, 2, 3, 4].map(() => ask(caller("greedy", { left: leaving.signal }), "left"));
  leaving.abort();
  for (const one of left) await expect(one).rejects.toBeInstanceOf(CallerLeft);
  await expect(ask(caller("greedy", { left: leaving.signal }))).rejects.toBeInstanceOf(CallerLeft);
  const asked = [first, ...[1, 2, 3, 4].map(() => ask(caller("greedy"), "stays"))];
  await endAll();
  expect(await Promise.all(asked)).toEqual(["greedy", "stays", "stays", "stays", "stays"]);
  expect(begun).not.toContain("left");
});

test.each([
  ["one address", () => "203.0.113.7", "198.51.100.1"],
  ["one network of IPv6", (account: number) => `2001:db8:1:${account.toString(16)}::1`, "2001:db8:2::1"],
  ["half of a /48", (account: number) => `2001:db8:1:${account.toString(16)}::1`, "2001:db8:1:ff00::1"],
])("many accounts of %s neither fill the queue nor make others wait for them", async (_, ip, other) => {
  const { ask, begun, endNext, endAll } = steered();
  const asked: Promise<unknown>[] = [];
  for (let account = 0; account < 200; account++) asked.push(ask(at(ip(account), `account ${account}`)));
  const refused = Promise.allSettled(asked).then((all) =>
    all.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : [])),
  );
  const served = ask(at(other, "newcomer"));
  await endNext();
  await endNext();
  expect(begun[2]).toBe("newcomer");
  await endAll();
  expect(await served).toBe("newcomer");
  expect((await refused).length).toBeGreaterThan(90);
  expect((await refused)[0]).toMatchObject(REFUSED);
});

test("work that fails frees its place", async () => {
  const queue = new FairQueue(BOUNDS);
  const failing = queue.run(caller("one"), () => Promise.reject(new Error("broken")));
  const next = queue.run(caller("one"), () => Promise.resolve("done"));
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
