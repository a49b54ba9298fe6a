import { setMaxListeners } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

import type { FastifyBaseLogger } from "fastify";

import type { Metrics } from "./metrics/metrics.ts";
import { begin } from "./work.ts";

/** A background job on every node; its SQL makes sure that no two nodes do the same work. */
export interface Job {
  name: string;
  everySeconds: number;
  /** Returns how many items it processed; anything but 0 is logged. */
  run: () => Promise<number>;
}

interface Watch {
  log: Pick<FastifyBaseLogger, "info" | "error">;
  metrics: Metrics;
}

export interface RunningJobs {
  /** Waits for runs in progress, except those that wait for somebody else: these are resumed later as after a kill. */
  stop(): Promise<void>;
}

const SECONDS_TO_END = 10;

/** Runs each job at once and then again after each pause; a failure is logged and does not change the schedule. */
export function startJobs(
  jobs: readonly Job[],
  watch: Watch,
  secondsToEnd: number = SECONDS_TO_END,
): RunningJobs {
  const stopping = new AbortController();
  // Each job listens to this signal; above ten listeners Node.js warns of a leak.
  setMaxListeners(jobs.length, stopping.signal);
  const running = jobs.map((job) => repeat(job, watch, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([Promise.all(running), delay(secondsToEnd * 1000, undefined, { ref: false })]);
    },
  };
}

async function repeat(job: Job, watch: Watch, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await runOnce(job, watch);
    await pause(job.everySeconds * 1000, signal);
  }
}

async function runOnce({ name: job, run }: Job, { log, metrics }: Watch): Promise<void> {
  const ended = metrics.jobDuration.startTimer({ job });
  const over = begin({ job });
  try {
    const done = await run();
    metrics.jobRuns.inc({ job, outcome: "done" });
    metrics.jobItems.inc({ job }, done);
    metrics.jobLastSuccess.setToCurrentTime({ job });
    if (done > 0) log.info({ job, done }, "job done");
  } catch (err) {
    metrics.jobRuns.inc({ job, outcome: "failed" });
    log.error({ job, err }, "job failed");
  } finally {
    ended();
    over();
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  delay(milliseconds, undefined, { signal }).catch(() => {});
