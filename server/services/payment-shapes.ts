import type { Stripe } from "stripe";

import type { PaidPeriod } from "./unused-part.ts";

/** What we know of a subscription: all read from the provider at one moment. */
export interface SubscriptionFacts {
  id: string;
  customerId: string;
  status: Stripe.Subscription.Status;
  /** The end of the paid period; if cancellation was set to a date, that date. */
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  startedAt: Date;
}

export function subscriptionFacts(subscription: Stripe.Subscription): SubscriptionFacts {
  const { id, customer, status, cancel_at, cancel_at_period_end, created, items } = subscription;
  const end = cancel_at ?? Math.max(created, ...items.data.map((item) => item.current_period_end));
  return {
    id,
    customerId: idOf(customer),
    status,
    currentPeriodEnd: new Date(end * 1000),
    cancelAtPeriodEnd: cancel_at_period_end || cancel_at !== null,
    startedAt: new Date(created * 1000),
  };
}

export interface LastPayment {
  invoiceId: string;
  currency: string;
  paid: PaidPeriod;
  reference: { payment_intent: string } | { charge: string };
}

/** How the newest invoice that cost anything was paid; the provider lists the newest first. */
export function lastPayments(paidInvoices: readonly Stripe.Invoice[]): LastPayment[] {
  const last = paidInvoices.find((invoice) => invoice.amount_paid > 0);
  if (!last) return [];
  const payments = last.payments?.data.filter((payment) => payment.status === "paid") ?? [];
  const { start, end } = paidPeriod(last);
  return payments.flatMap(({ amount_paid, currency, payment }): LastPayment[] => {
    const { payment_intent: intent, charge } = payment;
    const facts = { invoiceId: last.id, currency, paid: { amount: amount_paid ?? 0, start, end } };
    if (intent) return [{ ...facts, reference: { payment_intent: idOf(intent) } }];
    return charge ? [{ ...facts, reference: { charge: idOf(charge) } }] : [];
  });
}

/** An invoice's own period is the previous one: the paid period is in its lines. */
function paidPeriod({ created, lines }: Stripe.Invoice): { start: Date; end: Date } {
  const periods = lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period);
  const end = Math.max(created, ...periods.map((period) => period.end));
  const start = Math.min(end, ...periods.map((period) => period.start));
  return { start: new Date(start * 1000), end: new Date(end * 1000) };
}

export const idOf = (reference: string | { id: string }): string =>
  typeof reference === "string" ? reference : reference.id;

/** The provider's pages are not available in Ukrainian: there, the browser's own languages decide. */
const SPOKEN = ["en", "de", "fr", "es", "it", "pl", "ru"] as const;

export const localeOf = (language: string): (typeof SPOKEN)[number] | "auto" =>
  SPOKEN.find((spoken) => spoken === language) ?? "auto";
