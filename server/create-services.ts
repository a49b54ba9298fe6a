import { Caches } from "./cache/caches.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database/open.ts";
import { cancelBeforeDeletion } from "./features/payment/closing.ts";
import { CookieJar } from "./http/cookies.ts";
import { EffortBudget } from "./http/effort-budget.ts";
import { KnownDevices } from "./http/known-devices.ts";
import { ProofOfWork } from "./http/proof-of-work.ts";
import { RateLimits } from "./http/rate-limit.ts";
import { Readiness } from "./http/readiness.ts";
import { Sessions } from "./http/session.ts";
import { Metrics } from "./metrics/metrics.ts";
import type { ProcessServices } from "./services.ts";
import { Google } from "./services/google.ts";
import { Outbox } from "./services/mail-outbox.ts";
import { mailTransport, type MailLog } from "./services/mail.ts";
import { Payment } from "./services/payment.ts";
import { Speech } from "./services/speech/speech.ts";
import { Spool } from "./spool.ts";

/** Services that both the server and the operator's tool need. */
export function createServices(
  config: Config,
  database: Database,
  log: MailLog,
  migrations: readonly string[] = [],
): ProcessServices {
  const { db } = database;
  const cookies = new CookieJar(config.COOKIE_INSECURE);
  const payment = Payment.of(config);
  const metrics = new Metrics();
  const limits = new RateLimits(config.RATE_LIMIT_FACTOR, (limit) => metrics.rateLimitsHit.inc({ limit }));
  const outbox = new Outbox({
    db,
    head: { from: config.MAIL_FROM, publicUrl: config.PUBLIC_URL },
    transport: mailTransport(config, log),
    log,
    count: (outcome, mails) => metrics.mails.inc({ outcome }, mails),
  });
  return {
    config,
    database,
    cookies,
    sessions: new Sessions(cookies, new KnownDevices(cookies, outbox)),
    metrics,
    readiness: new Readiness(db, migrations),
    caches: new Caches(config.CACHE_MEGABYTES),
    limits,
    proofOfWork: new ProofOfWork(db, limits),
    efforts: new EffortBudget(limits, (err) => log.error({ err }, "effort could not be counted")),
    outbox,
    spool: new Spool(),
    google: Google.of(config),
    payment,
    speech: Speech.of(config, log),
    beforeDelete: cancelBeforeDeletion(payment),
  };
}
