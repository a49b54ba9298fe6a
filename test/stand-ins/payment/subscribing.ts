import type { Stripe } from "stripe";

import { addMonths, DAY } from "./clock.ts";
import { bill, collect } from "./collecting.ts";
import { idOf } from "./ids.ts";
import { type Cart, type Ledger, taken } from "./ledger.ts";
import { itemOf, newSubscription } from "./shapes-subscription.ts";

/** Days from one failed attempt to the next; after the last one the subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7];

/** The first payment; null if the card is declined, and then no subscription is created. */
export function subscribe(
  ledger: Ledger,
  customer: Stripe.Customer,
  cart: Cart,
): { subscription: Stripe.Subscription; invoice: Stripe.Invoice } | null {
  if (ledger.cards.get(customer.id) === "declined") return null;
  const subscription = newSubscription({ ...cart, customerId: customer.id }, ledger.clock.now());
  ledger.subscriptions.set(subscription.id, subscription);
  const invoice = billPeriod(ledger, subscription, "subscription_create");
  collect(ledger, invoice);
  ledger.emit("customer.subscription.created", subscription);
  return { subscription, invoice };
}

/** Begins a new month, paid or not: the end of the period also moves if the card is declined. */
export function renew(ledger: Ledger, subscription: Stripe.Subscription): void {
  const item = itemOf(subscription);
  const before = {
    current_period_start: item.current_period_start,
    current_period_end: item.current_period_end,
  };
  item.current_period_start = item.current_period_end;
  item.current_period_end = nextEnd(subscription.billing_cycle_anchor, item.current_period_start);
  const invoice = billPeriod(ledger, subscription, "subscription_cycle");
  ledger.emit("customer.subscription.updated", subscription, { items: { data: [before] } });
  settle(ledger, subscription, invoice);
}

/** Charges the card; if it is declined the subscription is past due, and after the last attempt it ends. */
export function settle(ledger: Ledger, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  if (collect(ledger, invoice)) return setStatus(ledger, subscription, "active");
  const days = RETRY_AFTER_DAYS[invoice.attempt_count - 1];
  invoice.next_payment_attempt = days === undefined ? null : ledger.clock.now() + days * DAY;
  ledger.emit("invoice.payment_failed", invoice);
  if (days === undefined) endNow(ledger, subscription, "payment_failed");
  else setStatus(ledger, subscription, "past_due");
}

/** Cancels at the end of the paid month, or revokes the cancellation. */
export function cancelAtPeriodEnd(ledger: Ledger, subscription: Stripe.Subscription, cancel: boolean): void {
  const { cancel_at, cancel_at_period_end, canceled_at } = subscription;
  if (cancel === cancel_at_period_end) return;
  subscription.cancel_at_period_end = cancel;
  subscription.cancel_at = cancel ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = cancel ? ledger.clock.now() : null;
  setReason(subscription, cancel ? "cancellation_requested" : null);
  ledger.emit("customer.subscription.updated", subscription, {
    cancel_at,
    cancel_at_period_end,
    canceled_at,
  });
}

export function endNow(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason,
): void {
  const now = ledger.clock.now();
  subscription.status = "canceled";
  subscription.canceled_at ??= now;
  subscription.ended_at = now;
  setReason(subscription, reason);
  for (const invoice of ledger.invoices.values())
    if (invoice.status === "open" && isFor(invoice, subscription)) invoice.next_payment_attempt = null;
  ledger.emit("customer.subscription.deleted", subscription);
}

/** Unused time becomes a credit on the customer's balance; it is not refunded to the card. */
export function creditUnusedTime(ledger: Ledger, subscription: Stripe.Subscription): void {
  const { current_period_start: start, current_period_end: end, price, quantity = 1 } = itemOf(subscription);
  const now = ledger.clock.now();
  const share = Math.max(0, end - now) / (end - start);
  const amount = -Math.round((price.unit_amount ?? 0) * quantity * share);
  const customer = taken(ledger.customers, idOf(subscription.customer));
  customer.balance += amount;
  const invoice = bill(ledger, {
    customer,
    subscription,
    reason: "subscription_update",
    amount,
    period: { start: now, end },
  });
  invoice.ending_balance = customer.balance;
}

function isFor(invoice: Stripe.Invoice, subscription: Stripe.Subscription): boolean {
  return invoice.parent?.subscription_details?.subscription === subscription.id;
}

function billPeriod(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  reason: Stripe.Invoice.BillingReason,
): Stripe.Invoice {
  const { current_period_start: start, current_period_end: end, price, quantity = 1 } = itemOf(subscription);
  return bill(ledger, {
    customer: taken(ledger.customers, idOf(subscription.customer)),
    subscription,
    reason,
    amount: (price.unit_amount ?? 0) * quantity,
    period: { start, end },
  });
}

/** Counted from the first day, so that a subscription that began on the 31st returns to the 31st. */
function nextEnd(anchor: number, start: number): number {
  let months = 1;
  while (addMonths(anchor, months) <= start) months += 1;
  return addMonths(anchor, months);
}

function setStatus(
  ledger: Ledger,
  subscription: Stripe.Subscription,
  status: Stripe.Subscription.Status,
): void {
  const before = subscription.status;
  if (before === status) return;
  subscription.status = status;
  ledger.emit("customer.subscription.updated", subscription, { status: before });
}

function setReason(
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason | null,
): void {
  if (subscription.cancellation_details) subscription.cancellation_details.reason = reason;
}
