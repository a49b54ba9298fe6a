import type { Stripe } from "stripe";

import { expireCheckout, openCheckout } from "./checkout.ts";
import { endpoint } from "./endpoint.ts";
import { referredCustomer } from "./endpoints-customer.ts";
import type { Cart, Ledger } from "./ledger.ts";
import { listing, paging } from "./listing.ts";
import { invalid, missing, noSuch, noSuchReference } from "./refusal.ts";
import { listOf, metadata, oneOf, params, text, whole } from "./rules.ts";

const expand = listOf(text);
const opening = params<Stripe.Checkout.SessionCreateParams>()({
  mode: oneOf("subscription"),
  line_items: listOf(
    params<Stripe.Checkout.SessionCreateParams.LineItem>()({ price: text, quantity: whole }),
  ),
  customer: text,
  customer_email: text,
  client_reference_id: text,
  success_url: text,
  cancel_url: text,
  expires_at: whole,
  locale: text,
  metadata,
  subscription_data: params<Stripe.Checkout.SessionCreateParams.SubscriptionData>()({
    metadata,
    description: text,
  }),
  ui_mode: oneOf("hosted_page"),
  expand,
});

export const checkoutEndpoints = [
  endpoint("POST", "/v1/checkout/sessions", opening, (ledger, given) => {
    if (given.mode === undefined) throw missing("mode");
    if (given.success_url === undefined) throw missing("success_url");
    if (given.customer !== undefined && given.customer_email !== undefined)
      throw invalid("You may only specify one of these parameters: customer, customer_email.");
    const cart = cartOf(ledger, given);
    return openCheckout(
      ledger,
      {
        customerId: given.customer === undefined ? null : referredCustomer(ledger, given.customer).id,
        customerEmail: given.customer_email ?? null,
        clientReferenceId: given.client_reference_id ?? null,
        successUrl: address(given.success_url, "success_url"),
        cancelUrl: given.cancel_url === undefined ? null : address(given.cancel_url, "cancel_url"),
        locale: given.locale ?? null,
        metadata: given.metadata ?? {},
        expiresAt: given.expires_at ?? null,
      },
      cart,
    );
  }),
  endpoint(
    "GET",
    "/v1/checkout/sessions",
    params<Stripe.Checkout.SessionListParams>()({
      ...paging,
      customer: text,
      subscription: text,
      status: oneOf("open", "complete", "expired"),
      expand,
    }),
    (ledger, { customer, subscription, status, ...page }) => {
      const fitting = [...ledger.checkouts.values()].filter(
        (session) =>
          (customer === undefined || session.customer === customer) &&
          (subscription === undefined || session.subscription === subscription) &&
          (status === undefined || session.status === status),
      );
      return listing("/v1/checkout/sessions", fitting, page);
    },
  ),
  endpoint(
    "GET",
    "/v1/checkout/sessions/:id",
    params<Stripe.Checkout.SessionRetrieveParams>()({ expand }),
    (ledger, _given, id) => sessionOf(ledger, id),
  ),
  endpoint(
    "POST",
    "/v1/checkout/sessions/:id/expire",
    params<Stripe.Checkout.SessionExpireParams>()({ expand }),
    (ledger, _given, id) => {
      const session = sessionOf(ledger, id);
      if (session.status !== "open")
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        );
      expireCheckout(ledger, session);
      return session;
    },
  ),
];

function sessionOf(ledger: Ledger, id: string): Stripe.Checkout.Session {
  const session = ledger.checkouts.get(id);
  if (!session) throw noSuch("checkout.session", id);
  return session;
}

function cartOf(ledger: Ledger, given: ReturnType<typeof opening>): Cart {
  const [item, another] = given.line_items ?? [];
  if (!item) throw missing("line_items");
  if (another) throw invalid("The stand-in sells one thing at a time.", { param: "line_items" });
  if (item.price === undefined) throw missing("line_items[0][price]");
  if (item.quantity === undefined) throw missing("line_items[0][quantity]");
  const price = ledger.prices.get(item.price);
  if (!price) throw noSuchReference("price", item.price, "line_items[0][price]");
  return {
    price,
    quantity: item.quantity,
    metadata: given.subscription_data?.metadata ?? {},
    description: given.subscription_data?.description ?? null,
  };
}

function address(value: string, param: string): string {
  if (!/^https?:\/\//.test(value)) throw invalid("Not a valid URL", { code: "url_invalid", param });
  return value;
}
