import { expect, test } from "vitest";

import { inSlices } from "./slices.ts";

function* longWork(steps: number): Generator<void, string> {
  for (let step = 0; step < steps; step++) {
    for (const began = performance.now(); performance.now() - began < 5;);
    yield;
  }
  return "done";
}

test("others have their turn while a long work goes on", async () => {
  let turns = 0;
  const waiting = setInterval(() => turns++, 0);
  expect(await inSlices(longWork(40))).toBe("done");
  clearInterval(waiting);
  expect(turns).toBeGreaterThan(3);
});

test("what goes wrong is told", async () => {
  function* broken(): Generator<void, never> {
    yield;
    throw new Error("broken");
  }
  await expect(inSlices(broken())).rejects.toThrow("broken");
});

test("the time of what goes wrong counts", async () => {
  function* broken(): Generator<void, never> {
    yield* longWork(1);
    throw new Error("broken");
  }
  const effort = { ms: 0 };
  await expect(inSlices(broken(), effort)).rejects.toThrow("broken");
  expect(effort.ms).toBeGreaterThanOrEqual(5);
});
