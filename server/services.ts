import type { Caches } from "./cache/caches.ts";
import type { Config } from "./config.ts";
import type { Database, Db } from "./database/open.ts";
import type { CookieJar } from "./http/cookies.ts";
import type { EffortBudget } from "./http/effort-budget.ts";
import type { ProofOfWork } from "./http/proof-of-work.ts";
import type { RateLimits } from "./http/rate-limit.ts";
import type { Readiness } from "./http/readiness.ts";
import type { Sessions } from "./http/session.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Google } from "./services/google.ts";
import type { Outbox } from "./services/mail-outbox.ts";
import type { Payment } from "./services/payment.ts";
import type { Speech } from "./services/speech/speech.ts";
import type { Spool } from "./spool.ts";

/** Everything that a feature's routes may use. The database comes with each call (decision 211). */
export interface Services {
  config: Config;
  sessions: Sessions;
  cookies: CookieJar;
  limits: RateLimits;
  proofOfWork: ProofOfWork;
  efforts: EffortBudget;
  metrics: Metrics;
  readiness: Readiness;
  caches: Caches;
  outbox: Outbox;
  spool: Spool;
  google: Google | null;
  /**
   * Ends what an account has outside the database, such as a subscription. Runs before anything is deleted and outside
   * a transaction; if it throws, the account is kept.
   */
  beforeDelete: (db: Db, userId: string) => Promise<void>;
  /** Null where this server does not sell subscriptions. */
  payment: Payment | null;
  /** Null where this server has no voices. */
  speech: Speech | null;
}

/** For what is no call: jobs, and the operator's tool. */
export interface ProcessServices extends Services {
  database: Database;
}
