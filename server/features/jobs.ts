import { forgetOldCounts } from "../http/rate-limit.ts";
import type { Job } from "../jobs.ts";
import { deleteOldCommands } from "../operator-events.ts";
import { deleteOldSecurityEvents } from "../security-events.ts";
import type { ProcessServices } from "../services.ts";
import { deleteExpiredUndos } from "./auth/email/email-undos.ts";
import { deleteExpiredAccounts } from "./auth/guests.ts";
import { foldAddresses } from "./auth/outdated-addresses.ts";
import { deleteExpiredChallenges } from "./auth/passkeys/challenges.ts";
import { deleteExpiredRestoreFlows } from "./auth/restore-flows.ts";
import { deleteExpiredSessions } from "./auth/session-list.ts";
import { deleteExpiredLogInFlows } from "./auth/totp/log-in-flows.ts";
import { rekeyDictionaries } from "./dictionaries/rekey.ts";
import { paymentJobs } from "./payment/jobs.ts";
import { sendPushes } from "./push/send.ts";
import { remindLearners } from "./reminders/remind.ts";
import { readDue } from "./reviews/queries.ts";
import { logReports } from "./testing/report/reports-to-log.ts";
import { forgetTestDays } from "./testing/setup/start.ts";
import { forgetOldTranslations } from "./translate/kept-suggestions.ts";

/** All background jobs, feature by feature. */
export function jobsOf(services: ProcessServices): Job[] {
  const {
    config,
    database: { db },
    metrics,
    outbox,
  } = services;
  const lifetime = config.GUEST_LIFETIME_SECONDS;
  return [
    {
      name: "delete expired accounts",
      everySeconds: Math.min(60, Math.max(1, lifetime / 10)),
      run: () => deleteExpiredAccounts(db),
    },
    {
      name: "send mails",
      everySeconds: 2,
      run: () => outbox.sweep(),
    },
    {
      name: "remind learners of due words",
      everySeconds: 20,
      run: () => remindLearners(db, outbox, readDue),
    },
    {
      name: "send pushes",
      everySeconds: 2,
      run: () => sendPushes({ db, config, metrics }),
    },
    {
      name: "delete expired sessions",
      everySeconds: 3600,
      run: () => deleteExpiredSessions(db),
    },
    {
      name: "delete expired restore flows",
      everySeconds: 600,
      run: () => deleteExpiredRestoreFlows(db),
    },
    {
      name: "delete expired links to take an address back",
      everySeconds: 3600,
      run: () => deleteExpiredUndos(db),
    },
    {
      name: "delete expired challenges of passkeys",
      everySeconds: 600,
      run: () => deleteExpiredChallenges(db),
    },
    {
      name: "delete expired log-ins",
      everySeconds: 600,
      run: () => deleteExpiredLogInFlows(db),
    },
    {
      name: "delete old records of operators' commands and of accounts",
      everySeconds: 3600,
      run: async () => (await deleteOldCommands(db)) + (await deleteOldSecurityEvents(db)),
    },
    {
      name: "forget old rate limits",
      everySeconds: 600,
      run: () => forgetOldCounts(db),
    },
    {
      name: "forget old translations",
      everySeconds: 3600,
      run: () => forgetOldTranslations(db),
    },
    {
      name: "find addresses by their domains in ASCII",
      everySeconds: 86_400,
      run: () => foldAddresses(db),
    },
    {
      name: "sort dictionaries by newer alphabets",
      everySeconds: 3600,
      run: () => rekeyDictionaries(db),
    },
    {
      name: "log answers of finished tests",
      everySeconds: 60,
      run: () => logReports(db),
    },
    ...paymentJobs(services),
    {
      name: "delete test counts of past days",
      everySeconds: 600,
      run: () => forgetTestDays(db),
    },
  ];
}
