import { Counter, Gauge, Histogram, Registry } from "prom-client";

import type { ErrorCode } from "../../shared/errors.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * This process's counters for Prometheus (docs/metrics.md). Labels are names from our own code: never an address, an id
 * or a word, and never anything that a caller can make up.
 */
export class Metrics {
  readonly registry = new Registry();
  readonly #to = { registers: [this.registry] };

  readonly requests = new Histogram({
    name: "wordhoard_http_request_duration_seconds",
    help: "Requests by route, from the head received to the answer sent",
    labelNames: ["method", "route", "status"],
    buckets: SECONDS,
    ...this.#to,
  });

  readonly inFlight = new Gauge({
    name: "wordhoard_http_requests_in_flight",
    help: "Requests being answered",
    ...this.#to,
  });

  readonly errors = new Counter({
    name: "wordhoard_errors_total",
    help: "Error answers by the code of the contract",
    labelNames: ["code"],
    ...this.#to,
  });

  readonly limitsHit = new Counter({
    name: "wordhoard_limits_hit_total",
    help: "Requests refused by a limit of the caller's role",
    labelNames: ["limit"],
    ...this.#to,
  });

  readonly rateLimitsHit = new Counter({
    name: "wordhoard_rate_limits_hit_total",
    help: "Requests refused by a rate limit",
    labelNames: ["limit"],
    ...this.#to,
  });

  readonly testsStarted = new Counter({
    name: "wordhoard_tests_started_total",
    help: "Tests started",
    ...this.#to,
  });

  readonly accountEvents = new Counter({
    name: "wordhoard_account_events_total",
    help: "Sign-ups, guests, sign-ins and the other account events of the log",
    labelNames: ["event"],
    ...this.#to,
  });

  readonly mails = new Counter({
    name: "wordhoard_mails_total",
    help: "Mails sent, failed tries, and mails dropped because they had expired",
    labelNames: ["outcome"],
    ...this.#to,
  });

  readonly pushes = new Counter({
    name: "wordhoard_pushes_total",
    help: "Reminders sent to push services, by what became of them",
    labelNames: ["outcome"],
    ...this.#to,
  });

  readonly webhooks = new Counter({
    name: "wordhoard_payment_webhooks_total",
    help: "Events of the payment provider",
    labelNames: ["outcome"],
    ...this.#to,
  });

  readonly translations = new Counter({
    name: "wordhoard_translations_total",
    help: "Suggestions answered from the database, requested from the provider, and failed there",
    labelNames: ["outcome"],
    ...this.#to,
  });

  readonly jobRuns = new Counter({
    name: "wordhoard_job_runs_total",
    help: "Runs of background jobs",
    labelNames: ["job", "outcome"],
    ...this.#to,
  });

  readonly jobItems = new Counter({
    name: "wordhoard_job_items_total",
    help: "Items that jobs processed",
    labelNames: ["job"],
    ...this.#to,
  });

  readonly jobLastSuccess = new Gauge({
    name: "wordhoard_job_last_success_timestamp_seconds",
    help: "Time of the last successful run, in seconds since 1970",
    labelNames: ["job"],
    ...this.#to,
  });

  readonly jobDuration = new Histogram({
    name: "wordhoard_job_duration_seconds",
    help: "Duration of a run",
    labelNames: ["job"],
    buckets: [0.01, 0.1, 1, 10, 60],
    ...this.#to,
  });

  readonly statements = new Histogram({
    name: "wordhoard_database_statement_duration_seconds",
    help: "Statements, from sent to answered, without the wait for a connection",
    buckets: SECONDS,
    ...this.#to,
  });

  readonly slowStatements = new Counter({
    name: "wordhoard_database_slow_statements_total",
    help: "Statements that took longer than SLOW_QUERY_MS",
    ...this.#to,
  });

  readonly cancelledStatements = new Counter({
    name: "wordhoard_database_cancelled_statements_total",
    help: "Statements cancelled because their call took too long (too_long) or its caller had left (left)",
    labelNames: ["because"],
    ...this.#to,
  });

  /** Counts an error answer; limits of a role are also counted by name. */
  countError(code: ErrorCode): void {
    this.errors.inc({ code });
    const limit = /^(\w+)_limit$/.exec(code)?.[1];
    if (limit) this.limitsHit.inc({ limit });
  }
}
