import type { FastifyBaseLogger } from "fastify";

import type { Database } from "../database/open.ts";
import { currentWork } from "../work.ts";
import type { Metrics } from "./metrics.ts";

interface Watch {
  metrics: Metrics;
  log: Pick<FastifyBaseLogger, "warn">;
  /** 0: none is slow. */
  slowMs: number;
}

/** Times the statements of a database, and logs the slow ones: their text, in which no value stands, and the request or job they belong to. */
export function watchStatements(database: Database, { metrics, log, slowMs }: Watch): void {
  database.watch((statement, ms, failed) => {
    metrics.statements.observe(ms / 1000);
    if (slowMs === 0 || ms < slowMs) return;
    metrics.slowStatements.inc();
    log.warn({ ...currentWork(), ms: Math.round(ms), failed, statement }, "slow statement");
  });
}
