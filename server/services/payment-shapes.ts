import type { Stripe } from "stripe";

/** What we know of a subscription: all of it read from the provider, at one moment. */
export interface SubscriptionFacts {
  id: string;
  customerId: string;
  status: Stripe.Subscription.Status;
  /** Of the paid period; where it was cancelled to a date, that date. */
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

type Paid = { invoiceId: string } & ({ payment_intent: string } | { charge: string });

/** How the newest invoice that cost anything was paid; the provider lists the newest first. */
export function lastPayments(paidInvoices: readonly Stripe.Invoice[]): Paid[] {
  const last = paidInvoices.find((invoice) => invoice.amount_paid > 0);
  if (!last) return [];
  const payments = last.payments?.data.filter((payment) => payment.status === "paid") ?? [];
  return payments.flatMap(({ payment: { payment_intent: intent, charge } }): Paid[] => {
    if (intent) return [{ invoiceId: last.id, payment_intent: idOf(intent) }];
    return charge ? [{ invoiceId: last.id, charge: idOf(charge) }] : [];
  });
}

export const idOf = (reference: string | { id: string }): string =>
  typeof reference === "string" ? reference : reference.id;

/** The provider's pages speak no Ukrainian: there the browser's own languages decide. */
const SPOKEN = ["en", "de", "fr", "es", "it", "pl", "ru"] as const;

export const localeOf = (language: string): (typeof SPOKEN)[number] | "auto" =>
  SPOKEN.find((spoken) => spoken === language) ?? "auto";
