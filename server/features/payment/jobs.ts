import type { Job } from "../../jobs.ts";
import type { ProcessServices } from "../../services.ts";
import { endCustomersOfDeleted } from "./closing.ts";
import { findPaidCheckouts, forgetOldPayments, rereadSubscriptions } from "./reconciliation.ts";
import { finishEndings } from "./refunds.ts";

/** Empty where this server does not sell subscriptions. */
export function paymentJobs({ database: { db }, payment }: ProcessServices): Job[] {
  if (!payment) return [];
  return [
    { name: "finish refunds", everySeconds: 5, run: () => finishEndings(db, payment) },
    {
      name: "end customers of deleted accounts",
      everySeconds: 5,
      run: () => endCustomersOfDeleted(db, payment),
    },
    { name: "find paid checkouts", everySeconds: 30, run: () => findPaidCheckouts(db, payment) },
    { name: "reread subscriptions", everySeconds: 60, run: () => rereadSubscriptions(db, payment) },
    { name: "forget old payments", everySeconds: 3600, run: () => forgetOldPayments(db) },
  ];
}
