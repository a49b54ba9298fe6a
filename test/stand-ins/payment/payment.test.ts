import { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";

import { idOf } from "./ids.ts";
import { type PaymentStandIn, startPayment } from "./payment.ts";

let provider: PaymentStandIn;
let stripe: Stripe;

beforeEach(async () => {
  provider = await startPayment();
  stripe = new Stripe(provider.secretKey, { ...provider.connection, maxNetworkRetries: 0 });
});

afterEach(async () => {
  await provider.close();
});

async function checkout() {
  const customer = await stripe.customers.create({ email: "ann@example.test", metadata: { user: "1" } });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    client_reference_id: "1",
    line_items: [{ price: provider.priceId, quantity: 1 }],
    success_url: "http://localhost:3000/stripe/success?session={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/stripe/cancel",
    subscription_data: { metadata: { user: "1" } },
  });
  return { customer, session };
}

async function subscribed() {
  const { customer, session } = await checkout();
  expect(await provider.pay(session.id)).toBe(true);
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  const subscription = data[0];
  if (!subscription) throw new Error("no subscription");
  return { customer, session, subscription };
}

function endOf(subscription: Stripe.Subscription) {
  return new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000);
}

test("sells Premium for 3.99 usd a month", async () => {
  const product = await stripe.products.retrieve(provider.productId, { expand: ["default_price"] });
  expect(product).toMatchObject({ name: "Premium", active: true, default_price: { id: provider.priceId } });
  const prices = await stripe.prices.list({ product: provider.productId, active: true });
  expect(prices.data).toHaveLength(1);
  expect(prices.data[0]).toMatchObject({
    currency: "usd",
    unit_amount: 399,
    recurring: { interval: "month", interval_count: 1 },
  });
  expect(prices.data[0]?.unit_amount_decimal?.toString()).toBe("399");
  expect((await stripe.prices.list({ product: "prod_other" })).data).toEqual([]);
});

test("a customer is created, changed, found and deleted", async () => {
  const customer = await stripe.customers.create({
    email: "ann@example.test",
    metadata: { user: "1", b: "2" },
  });
  const changed = await stripe.customers.update(customer.id, { name: "Ann", metadata: { b: "" } });
  expect(changed).toMatchObject({ email: "ann@example.test", name: "Ann", metadata: { user: "1" } });
  expect((await stripe.customers.list({ email: "ann@example.test" })).data).toHaveLength(1);
  expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ id: customer.id, deleted: true });
  await expect(stripe.customers.update(customer.id, { name: "Eva" })).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
});

test("a paid checkout gives a subscription, an invoice and a payment that can be followed", async () => {
  const { session, subscription } = await subscribed();
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription", "line_items"],
  });
  expect(paid).toMatchObject({
    status: "complete",
    payment_status: "paid",
    client_reference_id: "1",
    subscription: { id: subscription.id, status: "active", metadata: { user: "1" } },
    line_items: { data: [{ price: { id: provider.priceId } }] },
  });
  const { data: invoices } = await stripe.invoices.list({
    subscription: subscription.id,
    expand: ["data.payments.data.payment.payment_intent"],
  });
  expect(invoices).toMatchObject([
    {
      status: "paid",
      amount_paid: 399,
      payments: {
        data: [{ status: "paid", payment: { payment_intent: { status: "succeeded", amount: 399 } } }],
      },
    },
  ]);
  const bare = await stripe.invoices.retrieve(invoices[0]?.id ?? "");
  expect(bare).not.toHaveProperty("payments");
  const { data: payments } = await stripe.invoicePayments.list({ invoice: bare.id });
  const intent = await stripe.paymentIntents.retrieve(idOf(payments[0]?.payment.payment_intent));
  expect(intent.amount_received).toBe(399);
});

test("a declined card leaves the checkout open", async () => {
  const { customer, session } = await checkout();
  provider.setCard(customer.id, "declined");
  expect(await provider.pay(session.id)).toBe(false);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    status: "open",
    subscription: null,
  });
});

test("an open checkout can be expired once, and expires by itself after a day", async () => {
  const { session } = await checkout();
  expect((await stripe.checkout.sessions.expire(session.id)).status).toBe("expired");
  await expect(stripe.checkout.sessions.expire(session.id)).rejects.toMatchObject({ statusCode: 400 });
  const other = await checkout();
  await provider.advance({ days: 1 });
  expect((await stripe.checkout.sessions.retrieve(other.session.id)).status).toBe("expired");
  expect((await stripe.checkout.sessions.list({ status: "expired" })).data).toHaveLength(2);
});

test("cancelling at the period's end keeps it until then, and can be taken back", async () => {
  const { subscription } = await subscribed();
  const cancelled = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(cancelled).toMatchObject({ status: "active", cancel_at: endOf(subscription).getTime() / 1000 });
  const renewed = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
  expect(renewed).toMatchObject({ cancel_at: null, canceled_at: null });
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await provider.advance({ to: endOf(subscription) });
  const ended = await stripe.subscriptions.retrieve(subscription.id);
  expect(ended).toMatchObject({
    status: "canceled",
    ended_at: endOf(subscription).getTime() / 1000,
    cancellation_details: { reason: "cancellation_requested" },
  });
  expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
});

test("each month is renewed and paid", async () => {
  const { subscription } = await subscribed();
  await provider.advance({ days: 95 });
  const later = await stripe.subscriptions.retrieve(subscription.id);
  expect(later.status).toBe("active");
  expect(endOf(later).getTime()).toBeGreaterThan(provider.now().getTime());
  const { data } = await stripe.invoices.list({ subscription: subscription.id });
  expect(data.map((invoice) => [invoice.billing_reason, invoice.status])).toEqual([
    ["subscription_cycle", "paid"],
    ["subscription_cycle", "paid"],
    ["subscription_cycle", "paid"],
    ["subscription_create", "paid"],
  ]);
});

test("a card that fails on renewal is tried again, and works once it is replaced", async () => {
  const { customer, subscription } = await subscribed();
  provider.setCard(customer.id, "declined-on-renewal");
  await provider.advance({ to: endOf(subscription) });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "past_due" });
  provider.setCard(customer.id, "ok");
  await provider.advance({ days: 3 });
  expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: "active" });
});

test("a card that goes on failing ends the subscription", async () => {
  const { customer, subscription } = await subscribed();
  provider.setCard(customer.id, "declined-on-renewal");
  await provider.advance({ days: 50 });
  expect(await stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice"] })).toMatchObject({
    status: "canceled",
    cancellation_details: { reason: "payment_failed" },
    latest_invoice: { status: "open", attempt_count: 4 },
  });
  const failed = provider.events().filter((event) => event.type === "invoice.payment_failed");
  expect(failed).toHaveLength(4);
});

test("ended at once it is gone: a second cancel does not find it, the list leaves it out", async () => {
  const { customer, subscription } = await subscribed();
  const ended = await stripe.subscriptions.cancel(subscription.id);
  expect(ended.status).toBe("canceled");
  await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
  await expect(
    stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
  ).rejects.toMatchObject({ statusCode: 400 });
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer: customer.id, status: "all" })).data).toHaveLength(1);
  expect((await stripe.customers.retrieve(customer.id)) as Stripe.Customer).toMatchObject({ balance: 0 });
});

test("prorating credits the unused time to the balance, not to the card", async () => {
  const { customer, subscription } = await subscribed();
  await stripe.subscriptions.cancel(subscription.id, { prorate: true, invoice_now: true });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -399 });
  expect((await stripe.refunds.list()).data).toEqual([]);
});

test("a payment is refunded once", async () => {
  const { subscription } = await subscribed();
  const { data } = await stripe.invoicePayments.list({ invoice: idOf(subscription.latest_invoice) });
  const payment_intent = idOf(data[0]?.payment.payment_intent);
  const refund = await stripe.refunds.create({ payment_intent, reason: "requested_by_customer" });
  expect(refund).toMatchObject({ amount: 399, status: "succeeded", payment_intent });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    code: "charge_already_refunded",
  });
  expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(1);
});

test("lists come newest first, in pages that the SDK can walk", async () => {
  for (let number = 1; number <= 5; number += 1) await stripe.customers.create({ name: `c${number}` });
  const names: (string | null | undefined)[] = [];
  for await (const customer of stripe.customers.list({ limit: 2 })) names.push(customer.name);
  expect(names).toEqual(["c5", "c4", "c3", "c2", "c1"]);
  expect((await stripe.events.list({ type: "customer.created" })).data).toHaveLength(5);
});
