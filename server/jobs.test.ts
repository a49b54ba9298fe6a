import { expect, test } from "vitest";

import { startJobs } from "./jobs.ts";
import { Metrics } from "./metrics/metrics.ts";

test("a run that waits for somebody who does not answer keeps no process from ending", async () => {
  const never = { name: "wait", everySeconds: 60, run: () => new Promise<number>(() => {}) };
  const watch = { log: { info: () => {}, error: () => {} }, metrics: new Metrics() };
  expect(await startJobs([never], watch, 0.01).stop()).toBeUndefined();
});
