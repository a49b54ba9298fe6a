import type { Stripe } from "stripe";

import { endpoint } from "./endpoint.ts";
import type { Ledger } from "./ledger.ts";
import { listing, paging } from "./listing.ts";
import { invalid, missing, noSuch, noSuchReference } from "./refusal.ts";
import { listOf, mergeMetadata, metadata, params, text } from "./rules.ts";
import { newCustomer, newPortalSession } from "./shapes-customer.ts";
import { endNow } from "./subscribing.ts";

const PLAIN_ADDRESS = /^[\x21-\x7e]+@[\w-]+(?:\.[\w-]+)+$/;
const expand = listOf(text);
const written = { email: text, name: text, description: text, phone: text, metadata, expand };

export const customerEndpoints = [
  endpoint(
    "POST",
    "/v1/customers",
    params<Stripe.CustomerCreateParams>()({ ...written, preferred_locales: listOf(text) }),
    (ledger, given) => {
      if (given.email !== undefined && !PLAIN_ADDRESS.test(given.email))
        throw invalid(`Invalid email address: ${given.email}`, { code: "email_invalid", param: "email" });
      const customer = newCustomer(given, ledger.clock.now());
      ledger.customers.set(customer.id, customer);
      ledger.emit("customer.created", customer);
      return customer;
    },
  ),
  endpoint(
    "GET",
    "/v1/customers",
    params<Stripe.CustomerListParams>()({ ...paging, email: text, expand }),
    (ledger, given) => {
      const fitting = [...ledger.customers.values()].filter(
        ({ id, email }) =>
          !ledger.deletedCustomers.has(id) && (given.email === undefined || email === given.email),
      );
      return listing("/v1/customers", fitting, given);
    },
  ),
  endpoint(
    "GET",
    "/v1/customers/:id",
    params<Stripe.CustomerRetrieveParams>()({ expand }),
    (ledger, _given, id) => (ledger.deletedCustomers.has(id) ? gone(id) : customerOf(ledger, id)),
  ),
  endpoint(
    "POST",
    "/v1/customers/:id",
    params<Stripe.CustomerUpdateParams>()({ ...written, preferred_locales: listOf(text) }),
    (ledger, given, id) => {
      const customer = customerOf(ledger, id);
      const { email, name, description, phone, preferred_locales } = given;
      if (email !== undefined) customer.email = email || null;
      if (name !== undefined) customer.name = name || null;
      if (description !== undefined) customer.description = description || null;
      if (phone !== undefined) customer.phone = phone || null;
      if (preferred_locales !== undefined) customer.preferred_locales = preferred_locales;
      customer.metadata = mergeMetadata(customer.metadata, given.metadata);
      ledger.emit("customer.updated", customer);
      return customer;
    },
  ),
  endpoint("DELETE", "/v1/customers/:id", params<Stripe.CustomerDeleteParams>()({}), (ledger, _given, id) => {
    const customer = customerOf(ledger, id);
    for (const subscription of ledger.subscriptions.values())
      if (subscription.customer === id && subscription.status !== "canceled")
        endNow(ledger, subscription, "cancellation_requested");
    ledger.deletedCustomers.add(id);
    ledger.emit("customer.deleted", customer);
    return gone(id);
  }),
  endpoint(
    "POST",
    "/v1/billing_portal/sessions",
    params<Stripe.BillingPortal.SessionCreateParams>()({
      customer: text,
      return_url: text,
      locale: text,
      expand,
    }),
    (ledger, given) => {
      const customer = referredCustomer(ledger, given.customer);
      const session = newPortalSession(
        customer.id,
        given.return_url ?? null,
        given.locale ?? null,
        ledger.pagesUrl,
        ledger.clock.now(),
      );
      ledger.portals.set(session.id, session);
      return session;
    },
  ),
];

/** The customer to which a parameter refers. */
export function referredCustomer(ledger: Ledger, id: string | undefined): Stripe.Customer {
  if (id === undefined || id === "") throw missing("customer");
  const customer = ledger.customers.get(id);
  if (!customer || ledger.deletedCustomers.has(id)) throw noSuchReference("customer", id, "customer");
  return customer;
}

function customerOf(ledger: Ledger, id: string): Stripe.Customer {
  const customer = ledger.customers.get(id);
  if (!customer || ledger.deletedCustomers.has(id)) throw noSuch("customer", id);
  return customer;
}

function gone(id: string): Stripe.DeletedCustomer {
  return { id, object: "customer", deleted: true };
}
