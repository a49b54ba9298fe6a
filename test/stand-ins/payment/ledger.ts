import { Stripe } from "stripe";

import { Clock } from "./clock.ts";
import { newId } from "./ids.ts";
import { newPrice, newProduct } from "./shapes-catalogue.ts";

/** ok: pays. declined: never pays. declined-on-renewal: pays only in the checkout. */
export type Card = "ok" | "declined" | "declined-on-renewal";

/** All data of the provider, in memory. Maps keep the order of creation. */
export class Ledger {
  readonly clock = new Clock();
  readonly customers = new Map<string, Stripe.Customer>();
  readonly deletedCustomers = new Set<string>();
  readonly cards = new Map<string, Card>();
  readonly products = new Map<string, Stripe.Product>();
  readonly prices = new Map<string, Stripe.Price>();
  readonly checkouts = new Map<string, Stripe.Checkout.Session>();
  /** What each open checkout is for, until it is paid. */
  readonly carts = new Map<string, Cart>();
  readonly portals = new Map<string, Stripe.BillingPortal.Session>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly invoices = new Map<string, Stripe.Invoice>();
  readonly invoicePayments = new Map<string, Stripe.InvoicePayment>();
  readonly paymentIntents = new Map<string, Stripe.PaymentIntent>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly events = new Map<string, Stripe.Event>();
  /** The address of the checkout and portal pages. */
  pagesUrl = "";
  /** The API call that is being processed; the events that it causes refer to it. */
  request: Stripe.Event.Request | null = null;
  onEvent: (event: Stripe.Event) => void = () => undefined;

  constructor(productId: string, priceId: string, amount: number) {
    const created = this.clock.now();
    this.products.set(productId, newProduct(productId, priceId, created));
    this.prices.set(priceId, newPrice(priceId, productId, amount, created));
  }

  /** Creates an event with the current state of the object. */
  emit(type: Stripe.Event.Type, object: object, previous?: object): void {
    const event = {
      id: newId("evt"),
      object: "event",
      api_version: Stripe.API_VERSION,
      created: this.clock.now(),
      data: { object: snapshot(object), ...(previous && { previous_attributes: snapshot(previous) }) },
      livemode: false,
      pending_webhooks: 1,
      request: this.request ?? { id: null, idempotency_key: null },
      type,
    } satisfies Stripe.EventBase;
    this.events.set(event.id, event as Stripe.Event);
    this.onEvent(event as Stripe.Event);
  }

  /** Any object by its id, for expansion. */
  find(id: string): object | undefined {
    const shelves: ReadonlyMap<string, object>[] = [
      this.customers,
      this.products,
      this.prices,
      this.checkouts,
      this.subscriptions,
      this.invoices,
      this.invoicePayments,
      this.paymentIntents,
      this.charges,
      this.refunds,
    ];
    return shelves.find((shelf) => shelf.has(id))?.get(id);
  }
}

export interface Cart {
  price: Stripe.Price;
  quantity: number;
  metadata: Record<string, string>;
  description: string | null;
}

export function snapshot<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** The object with this id, which must exist because others refer to it. */
export function taken<T>(shelf: ReadonlyMap<string, T>, id: string): T {
  const thing = shelf.get(id);
  if (thing === undefined) throw new Error(`${id} is nowhere`);
  return thing;
}
