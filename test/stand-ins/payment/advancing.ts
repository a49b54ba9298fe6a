import { expireCheckout } from "./checkout.ts";
import { type Ledger, taken } from "./ledger.ts";
import { subscriptionIdOf } from "./shapes-invoice.ts";
import { itemOf } from "./shapes-subscription.ts";
import { endNow, renew, settle } from "./subscribing.ts";

interface Due {
  at: number;
  act: () => void;
}

/** Moves the provider's time forward; everything that falls due on the way happens in order and at its time. */
export function advance(ledger: Ledger, to: number): void {
  for (let due = next(ledger); due && due.at <= to; due = next(ledger)) {
    ledger.clock.moveTo(due.at);
    due.act();
  }
  ledger.clock.moveTo(to);
}

function next(ledger: Ledger): Due | undefined {
  const all = [...periodEnds(ledger), ...retries(ledger), ...expiries(ledger)];
  return all.toSorted((one, other) => one.at - other.at)[0];
}

function* periodEnds(ledger: Ledger): Iterable<Due> {
  for (const subscription of ledger.subscriptions.values()) {
    if (subscription.status === "canceled") continue;
    yield {
      at: itemOf(subscription).current_period_end,
      act: () =>
        subscription.cancel_at_period_end
          ? endNow(ledger, subscription, "cancellation_requested")
          : renew(ledger, subscription),
    };
  }
}

function* retries(ledger: Ledger): Iterable<Due> {
  for (const invoice of ledger.invoices.values()) {
    if (invoice.next_payment_attempt === null) continue;
    const subscription = taken(ledger.subscriptions, subscriptionIdOf(invoice));
    yield { at: invoice.next_payment_attempt, act: () => settle(ledger, subscription, invoice) };
  }
}

function* expiries(ledger: Ledger): Iterable<Due> {
  for (const session of ledger.checkouts.values())
    if (session.status === "open")
      yield { at: session.expires_at, act: () => expireCheckout(ledger, session) };
}
