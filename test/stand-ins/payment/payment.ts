import type { Stripe } from "stripe";

import { type HttpStandIn, type Place, startHttpStandIn } from "../http-stand-in.ts";
import { advance } from "./advancing.ts";
import { type ApiRequest, paymentApi } from "./api.ts";
import { payCheckout } from "./checkout.ts";
import { DAY } from "./clock.ts";
import { type Card, Ledger, taken } from "./ledger.ts";
import { paymentPages } from "./pages.ts";
import { type Delivery, signature, Webhook } from "./webhook.ts";

export type { ApiRequest } from "./api.ts";
export type { Card } from "./ledger.ts";
export type { Delivery } from "./webhook.ts";

export interface PaymentOptions extends Place {
  secretKey?: string;
  webhookSecret?: string;
  /** Without it events occur and can be listed, but are not delivered. */
  webhookUrl?: string;
  productId?: string;
  priceId?: string;
  /** In cents per month. */
  amount?: number;
  /** The delay of each further delivery after a failed one. */
  retryDelaysMs?: readonly number[];
}

export interface PaymentStandIn extends HttpStandIn {
  secretKey: string;
  webhookSecret: string;
  productId: string;
  priceId: string;
  /** For `new Stripe(secretKey, connection)`. */
  connection: { host: string; port: number; protocol: "http" };
  /** All calls, also those that failed. */
  requests: readonly ApiRequest[];
  setWebhook(url: string | null, secret?: string): void;
  /** The `Stripe-Signature` of a body; the time is in Unix seconds, now by default. */
  sign(body: string, time?: number): string;
  /** All events, oldest first. */
  events(): Stripe.Event[];
  deliveries(): readonly Delivery[];
  /** From now on events are held back until `deliver` or `resumeEvents`. */
  pauseEvents(): void;
  /** Delivers the events that were held back, in order, and stops holding events back. */
  resumeEvents(): Promise<void>;
  /**
   * Delivers the held-back events in another order, or only those with these ids; further events are still held back.
   */
  deliver(order?: "forward" | "backward" | readonly string[]): Promise<Delivery[]>;
  /** Delivers an event again. */
  replay(eventId: string): Promise<Delivery | null>;
  /** Resolves when every event was delivered or given up. */
  settled(): Promise<void>;
  /** The provider's time, which `advance` moves; the webhook's signatures use the real time. */
  now(): Date;
  /**
   * Renewals, retries, cancellations and expiries on the way happen in order; resolves when delivery of their events
   * was tried.
   */
  advance(by: { days: number } | { to: Date }): Promise<void>;
  setCard(customerId: string, card: Card): void;
  /** The effect of Pay on the checkout page, without the page; false if the card is declined. */
  pay(sessionId: string): Promise<boolean>;
}

/** The payment provider: its API for the pinned SDK, its pages, its events, and its clock. */
export async function startPayment(options: PaymentOptions = {}): Promise<PaymentStandIn> {
  const secretKey = options.secretKey ?? "sk_test_standin";
  const webhookSecret = options.webhookSecret ?? "whsec_standin";
  const productId = options.productId ?? "prod_premium";
  const priceId = options.priceId ?? "price_premium_monthly";
  const ledger = new Ledger(productId, priceId, options.amount ?? 399);
  const webhook = new Webhook(
    options.webhookUrl ?? null,
    webhookSecret,
    options.retryDelaysMs ?? [200, 1_000, 5_000],
  );
  ledger.onEvent = (event) => webhook.take(event);
  const requests: ApiRequest[] = [];
  const api = paymentApi(ledger, secretKey, (request) => requests.push(request));
  const pages = paymentPages(ledger, () => webhook.attempted());

  const http = await startHttpStandIn(
    {
      answer: (incoming) => (isApi(incoming.url) ? api(incoming) : pages(incoming)),
      spared: ({ url }) => !isApi(url),
      broken: {
        status: 500,
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ error: { type: "api_error", message: "An unknown error occurred" } }),
      },
    },
    options,
  );
  ledger.pagesUrl = http.url;
  const { hostname: host, port } = new URL(http.url);

  return {
    ...http,
    secretKey,
    webhookSecret,
    productId,
    priceId,
    connection: { host, port: Number(port), protocol: "http" },
    requests,
    setWebhook(url, secret = webhook.secret) {
      webhook.url = url;
      webhook.secret = secret;
    },
    sign: (body, time) => signature(body, webhook.secret, time),
    events: () => [...ledger.events.values()],
    deliveries: () => webhook.deliveries,
    pauseEvents: () => webhook.pause(),
    resumeEvents: () => webhook.resume(),
    deliver(order = "forward") {
      if (order === "forward") return webhook.deliver(webhook.pending);
      if (order === "backward") return webhook.deliver(webhook.pending.toReversed());
      return webhook.deliver(order.map((id) => taken(ledger.events, id)));
    },
    replay: (eventId) => webhook.send(taken(ledger.events, eventId)),
    settled: () => webhook.settled(),
    now: () => new Date(ledger.clock.now() * 1000),
    async advance(by) {
      advance(ledger, "days" in by ? ledger.clock.now() + by.days * DAY : Math.floor(by.to.getTime() / 1000));
      await webhook.attempted();
    },
    setCard(customerId, card) {
      ledger.cards.set(customerId, card);
    },
    async pay(sessionId) {
      const session = taken(ledger.checkouts, sessionId);
      if (session.status !== "open") throw new Error(`${sessionId} is ${session.status}`);
      const paid = payCheckout(ledger, session, "payer@example.test");
      await webhook.attempted();
      return paid;
    },
    async close() {
      webhook.stop();
      await http.close();
    },
  };
}

function isApi(url: URL): boolean {
  return url.pathname.startsWith("/v1/");
}
