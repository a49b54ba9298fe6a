import { setTimeout as delay } from "node:timers/promises";

import type { FastifyBaseLogger } from "fastify";

/** Something that runs by itself, on every node; its SQL makes sure that no two nodes do the same thing. */
export interface Job {
  name: string;
  everySeconds: number;
  /** How many things it did; anything but 0 is logged. */
  run: () => Promise<number>;
}

export interface RunningJobs {
  /** Waits for runs under way. */
  stop(): Promise<void>;
}

/** Runs each job at once and then again after its pause; a failure is logged and the next run comes as planned. */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): RunningJobs {
  const stopping = new AbortController();
  const running = jobs.map((job) => repeat(job, log, stopping.signal));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

async function repeat(
  { name, everySeconds, run }: Job,
  log: FastifyBaseLogger,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const done = await run();
      if (done > 0) log.info({ job: name, done }, "job done");
    } catch (err) {
      log.error({ job: name, err }, "job failed");
    }
    await pause(everySeconds * 1000, signal);
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  delay(milliseconds, undefined, { signal }).catch(() => {});
