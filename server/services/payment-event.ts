import type { Stripe } from "stripe";

import { idOf } from "./payment-shapes.ts";

/** What an event is about. Its own copy of the data is not used: it may be outdated when it arrives. */
export interface PaymentEvent {
  id: string;
  about:
    | { kind: "subscription"; subscriptionId: string; customerId: string }
    | { kind: "customer_deleted"; customerId: string }
    | { kind: "nothing" };
}

export const readPaymentEvent = (event: Stripe.Event): PaymentEvent => ({
  id: event.id,
  about: subjectOf(event),
});

function subjectOf(event: Stripe.Event): PaymentEvent["about"] {
  switch (event.type) {
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "customer.subscription.paused":
    case "customer.subscription.resumed":
      return subscription(event.data.object.id, event.data.object.customer);
    case "checkout.session.completed":
      return subscription(event.data.object.subscription, event.data.object.customer);
    case "invoice.paid":
    case "invoice.payment_failed":
      return subscription(
        event.data.object.parent?.subscription_details?.subscription,
        event.data.object.customer,
      );
    case "customer.deleted":
      return { kind: "customer_deleted", customerId: event.data.object.id };
    default:
      return { kind: "nothing" };
  }
}

type Reference = string | { id: string } | null | undefined;

const subscription = (id: Reference, customer: Reference): PaymentEvent["about"] =>
  id && customer
    ? { kind: "subscription", subscriptionId: idOf(id), customerId: idOf(customer) }
    : { kind: "nothing" };
