import { expect, test } from "vitest";

import { KeyedMutex } from "./keyed-mutex.ts";

test("works of one key follow each other, also behind a failure; a long queue is refused", async () => {
  const mutex = new KeyedMutex();
  const order: number[] = [];
  const works = Array.from({ length: 500 }, (_, at) =>
    mutex.run("a", async () => {
      await Promise.resolve();
      order.push(at);
      if (at === 0) throw new Error("failed");
    }),
  );
  await expect(mutex.run("a", async () => {})).rejects.toMatchObject({ code: "too_many_requests" });
  await mutex.run("b", async () => {});
  expect(await Promise.allSettled(works)).toMatchObject([
    { status: "rejected" },
    ...Array.from({ length: 499 }, () => ({ status: "fulfilled" })),
  ]);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await mutex.run("a", async () => {});
});
