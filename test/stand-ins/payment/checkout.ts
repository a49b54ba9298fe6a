import type { Stripe } from "stripe";

import { idOf } from "./ids.ts";
import { type Cart, type Ledger, taken } from "./ledger.ts";
import { type CheckoutFacts, newCheckoutSession } from "./shapes-checkout.ts";
import { newCustomer } from "./shapes-customer.ts";
import { subscribe } from "./subscribing.ts";

export function openCheckout(
  ledger: Ledger,
  facts: Omit<CheckoutFacts, "pagesUrl" | "price" | "quantity">,
  cart: Cart,
): Stripe.Checkout.Session {
  const session = newCheckoutSession(
    { ...facts, ...cart, metadata: facts.metadata, pagesUrl: ledger.pagesUrl },
    ledger.clock.now(),
  );
  ledger.checkouts.set(session.id, session);
  ledger.carts.set(session.id, cart);
  return session;
}

/** The effect of the Pay button. Returns false if the card was declined; the session then stays open. */
export function payCheckout(ledger: Ledger, session: Stripe.Checkout.Session, email: string): boolean {
  const customer = payer(ledger, session, email);
  const bought = subscribe(ledger, customer, taken(ledger.carts, session.id));
  if (!bought) return false;
  Object.assign(session, {
    status: "complete",
    payment_status: "paid",
    customer: customer.id,
    subscription: bought.subscription.id,
    invoice: bought.invoice.id,
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name ?? null,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
  } satisfies Partial<Stripe.Checkout.Session>);
  ledger.emit("checkout.session.completed", session);
  return true;
}

export function expireCheckout(ledger: Ledger, session: Stripe.Checkout.Session): void {
  session.status = "expired";
  session.url = null;
  ledger.emit("checkout.session.expired", session);
}

function payer(ledger: Ledger, session: Stripe.Checkout.Session, email: string): Stripe.Customer {
  if (session.customer !== null) return taken(ledger.customers, idOf(session.customer));
  const customer = newCustomer({ email: session.customer_email ?? email }, ledger.clock.now());
  ledger.customers.set(customer.id, customer);
  ledger.emit("customer.created", customer);
  return customer;
}
