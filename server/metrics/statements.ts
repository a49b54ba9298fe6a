import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../database/open.ts";
import { worksSince, type Work } from "../work.ts";
import type { Metrics } from "./metrics.ts";

interface Watch {
  metrics: Metrics;
  log: Pick<FastifyBaseLogger, "warn">;
  /** 0: no statement counts as slow. */
  slowMs: number;
}

/**
 * Times the statements of a database and logs slow ones: their text, which contains no values, and the request or job
 * that they may belong to.
 */
export function watchStatements(database: Database, { metrics, log, slowMs }: Watch): void {
  database.watch((statement, ms, failed) => {
    metrics.statements.observe(ms / 1000);
    if (slowMs === 0 || ms < slowMs) return;
    metrics.slowStatements.inc();
    log.warn(
      { ...named(worksSince(performance.now() - ms)), ms: Math.round(ms), failed, statement },
      "slow statement",
    );
  });
}

const MOST_NAMED = 10;

/** One request or job as its own field; several as a list; nothing before any has started. */
const named = (works: readonly Work[]): object =>
  works.length > 1 ? { oneOf: works.slice(0, MOST_NAMED) } : { ...works[0] };
