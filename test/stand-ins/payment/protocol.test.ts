import { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";

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

function customers() {
  return stripe.customers.list().then(({ data }) => data);
}

test("a wrong key is refused", async () => {
  const stranger = new Stripe("sk_test_other", provider.connection);
  await expect(stranger.customers.list()).rejects.toMatchObject({ type: "StripeAuthenticationError" });
});

test("another version of the API is refused", async () => {
  await expect(stripe.customers.list({}, { apiVersion: "2020-08-27" })).rejects.toThrow(
    "Invalid Stripe API version",
  );
});

test.each([
  [{ emial: "ann@example.test" }, "emial"],
  [{ mode: "subscription", payment_method_types: ["card"] }, "payment_method_types"],
  [{ mode: "subscription", line_items: [{ price: "p", amount: 1 }] }, "line_items[0][amount]"],
])("an unknown parameter is refused: %o", async (body, param) => {
  const path = "mode" in body ? "/v1/checkout/sessions" : "/v1/customers";
  await expect(stripe.rawRequest("POST", path, body)).rejects.toMatchObject({
    code: "parameter_unknown",
    param,
  });
});

test("references that lead nowhere name their parameter", async () => {
  await expect(
    stripe.checkout.sessions.create({
      mode: "subscription",
      line_items: [{ price: "price_gone", quantity: 1 }],
      success_url: "http://localhost:3000/",
    }),
  ).rejects.toMatchObject({ statusCode: 400, code: "resource_missing", param: "line_items[0][price]" });
  await expect(stripe.subscriptions.retrieve("sub_gone")).rejects.toMatchObject({
    statusCode: 404,
    param: "id",
  });
  await expect(stripe.rawRequest("GET", "/v1/nothing")).rejects.toMatchObject({ statusCode: 404 });
});

test("what cannot be expanded is refused", async () => {
  const { id } = await stripe.customers.create({});
  await expect(stripe.customers.retrieve(id, { expand: ["nonsense"] })).rejects.toMatchObject({
    statusCode: 400,
  });
  expect(await stripe.customers.retrieve(id, { expand: ["subscriptions"] })).toMatchObject({
    subscriptions: { data: [] },
  });
});

test("the same key gives the same answer, another request under it is an error", async () => {
  const first = await stripe.customers.create({ name: "Ann" }, { idempotencyKey: "k" });
  const again = await stripe.customers.create({ name: "Ann" }, { idempotencyKey: "k" });
  expect(again.id).toBe(first.id);
  await expect(stripe.customers.create({ name: "Eva" }, { idempotencyKey: "k" })).rejects.toMatchObject({
    type: "StripeIdempotencyError",
  });
  expect(await customers()).toHaveLength(1);
});

test("a lost answer was acted on, and the SDK's own retry does nothing twice", async () => {
  provider.loseNext(1);
  await stripe.customers.create({ name: "Ann" });
  provider.loseNext(2);
  await expect(stripe.customers.create({ name: "Eva" })).rejects.toMatchObject({
    type: "StripeConnectionError",
  });
  expect((await customers()).map(({ name }) => name)).toEqual(["Eva", "Ann"]);
});

test("an error of the provider does nothing, down refuses, slow makes the client give up", async () => {
  provider.failNext(1);
  await expect(stripe.customers.create({})).rejects.toMatchObject({
    type: "StripeAPIError",
    statusCode: 500,
  });
  expect(await customers()).toEqual([]);
  await provider.down();
  await expect(customers()).rejects.toMatchObject({ type: "StripeConnectionError" });
  await provider.up();
  provider.slow(2_000);
  await expect(stripe.customers.create({}, { timeout: 50 })).rejects.toMatchObject({
    type: "StripeConnectionError",
  });
  provider.heal();
  expect(await customers()).toHaveLength(1);
});

test("the calls made can be read, with their keys", async () => {
  await stripe.customers.create({ metadata: { user: "1" } }, { idempotencyKey: "k" });
  expect(provider.requests).toEqual([
    { method: "POST", path: "/v1/customers", params: { metadata: { user: "1" } }, idempotencyKey: "k" },
  ]);
});
