import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { checkoutOf, openShop, runJobs, type Shop } from "../../../test/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const customerState = async (id: string) => {
  const customer = await shop.stripe.customers.retrieve(id);
  return customer.deleted ? "deleted" : "there";
};

test("with the account its subscription ends before the answer, and its customer soon after", async () => {
  const { client, subscriptionId, customerId } = await shop.subscriber();
  await client.ok(api.auth.deleteAccount);
  expect((await shop.stripe.subscriptions.retrieve(subscriptionId)).status).toBe("canceled");
  await runJobs(shop);
  expect(await customerState(customerId)).toBe("deleted");
  expect(await shop.refundsOf(subscriptionId)).toHaveLength(0);
});

test("a provider that is down keeps no account; the subscription ends when it is back", async () => {
  const { client, subscriptionId, customerId } = await shop.subscriber();
  await shop.provider.down();
  await client.ok(api.auth.deleteAccount);
  expect(await client.ok(api.cookie.checkToken)).toEqual({ isValid: false });
  await runJobs(shop);
  await shop.provider.up();
  await runJobs(shop);
  expect((await shop.stripe.subscriptions.retrieve(subscriptionId)).status).toBe("canceled");
  expect(await customerState(customerId)).toBe("deleted");
});

test("a refund that was asked for before is paid all the same", async () => {
  const { client, subscriptionId, customerId } = await shop.subscriber();
  await shop.provider.down();
  await client.ok(api.payment.refund);
  await client.ok(api.auth.deleteAccount);
  await shop.provider.up();
  await runJobs(shop);
  expect(await shop.refundsOf(subscriptionId)).toHaveLength(1);
  expect(await customerState(customerId)).toBe("deleted");
});

test("a checkout that was open cannot be paid any more", async () => {
  const user = await shop.server.member("user");
  const checkout = await checkoutOf(user, shop.provider);
  await user.ok(api.auth.deleteAccount);
  await runJobs(shop);
  expect((await shop.stripe.checkout.sessions.retrieve(checkout)).status).toBe("expired");
});

test("one that was paid in the last moment is ended and refunded", async () => {
  const user = await shop.server.member("user");
  await checkoutOf(user, shop.provider);
  const { id: userId } = await user.ok(api.users.me);
  const { id: customer } = await shop.server.database.db
    .selectFrom("payment_customers")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const late = await shop.stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: shop.provider.priceId, quantity: 1 }],
    success_url: "http://localhost/",
  });
  await user.ok(api.auth.deleteAccount);
  await shop.server.database.db
    .updateTable("payment_customers")
    .set({ closed_at: new Date() })
    .where("id", "=", customer)
    .execute();
  await shop.provider.pay(late.id);
  await runJobs(shop);
  const [subscription] = (await shop.stripe.subscriptions.list({ customer, status: "all" })).data;
  expect(subscription?.status).toBe("canceled");
  expect(await shop.refundsOf(subscription?.id ?? "")).toHaveLength(1);
});
