import type { FastifyRequest } from "fastify";

import { api } from "../../../shared/api/index.ts";
import type { Plan } from "../../../shared/api/payment.ts";
import type { User } from "../../../shared/api/users.ts";
import { PREMIUM_PRICE } from "../../../shared/limits.ts";
import { AppError, invalidField } from "../../app-error.ts";
import { readClock } from "../../database/clock.ts";
import type { Db } from "../../database/open.ts";
import type { Account } from "../../http/account.ts";
import type { Mount } from "../../http/mount.ts";
import type { Services } from "../../services.ts";
import type { Payment } from "../../services/payment.ts";
import { openCheckout } from "./checkout.ts";
import { findCustomer } from "./customers.ts";
import { readBack } from "./readings.ts";
import { askRefund, finishEndings, isFirstRefund } from "./refunds.ts";
import { findSubscription, type OwnSubscription } from "./subscriptions.ts";
import { takeEvent } from "./webhook.ts";

/** A function of the users feature: changes to a subscription are answered with the user. */
type ReadUser = (db: Db, userId: string) => Promise<User>;

export function mountPayment(mount: Mount, services: Services, readUser: ReadUser): void {
  mountBuying(mount, services);
  mountSubscription(mount, services, readUser);
  mountWebhook(mount, services);
}

function mountBuying(mount: Mount, { limits, payment }: Services): void {
  mount(api.payment.plans, async () => plansOf(payment?.productId ?? null));

  mount(api.payment.session, async ({ db, account, body }) => {
    if (account.role !== "user") throw new AppError("role_forbidden");
    const provider = requireProvider(payment);
    if (body.productId !== provider.productId) throw invalidField("productId", { key: "invalid" });
    await limits.take(db, hourly(account));
    return { url: await openCheckout(db, provider, account) };
  });

  mount(api.payment.customerPortal, async ({ db, account }) => {
    requireOwn(await findSubscription(db, account.id), account);
    const provider = requireProvider(payment);
    await limits.take(db, hourly(account));
    const customerId = await findCustomer(db, account.id);
    const url =
      customerId && (await provider.openPortal({ customerId, language: account.interfaceLanguage }));
    if (!url) throw new AppError("not_found");
    return { url };
  });
}

function mountSubscription(mount: Mount, { limits, payment }: Services, readUser: ReadUser): void {
  const setCancelAtPeriodEnd = async (db: Db, account: Account, cancel: boolean): Promise<User> => {
    const subscription = requireOwn(await findSubscription(db, account.id), account);
    const provider = requireProvider(payment);
    if (!subscription) throw new AppError("not_found");
    await limits.take(db, hourly(account));
    const runs = await provider.setCancelAtPeriodEnd(subscription.id, cancel);
    await readBack(db, provider, subscription.id);
    if (!runs) throw new AppError("conflict");
    return readUser(db, account.id);
  };

  mount(api.payment.cancel, ({ db, account }) => setCancelAtPeriodEnd(db, account, true));
  mount(api.payment.renew, ({ db, account }) => setCancelAtPeriodEnd(db, account, false));

  mount(api.payment.refundQuote, async ({ db, account }) => {
    const subscription = requireOwn(await findSubscription(db, account.id), account);
    const provider = requireProvider(payment);
    if (!subscription) throw new AppError("not_found");
    await limits.take(db, hourly(account));
    const whole = await isFirstRefund(db, account.id);
    const unusedAt = whole ? null : await readClock(db);
    return { whole, ...(await provider.quoteRefund(subscription.id, unusedAt)) };
  });

  mount(api.payment.refund, async ({ db, account, request }) => {
    const last = await findSubscription(db, account.id);
    // A second click: the first one counts.
    if (last?.ending) return readUser(db, account.id);
    const subscription = requireOwn(last, account);
    const provider = requireProvider(payment);
    if (!subscription) throw new AppError("not_found");
    await limits.take(db, hourly(account));
    await askRefund(db, account.id, subscription);
    await finishNow(db, provider, subscription, request);
    return readUser(db, account.id);
  });
}

function mountWebhook(mount: Mount, { metrics, payment }: Services): void {
  mount(api.payment.webhook, async ({ db, body, request }) => {
    const provider = requireProvider(payment);
    const signature = request.headers["stripe-signature"];
    const bytes = body ?? new Uint8Array();
    try {
      const event = provider.readEvent(bytes, [signature].flat()[0]);
      metrics.webhooks.inc({ outcome: await takeEvent(db, provider, event) });
    } catch (error) {
      const unsigned = error instanceof AppError && error.code === "invalid_signature";
      metrics.webhooks.inc({ outcome: unsigned ? "unsigned" : "failed" });
      throw error;
    }
  });
}

/** The refund is owed as soon as it is recorded; if something fails here, the job completes it. */
async function finishNow(
  db: Db,
  provider: Payment,
  subscription: OwnSubscription,
  request: FastifyRequest,
): Promise<void> {
  await finishEndings(db, provider, subscription.id).catch((err: unknown) => {
    request.log.warn({ err, subscription: subscription.id }, "refund left to the job");
  });
}

/** The account's running subscription; null for Premium granted by the operator. 403 for an account with neither. */
function requireOwn(last: OwnSubscription | null, account: Account): OwnSubscription | null {
  if (last && last.status !== "canceled") return last;
  if (account.role !== "premium") throw new AppError("role_forbidden");
  return null;
}

function requireProvider(payment: Payment | null): Payment {
  if (!payment) throw new AppError("provider_not_configured");
  return payment;
}

const hourly = ({ id }: Account) => ({ key: `payment:${id}`, limit: 60, seconds: 3600 });

/** The plans of spec §3; without a product Premium is shown but cannot be bought here. */
const plansOf = (premiumProduct: string | null): Plan[] => [
  { name: "Free", price: 0, currency: "usd", interval: "month", productId: null },
  { name: "Premium", price: PREMIUM_PRICE, currency: "usd", interval: "month", productId: premiumProduct },
];
