import { expect, test } from "vitest";

import { Shares } from "./shares.ts";

const ONE = { all: 1, each: 1, refusal: "unavailable" } as const;

test("a long queue of one owner is refused, and no other's", async () => {
  const shares = new Shares(ONE);
  const giveBack = await shares.take("a");
  const served: string[] = [];
  const waiting = [...Array.from({ length: 500 }, () => "a"), "b"].map(async (name) => {
    const last = await shares.take(name);
    served.push(name);
    last();
  });
  expect(shares.waiting).toBe(501);
  await expect(shares.take("a")).rejects.toMatchObject({ code: "too_many_requests" });
  giveBack();
  await Promise.all(waiting);
  expect(served[0]).toBe("b");
  expect(shares.waiting).toBe(0);
});

test("each has at most a share, and what is given back goes to those who wait", async () => {
  const shares = new Shares({ ...ONE, all: 3, each: 2 });
  const [first] = await Promise.all([shares.take("a"), shares.take("a")]);
  const third = shares.take("a");
  const other = await shares.take("b");
  expect(shares.waiting).toBe(1);
  other();
  expect(shares.waiting).toBe(1);
  first();
  await third;
  expect(shares.waiting).toBe(0);
});
