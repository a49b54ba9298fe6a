import type { Stripe } from "stripe";

import { endpoint } from "./endpoint.ts";
import type { Ledger } from "./ledger.ts";
import { listing, paging } from "./listing.ts";
import { invalid, noSuch } from "./refusal.ts";
import { flag, listOf, mergeMetadata, metadata, oneOf, params, text } from "./rules.ts";
import { cancelAtPeriodEnd, creditUnusedTime, endNow } from "./subscribing.ts";

const expand = listOf(text);
const details = params<Stripe.SubscriptionUpdateParams.CancellationDetails>()({
  comment: text,
  feedback: text,
});

export const subscriptionEndpoints = [
  endpoint(
    "GET",
    "/v1/subscriptions",
    params<Stripe.SubscriptionListParams>()({
      ...paging,
      customer: text,
      price: text,
      status: oneOf(
        "active",
        "all",
        "canceled",
        "ended",
        "incomplete",
        "past_due",
        "paused",
        "trialing",
        "unpaid",
      ),
      expand,
    }),
    (ledger, { customer, price, status, ...page }) => {
      const fitting = [...ledger.subscriptions.values()].filter(
        (subscription) =>
          (customer === undefined || subscription.customer === customer) &&
          (price === undefined || subscription.items.data.some((item) => item.price.id === price)) &&
          hasStatus(subscription, status),
      );
      return listing("/v1/subscriptions", fitting, page);
    },
  ),
  endpoint(
    "GET",
    "/v1/subscriptions/:id",
    params<Stripe.SubscriptionRetrieveParams>()({ expand }),
    (ledger, _given, id) => subscriptionOf(ledger, id),
  ),
  endpoint(
    "POST",
    "/v1/subscriptions/:id",
    params<Stripe.SubscriptionUpdateParams>()({
      cancel_at_period_end: flag,
      cancellation_details: details,
      description: text,
      metadata,
      expand,
    }),
    (ledger, given, id) => {
      const subscription = subscriptionOf(ledger, id);
      const touchesPlan = given.cancel_at_period_end !== undefined || given.description !== undefined;
      if (subscription.status === "canceled" && touchesPlan)
        throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
      if (given.cancel_at_period_end !== undefined)
        cancelAtPeriodEnd(ledger, subscription, given.cancel_at_period_end);
      if (given.description !== undefined) subscription.description = given.description || null;
      Object.assign(subscription.cancellation_details ?? {}, given.cancellation_details);
      subscription.metadata = mergeMetadata(subscription.metadata, given.metadata);
      return subscription;
    },
  ),
  endpoint(
    "DELETE",
    "/v1/subscriptions/:id",
    params<Stripe.SubscriptionCancelParams>()({
      prorate: flag,
      invoice_now: flag,
      cancellation_details: details,
      expand,
    }),
    (ledger, given, id) => {
      const subscription = subscriptionOf(ledger, id);
      // The real provider cannot cancel a subscription that is already cancelled, although it can still be read.
      if (subscription.status === "canceled") throw noSuch("subscription", id);
      Object.assign(subscription.cancellation_details ?? {}, given.cancellation_details);
      if (given.prorate && given.invoice_now) creditUnusedTime(ledger, subscription);
      endNow(ledger, subscription, "cancellation_requested");
      return subscription;
    },
  ),
];

function subscriptionOf(ledger: Ledger, id: string): Stripe.Subscription {
  const subscription = ledger.subscriptions.get(id);
  if (!subscription) throw noSuch("subscription", id);
  return subscription;
}

/** Without a status, all except the cancelled ones. */
function hasStatus(subscription: Stripe.Subscription, status: string | undefined): boolean {
  if (status === undefined) return subscription.status !== "canceled";
  if (status === "all") return true;
  return subscription.status === (status === "ended" ? "canceled" : status);
}
