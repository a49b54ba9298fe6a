import { Stripe } from "stripe";

import { PREMIUM_PRICE } from "../../shared/limits.ts";
import { SCREENS } from "../../shared/screens.ts";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";
import { readPaymentEvent, type PaymentEvent } from "./payment-event.ts";
import {
  lastPayments,
  localeOf,
  subscriptionFacts,
  type LastPayment,
  type SubscriptionFacts,
} from "./payment-shapes.ts";
import { unusedPart } from "./unused-part.ts";

interface Buyer {
  customerId: string;
  userId: string;
  language: string;
}

interface RefundQuote {
  amount: number;
  currency: string;
  unusedDays: number;
}

const PATIENCE_MS = 10_000;
/** For calls that a person waits for and that a job can complete just as well. */
const IMPATIENT = { timeout: 4_000, maxNetworkRetries: 0 };

/**
 * The payment provider. Every method throws `provider_unavailable` when the provider cannot be reached, fails or
 * refuses unexpectedly, and can be repeated safely.
 */
export class Payment {
  readonly productId: string;
  readonly #stripe: Stripe;
  readonly #publicUrl: string;
  readonly #webhookSecret: string;

  constructor(settings: NonNullable<Config["payment"]>, publicUrl: string) {
    this.productId = settings.product;
    this.#publicUrl = publicUrl;
    this.#webhookSecret = settings.webhookSecret;
    this.#stripe = new Stripe(settings.key, {
      apiVersion: "2026-10-28.endive",
      timeout: PATIENCE_MS,
      maxNetworkRetries: 2,
      telemetry: false,
      ...(settings.apiUrl && addressOf(settings.apiUrl)),
    });
  }

  /** Null where this server does not sell subscriptions. */
  static of({ payment, PUBLIC_URL }: Config): Payment | null {
    return payment && new Payment(payment, PUBLIC_URL);
  }

  /** `generation`: how many customers the user had before; the same one is created only once. */
  async createCustomer(userId: string, email: string | null, generation: number): Promise<string> {
    const once = `customer:${userId}:${generation}`;
    const create = (address: { email?: string }, idempotencyKey: string) =>
      this.#stripe.customers.create({ ...address, metadata: { user: userId } }, { idempotencyKey });
    const customer = await answered(
      create(email === null ? {} : { email }, once).catch((error: unknown) => {
        // It accepts fewer addresses than mail servers do; its own page then asks for one.
        if (!isAboutEmail(error)) throw error;
        return create({}, `${once}:without-address`);
      }),
    );
    return customer.id;
  }

  /** The address of a checkout page, reusing one that is still open. Null: this customer no longer exists. */
  async openCheckout({ customerId, userId, language }: Buyer): Promise<string | null> {
    const locale = localeOf(language);
    const price = await this.#premiumPrice();
    for (const open of await this.#openCheckouts(customerId)) {
      if (open.url && open.locale === locale) return open.url;
      await this.#expire(open.id);
    }
    const session = await answered(
      this.#stripe.checkout.sessions.create({
        mode: "subscription",
        customer: customerId,
        client_reference_id: userId,
        line_items: [{ price, quantity: 1 }],
        subscription_data: { metadata: { user: userId } },
        success_url: `${this.#publicUrl}${SCREENS.paid.path}`,
        cancel_url: `${this.#publicUrl}${SCREENS.notPaid.path}`,
        locale,
      }),
      null,
    );
    if (session && !session.url) throw new AppError("provider_unavailable");
    return session?.url ?? null;
  }

  /** The provider's page for cards and invoices. Null: this customer no longer exists. */
  async openPortal({ customerId, language }: Omit<Buyer, "userId">): Promise<string | null> {
    const session = await answered(
      this.#stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: `${this.#publicUrl}${SCREENS.subscription.path}`,
        locale: localeOf(language),
      }),
      null,
    );
    return session?.url ?? null;
  }

  async readSubscription(id: string): Promise<SubscriptionFacts> {
    return subscriptionFacts(await answered(this.#stripe.subscriptions.retrieve(id)));
  }

  /** All of a customer's subscriptions that are not cancelled. */
  async subscriptionsOf(customerId: string): Promise<SubscriptionFacts[]> {
    const found = await answered(this.#stripe.subscriptions.list({ customer: customerId, limit: 100 }), null);
    return found?.data.map(subscriptionFacts) ?? [];
  }

  /** Cancels at the end of the paid period, or undoes that. False: the subscription is already over. */
  async setCancelAtPeriodEnd(id: string, cancel: boolean): Promise<boolean> {
    const { status, cancel_at, cancel_at_period_end } = await answered(
      this.#stripe.subscriptions.retrieve(id),
    );
    if (status === "canceled") return false;
    // A cancellation made on the provider's own page may have a date instead.
    const dated = !cancel && cancel_at !== null && !cancel_at_period_end;
    const change = dated ? { cancel_at: "" as const } : { cancel_at_period_end: cancel };
    await answered(this.#stripe.subscriptions.update(id, change));
    return true;
  }

  /** Ends a subscription at once without a credit; one that is already over stays over. */
  async cancelNow(id: string, options: Stripe.RequestOptions = {}): Promise<void> {
    await answered(this.#stripe.subscriptions.cancel(id, { prorate: false }, options), null);
  }

  /** Refunds the last payment of an ended subscription, once: in full, or the part unused at a given time. */
  async refundLastPayment(subscriptionId: string, unusedAt: Date | null): Promise<void> {
    for (const { invoiceId, paid, reference } of await this.#lastPayments(subscriptionId)) {
      const part = unusedAt && unusedPart(paid, unusedAt).amount;
      if (part !== 0)
        await this.#refund(
          { ...reference, ...(part && { amount: part }) },
          `refund:${subscriptionId}:${invoiceId}:${Object.values(reference)[0]}`,
        );
    }
  }

  /** The amount that `refundLastPayment` would refund, in whole units of the currency. */
  async quoteRefund(subscriptionId: string, unusedAt: Date | null): Promise<RefundQuote> {
    const payments = await this.#lastPayments(subscriptionId);
    const parts = payments.map(({ paid }) =>
      unusedAt ? unusedPart(paid, unusedAt) : { days: 0, amount: paid.amount },
    );
    return {
      amount: parts.reduce((sum, { amount }) => sum + amount, 0) / 100,
      currency: payments[0]?.currency ?? "usd",
      unusedDays: Math.max(0, ...parts.map(({ days }) => days)),
    };
  }

  async #lastPayments(subscriptionId: string): Promise<LastPayment[]> {
    const { data } = await answered(
      this.#stripe.invoices.list({
        subscription: subscriptionId,
        status: "paid",
        limit: 100,
        expand: ["data.payments"],
      }),
    );
    return lastPayments(data);
  }

  /**
   * Ends all subscriptions of a deleted account's customer, with short time limits: the deletion does not wait long for
   * the provider.
   */
  async cancelRunning(customerId: string): Promise<void> {
    const { data } = await answered(this.#stripe.subscriptions.list({ customer: customerId }, IMPATIENT));
    for (const { id } of data) await this.cancelNow(id, IMPATIENT);
  }

  /** Deletes a customer; no subscription of theirs runs, is charged or can be paid any more. */
  async endCustomer(id: string): Promise<void> {
    for (const open of await this.#openCheckouts(id)) await this.#expire(open.id);
    await answered(this.#stripe.customers.del(id), null);
  }

  /** Verifies and reads a signed event from the provider; 400 `invalid_signature` for anything else. */
  readEvent(body: Uint8Array, signature: string | undefined): PaymentEvent {
    try {
      return readPaymentEvent(
        this.#stripe.webhooks.constructEvent(body, signature ?? "", this.#webhookSecret),
      );
    } catch (cause) {
      throw new AppError("invalid_signature", { cause });
    }
  }

  async #premiumPrice(): Promise<string> {
    const { data } = await answered(
      this.#stripe.prices.list({ product: this.productId, active: true, type: "recurring", limit: 100 }),
    );
    const price = data.find(
      ({ currency, unit_amount, recurring }) =>
        currency === "usd" &&
        unit_amount === Math.round(PREMIUM_PRICE * 100) &&
        recurring?.interval === "month" &&
        recurring.interval_count === 1,
    );
    if (price) return price.id;
    throw new AppError("provider_unavailable", {
      cause: new Error(`${this.productId} has no active price of ${PREMIUM_PRICE} usd a month`),
    });
  }

  async #openCheckouts(customerId: string): Promise<Stripe.Checkout.Session[]> {
    const found = await answered(
      this.#stripe.checkout.sessions.list({ customer: customerId, status: "open", limit: 100 }),
      null,
    );
    return found?.data ?? [];
  }

  /** A checkout that was paid or expired at this very moment is refused, and left alone. */
  async #expire(checkoutId: string): Promise<void> {
    await this.#stripe.checkout.sessions.expire(checkoutId).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw unavailable(error);
    });
  }

  async #refund(paid: Stripe.RefundCreateParams, idempotencyKey: string): Promise<void> {
    await this.#stripe.refunds
      .create({ ...paid, reason: "requested_by_customer" }, { idempotencyKey })
      .catch((error: unknown) => {
        if (codeOf(error) !== "charge_already_refunded") throw unavailable(error);
      });
  }
}

/** Returns the provider's answer, or `missing` where it does not know the object (any more). */
async function answered<T>(answer: Promise<T>): Promise<T>;
async function answered<T>(answer: Promise<T>, missing: null): Promise<T | null>;
async function answered<T>(answer: Promise<T>, missing?: null): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (missing === null && codeOf(error) === "resource_missing") return null;
    throw unavailable(error);
  }
}

const unavailable = (cause: unknown): AppError => new AppError("provider_unavailable", { cause });

const codeOf = (error: unknown): string | undefined =>
  error instanceof Stripe.errors.StripeError ? error.code : undefined;

const isAboutEmail = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.param === "email";

function addressOf(apiUrl: string) {
  const { hostname, port, protocol } = new URL(apiUrl);
  const plain = protocol === "http:";
  return {
    host: hostname,
    port: Number(port) || (plain ? 80 : 443),
    protocol: plain ? ("http" as const) : ("https" as const),
  };
}
