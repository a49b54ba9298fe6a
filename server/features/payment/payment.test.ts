import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { ROLES } from "../../../shared/roles.ts";
import { startTestServer } from "../../../test/server.ts";
import { checkoutOf, openShop, roleOf, runJobs, type Shop } from "../../../test/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test("the plans are Free and Premium at 3.99 a month", async () => {
  const user = await shop.server.member("user");
  expect(await user.ok(api.payment.plans)).toEqual([
    { name: "Free", price: 0, currency: "usd", interval: "month", productId: null },
    {
      name: "Premium",
      price: 3.99,
      currency: "usd",
      interval: "month",
      productId: shop.provider.productId,
    },
  ]);
});

test("who pays is Premium at the next request of every session", async () => {
  const user = await shop.server.member("user");
  const elsewhere = shop.server.visitor();
  for (const [name, value] of user.cookies) elsewhere.cookies.set(name, value);
  expect(await user.ok(api.users.me)).toMatchObject({ role: "user", subscription: null });
  await shop.provider.pay(await checkoutOf(user, shop.provider));
  const [subscription] = await shop.subscriptionsOf(user);
  expect(await elsewhere.ok(api.users.me)).toMatchObject({
    role: "premium",
    limits: { dictionaries: 10 },
    subscription: {
      status: "active",
      currentPeriodEnd: new Date((subscription?.items.data[0]?.current_period_end ?? 0) * 1000).toISOString(),
      cancelAtPeriodEnd: false,
    },
  });
});

test("a checkout is opened with the price, customer and addresses that the server knows", async () => {
  const user = await shop.server.member("user");
  const { id } = await user.ok(api.users.me);
  await shop.server.database.db.updateTable("users").set({ email: "ann@example.test" }).execute();
  const first = await checkoutOf(user, shop.provider);
  expect(
    await shop.stripe.checkout.sessions.retrieve(first, { expand: ["line_items", "customer"] }),
  ).toMatchObject({
    mode: "subscription",
    client_reference_id: id,
    success_url: `${shop.server.services.config.PUBLIC_URL}/stripe/success`,
    cancel_url: `${shop.server.services.config.PUBLIC_URL}/stripe/cancel`,
    locale: "en",
    customer: { email: "ann@example.test", metadata: { user: id } },
    line_items: { data: [{ price: { id: shop.provider.priceId }, quantity: 1 }] },
  });
  expect(await checkoutOf(user, shop.provider)).toBe(first);
  await user.ok(api.users.update, { body: { interfaceLanguage: "de" } });
  const second = await checkoutOf(user, shop.provider);
  expect((await shop.stripe.checkout.sessions.retrieve(second)).locale).toBe("de");
  expect((await shop.stripe.checkout.sessions.retrieve(first)).status).toBe("expired");
});

test("who has an address that the provider does not take buys without one", async () => {
  const user = await shop.server.member("user");
  const { id } = await user.ok(api.users.me);
  const email = "ann@bücher.test";
  await shop.server.database.db.updateTable("users").set({ email }).where("id", "=", id).execute();
  const checkout = await checkoutOf(user, shop.provider);
  expect(await shop.stripe.checkout.sessions.retrieve(checkout, { expand: ["customer"] })).toMatchObject({
    client_reference_id: id,
    customer: { email: null, metadata: { user: id } },
  });
});

test("clicks at the same time make one customer", async () => {
  const user = await shop.server.member("user");
  const { id } = await user.ok(api.users.me);
  await Promise.all(Array.from({ length: 8 }, () => checkoutOf(user, shop.provider)));
  const customers = (await shop.stripe.customers.list({ limit: 100 })).data;
  expect(customers.filter(({ metadata }) => metadata.user === id)).toHaveLength(1);
});

test.each(ROLES.filter((role) => role !== "user"))("the role %s can buy nothing", async (role) => {
  const client = await shop.server.member(role);
  expect(
    await client.refused(api.payment.session, { body: { productId: shop.provider.productId } }),
  ).toMatchObject({ status: 403, code: "role_forbidden" });
});

test.each(["guest", "user", "developer", "friend"] as const)(
  "the role %s has no subscription to change",
  async (role) => {
    const client = await shop.server.member(role);
    const { customerPortal, cancel, renew, refund } = api.payment;
    for (const endpoint of [customerPortal, cancel, renew, refund])
      expect(await client.refused(endpoint)).toMatchObject({ status: 403, code: "role_forbidden" });
  },
);

test("Premium that the operator gave has none either", async () => {
  const client = await shop.server.member("premium");
  const { customerPortal, cancel, renew, refund } = api.payment;
  for (const endpoint of [customerPortal, cancel, renew, refund])
    expect(await client.refused(endpoint)).toMatchObject({ status: 404, code: "not_found" });
});

test("another product, customer or session from the client is refused", async () => {
  const user = await shop.server.member("user");
  const { productId } = shop.provider;
  expect(await user.refused(api.payment.session, { body: { productId: "prod_free" } })).toMatchObject({
    status: 400,
    code: "validation_failed",
    fields: { productId: expect.any(String) as string },
  });
  const { customerId, subscriptionId } = await shop.subscriber();
  for (const foreign of [
    { customer: customerId },
    { customerId },
    { session_id: "cs_1" },
    { subscriptionId },
  ]) {
    const sent = { productId, ...foreign };
    const refusal = await user.refused(api.payment.session, { body: sent });
    expect(refusal).toMatchObject({ status: 400, code: "validation_failed" });
    expect(Object.keys(refusal.fields ?? {})).toEqual(Object.keys(foreign));
    expect(await user.refused(api.payment.refund, { body: foreign as never })).toMatchObject({ status: 400 });
    expect(await user.refused(api.payment.customerPortal, { query: foreign as never })).toMatchObject({
      status: 400,
    });
  }
});

test("a second subscription is refused while the role has not arrived, and the role arrives with the refusal", async () => {
  const user = await shop.server.member("user");
  const checkout = await checkoutOf(user, shop.provider);
  shop.provider.setWebhook(null);
  await shop.provider.pay(checkout);
  shop.provider.setWebhook(`${shop.server.url}/api/stripe/webhook`);
  expect(await roleOf(user)).toBe("user");
  const body = { productId: shop.provider.productId };
  expect(await user.refused(api.payment.session, { body })).toMatchObject({ status: 409, code: "conflict" });
  expect(await roleOf(user)).toBe("premium");
  expect(await user.refused(api.payment.session, { body })).toMatchObject({ code: "role_forbidden" });
});

test("two checkouts paid at once: one subscription stays, the other is ended and refunded", async () => {
  const { client, customerId } = await shop.subscriber();
  const surplus = await shop.stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customerId,
    line_items: [{ price: shop.provider.priceId, quantity: 1 }],
    success_url: "http://localhost/",
  });
  await shop.provider.pay(surplus.id);
  await runJobs(shop);
  const refunded = await Promise.all(
    (await shop.subscriptionsOf(client)).map(
      async ({ id, status }) => `${status} ${(await shop.refundsOf(id)).length}`,
    ),
  );
  expect(refunded.toSorted()).toEqual(["active 0", "canceled 1"]);
  expect(await roleOf(client)).toBe("premium");
});

test("cancelling at the end of the period can be taken back, and twice is as good as once", async () => {
  const { client, subscriptionId } = await shop.subscriber();
  for (let click = 0; click < 2; click += 1)
    expect(await client.ok(api.payment.cancel)).toMatchObject({
      role: "premium",
      subscription: { status: "active", cancelAtPeriodEnd: true },
    });
  expect((await shop.stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end).toBe(true);
  for (let click = 0; click < 2; click += 1)
    expect(await client.ok(api.payment.renew)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } });
  expect((await shop.stripe.subscriptions.retrieve(subscriptionId)).cancel_at_period_end).toBe(false);
});

test("a subscription that ended at the provider meanwhile is a conflict, and known from then on", async () => {
  const { client, subscriptionId } = await shop.subscriber();
  shop.provider.setWebhook(null);
  await shop.stripe.subscriptions.cancel(subscriptionId);
  shop.provider.setWebhook(`${shop.server.url}/api/stripe/webhook`);
  expect(await client.refused(api.payment.cancel)).toMatchObject({ status: 409 });
  expect(await roleOf(client)).toBe("user");
});

test("refunding ends the subscription at once and pays the last payment back, once for many clicks", async () => {
  const { client, subscriptionId } = await shop.subscriber();
  const answers = await Promise.all(Array.from({ length: 5 }, () => client.ok(api.payment.refund)));
  for (const answer of answers)
    expect(answer).toMatchObject({ role: "user", subscription: { status: "canceled" } });
  await runJobs(shop);
  expect((await shop.stripe.subscriptions.retrieve(subscriptionId)).status).toBe("canceled");
  expect(await shop.refundsOf(subscriptionId)).toMatchObject([{ amount: 399, status: "succeeded" }]);
  await client.ok(api.payment.refund);
  await runJobs(shop);
  expect(await shop.refundsOf(subscriptionId)).toHaveLength(1);
});

test("after a refund Premium can be bought again", async () => {
  const { client } = await shop.subscriber();
  await client.ok(api.payment.refund);
  await shop.provider.pay(await checkoutOf(client, shop.provider));
  expect(await client.ok(api.users.me)).toMatchObject({
    role: "premium",
    subscription: { status: "active" },
  });
});

test("a refund asked for while the provider is down takes the role and pays back later", async () => {
  const { client, subscriptionId } = await shop.subscriber();
  await shop.provider.down();
  expect(await client.ok(api.payment.refund)).toMatchObject({ role: "user" });
  await shop.provider.up();
  const body = { productId: shop.provider.productId };
  expect(await client.refused(api.payment.session, { body })).toMatchObject({ code: "conflict" });
  await runJobs(shop);
  expect(await shop.refundsOf(subscriptionId)).toHaveLength(1);
  expect(await roleOf(client)).toBe("user");
});

test("the portal's page belongs to the own customer", async () => {
  const { client, customerId } = await shop.subscriber();
  const { url } = await client.ok(api.payment.customerPortal);
  const page = await (await fetch(url)).text();
  expect(page).toContain(customerId);
  expect(page).toContain("/subscription");
});

test("a customer that was deleted at the provider is replaced at the next purchase", async () => {
  const { client, customerId } = await shop.subscriber();
  await shop.stripe.customers.del(customerId);
  await shop.provider.settled();
  expect(await client.ok(api.users.me)).toMatchObject({
    role: "user",
    subscription: { status: "canceled" },
  });
  await shop.provider.pay(await checkoutOf(client, shop.provider));
  expect(await roleOf(client)).toBe("premium");
});

test("and one that was deleted unnoticed too", async () => {
  const user = await shop.server.member("user");
  await checkoutOf(user, shop.provider);
  const [customer] = (await shop.stripe.customers.list({ limit: 1 })).data;
  shop.provider.setWebhook(null);
  await shop.stripe.customers.del(customer?.id ?? "");
  shop.provider.setWebhook(`${shop.server.url}/api/stripe/webhook`);
  await user.ok(api.users.update, { body: { interfaceLanguage: "pl" } });
  await shop.provider.pay(await checkoutOf(user, shop.provider));
  expect(await roleOf(user)).toBe("premium");
});

test("a provider that is down: 503, and nothing has changed", async () => {
  const { client } = await shop.subscriber();
  const user = await shop.server.member("user");
  await shop.provider.down();
  for (const endpoint of [api.payment.cancel, api.payment.renew, api.payment.customerPortal])
    expect(await client.refused(endpoint)).toMatchObject({ status: 503, code: "provider_unavailable" });
  expect(
    await user.refused(api.payment.session, { body: { productId: shop.provider.productId } }),
  ).toMatchObject({ status: 503, code: "provider_unavailable" });
  await shop.provider.up();
  expect(await client.ok(api.users.me)).toMatchObject({ subscription: { cancelAtPeriodEnd: false } });
});

test("a price that is not the one shown is not sold", async () => {
  const expensive = await openShop({ amount: 499 });
  const user = await expensive.server.member("user");
  const { productId } = expensive.provider;
  expect(await user.refused(api.payment.session, { body: { productId } })).toMatchObject({
    code: "provider_unavailable",
  });
  await expensive.close();
});

test("without a provider the plans are shown and nothing is sold", async () => {
  const server = await startTestServer();
  const user = await server.member("user");
  expect((await user.ok(api.payment.plans)).map(({ productId }) => productId)).toEqual([null, null]);
  expect(await user.refused(api.payment.session, { body: { productId: "prod" } })).toMatchObject({
    status: 503,
    code: "provider_not_configured",
  });
  expect(await user.refused(api.payment.webhook)).toMatchObject({ code: "provider_not_configured" });
  const premium = await server.member("premium");
  for (const endpoint of [api.payment.cancel, api.payment.customerPortal, api.payment.refund])
    expect(await premium.refused(endpoint)).toMatchObject({ code: "provider_not_configured" });
  await server.close();
});
