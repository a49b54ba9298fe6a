import { createServer, type Server } from "node:http";

import { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";

import { listen } from "../listening.ts";
import { idOf } from "./ids.ts";
import { type PaymentStandIn, startPayment } from "./payment.ts";

let provider: PaymentStandIn;
let stripe: Stripe;
let server: Server;
let received: Stripe.Event[];
let answers: number[];

beforeEach(async () => {
  received = [];
  answers = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const header = String(request.headers["stripe-signature"]);
      received.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), header, provider.webhookSecret));
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  const port = await listen(server, 0, "127.0.0.1");
  provider = await startPayment({ webhookUrl: `http://127.0.0.1:${port}/`, retryDelaysMs: [10, 20] });
  stripe = new Stripe(provider.secretKey, provider.connection);
});

afterEach(async () => {
  await provider.close();
  server.close();
  server.closeAllConnections();
});

async function open() {
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer_email: "ann@example.test",
    line_items: [{ price: provider.priceId, quantity: 1 }],
    success_url: "http://localhost:3000/stripe/success?session={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:3000/stripe/cancel",
  });
  if (!session.url) throw new Error("no page");
  return { id: session.id, url: session.url };
}

function press(url: string, action: string) {
  return fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams({ action }) });
}

const types = () => received.map(({ type }) => type);

test("Pay on the page sends signed events, in order, and then the payer to the success page", async () => {
  const { id, url } = await open();
  expect(await (await fetch(url)).text()).toContain("3.99 USD");
  const answer = await press(url, "pay");
  expect(answer.headers.get("location")).toBe(`http://localhost:3000/stripe/success?session=${id}`);
  expect(types()).toEqual([
    "customer.created",
    "invoice.created",
    "invoice.finalized",
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice.paid",
    "invoice.payment_succeeded",
    "invoice_payment.paid",
    "customer.subscription.created",
    "checkout.session.completed",
  ]);
  expect(await (await fetch(url)).text()).toContain("complete");
});

test("a declined card and Cancel leave the checkout open and send nothing", async () => {
  const { url } = await open();
  expect((await press(url, "decline")).status).toBe(402);
  expect((await press(url, "cancel")).headers.get("location")).toBe("http://localhost:3000/stripe/cancel");
  expect(received).toEqual([]);
  expect((await press(url, "pay")).status).toBe(303);
});

test("a card that pays once fails on renewal, and the portal takes a better one", async () => {
  await press((await open()).url, "pay-once");
  await provider.advance({ days: 31 });
  const [subscription] = (await stripe.subscriptions.list()).data;
  expect(subscription?.status).toBe("past_due");
  const portal = await stripe.billingPortal.sessions.create({ customer: idOf(subscription?.customer) });
  await press(portal.url, "good-card");
  await provider.advance({ days: 3 });
  expect((await stripe.subscriptions.retrieve(subscription?.id ?? "")).status).toBe("active");
});

test("the portal cancels and renews", async () => {
  await provider.pay((await open()).id);
  const [subscription] = (await stripe.subscriptions.list()).data;
  const portal = await stripe.billingPortal.sessions.create({
    customer: idOf(subscription?.customer),
    return_url: "http://localhost:3000/subscription",
  });
  const page = await (await fetch(portal.url)).text();
  expect(page).toContain("Cancel plan");
  expect(page).toContain('href="http://localhost:3000/subscription"');
  const form = new URLSearchParams({ action: "cancel", subscription: subscription?.id ?? "" });
  expect(await (await fetch(portal.url, { method: "POST", body: form })).text()).toContain("Renew plan");
  expect(await stripe.subscriptions.retrieve(subscription?.id ?? "")).toMatchObject({
    cancel_at_period_end: true,
  });
  form.set("action", "renew");
  await fetch(portal.url, { method: "POST", body: form });
  expect(await stripe.subscriptions.retrieve(subscription?.id ?? "")).toMatchObject({
    cancel_at_period_end: false,
  });
});

test("a refused event comes again, until it is taken or given up", async () => {
  answers = [500, 302, 200];
  await stripe.customers.create({});
  await provider.settled();
  expect(provider.deliveries().map(({ attempt, status }) => [attempt, status])).toEqual([
    [1, 500],
    [2, 302],
    [3, 200],
  ]);
  answers = [500, 500, 500, 500];
  await stripe.customers.create({});
  await provider.settled();
  expect(received).toHaveLength(6);
  expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
});

test("held back, events come in the order asked for, and a replay comes with the same id", async () => {
  provider.pauseEvents();
  await provider.pay((await open()).id);
  expect(received).toEqual([]);
  await provider.deliver("backward");
  expect(types()[0]).toBe("checkout.session.completed");
  expect(types().at(-1)).toBe("customer.created");
  const first = received[0];
  await provider.replay(first?.id ?? "");
  expect(received.at(-1)).toEqual({ ...first, pending_webhooks: 0 });
  const sent = received.length;
  await stripe.customers.create({});
  await stripe.customers.create({});
  const last = provider.events().at(-1);
  await provider.deliver([last?.id ?? ""]);
  expect(received.slice(sent)).toHaveLength(1);
  await provider.resumeEvents();
  expect(received.slice(sent)).toHaveLength(2);
});

test("an event tells what it was caused by and shows the thing as it was then", async () => {
  const customer = await stripe.customers.create({ name: "Ann" }, { idempotencyKey: "k" });
  await stripe.customers.update(customer.id, { name: "Eva" });
  const created = (await stripe.events.list({ type: "customer.created" })).data[0];
  expect(created).toMatchObject({ request: { idempotency_key: "k" }, data: { object: { name: "Ann" } } });
  expect((await stripe.events.retrieve(created?.id ?? "")).id).toBe(created?.id);
});
