import type { Stripe } from "stripe";

import { newId } from "./ids.ts";

interface CustomerFacts {
  email?: string | undefined;
  name?: string | undefined;
  description?: string | undefined;
  phone?: string | undefined;
  preferred_locales?: string[] | undefined;
  metadata?: Record<string, string> | null | undefined;
}

export function newCustomer(facts: CustomerFacts, created: number): Stripe.Customer {
  return {
    id: newId("cus", 14),
    object: "customer",
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: facts.description || null,
    discount: null,
    email: facts.email || null,
    invoice_prefix: newId("").slice(1, 9).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: facts.metadata ?? {},
    name: facts.name || null,
    next_invoice_sequence: 1,
    phone: facts.phone || null,
    preferred_locales: facts.preferred_locales ?? [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}

export function newPortalSession(
  customerId: string,
  returnUrl: string | null,
  locale: Stripe.BillingPortal.Session.Locale | null,
  pagesUrl: string,
  created: number,
): Stripe.BillingPortal.Session {
  const id = newId("bps");
  return {
    id,
    object: "billing_portal.session",
    configuration: "bpc_standin",
    created,
    customer: customerId,
    customer_account: null,
    flow: null,
    livemode: false,
    locale,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${pagesUrl}/p/session/${id}`,
  };
}
