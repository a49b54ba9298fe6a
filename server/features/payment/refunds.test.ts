import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import type { TestClient } from "../../../test/client.ts";
import { checkoutOf, openShop, roleOf, runJobs, type Shop, type Subscriber } from "../../../test/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const buyAgain = async ({ client }: Subscriber): Promise<string> => {
  await shop.provider.pay(await checkoutOf(client, shop.provider));
  const running = (await shop.subscriptionsOf(client)).find(({ status }) => status === "active");
  return running?.id ?? "";
};

test("refunds of one account are of the last payment whole once, then of what is unused, as the quote says", async () => {
  const subscriber = await shop.subscriber();
  const { client } = subscriber;
  expect(await client.ok(api.payment.refundQuote)).toEqual({
    whole: true,
    amount: 3.99,
    currency: "usd",
    unusedDays: 0,
  });
  await client.ok(api.payment.refund);
  expect(await shop.refundsOf(subscriber.subscriptionId)).toMatchObject([{ amount: 399 }]);

  const second = await buyAgain(subscriber);
  const { amount, unusedDays, ...quote } = await client.ok(api.payment.refundQuote);
  expect(quote).toEqual({ whole: false, currency: "usd" });
  // A day that has begun is a day that was used.
  expect([27, 28, 29, 30]).toContain(unusedDays);
  expect(amount).toBe(Math.floor((399 * unusedDays) / (unusedDays + 1)) / 100);
  await client.ok(api.payment.refund);
  expect(await shop.refundsOf(second)).toMatchObject([{ amount: Math.round(amount * 100) }]);
});

test("refunds count the days from when they were asked for, however late the provider answers", async () => {
  const subscriber = await shop.subscriber();
  await subscriber.client.ok(api.payment.refund);
  const second = await buyAgain(subscriber);
  await shop.provider.down();
  await subscriber.client.ok(api.payment.refund);
  await shop.provider.up();
  const { db, pool } = shop.server.database;
  await pool.query(
    "UPDATE payment_endings SET asked_at = asked_at + interval '20 days' WHERE subscription_id = $1",
    [second],
  );
  const period = (await shop.stripe.subscriptions.retrieve(second)).items.data[0];
  const days = Math.round(((period?.current_period_end ?? 0) - (period?.current_period_start ?? 0)) / 86_400);
  await runJobs(shop);
  expect(await shop.refundsOf(second)).toMatchObject([{ amount: Math.floor((399 * (days - 21)) / days) }]);
  const { done_at } = await db
    .selectFrom("payment_endings")
    .select("done_at")
    .where("subscription_id", "=", second)
    .executeTakeFirstOrThrow();
  expect(done_at).not.toBeNull();
  await pool.query("UPDATE payment_endings SET asked_at = now() WHERE subscription_id = $1", [second]);
});

test("refunds with nothing unused give nothing back, and end all the same", async () => {
  const subscriber = await shop.subscriber();
  await subscriber.client.ok(api.payment.refund);
  const second = await buyAgain(subscriber);
  await shop.provider.down();
  await subscriber.client.ok(api.payment.refund);
  await shop.provider.up();
  const { pool } = shop.server.database;
  await pool.query(
    "UPDATE payment_endings SET asked_at = asked_at + interval '40 days' WHERE subscription_id = $1",
    [second],
  );
  await runJobs(shop);
  expect(await shop.refundsOf(second)).toEqual([]);
  expect((await shop.stripe.subscriptions.retrieve(second)).status).toBe("canceled");
  await pool.query("UPDATE payment_endings SET asked_at = now() WHERE subscription_id = $1", [second]);
});

test("refunds are forgotten 90 days after they were seen through, and not before", async () => {
  const ended = async (client: TestClient): Promise<void> => {
    await client.ok(api.payment.refund);
  };
  const [old, fresh] = [await shop.subscriber(), await shop.subscriber()];
  await Promise.all([ended(old.client), ended(fresh.client)]);
  const { pool } = shop.server.database;
  for (const [{ subscriptionId }, days] of [[old, 91] as const, [fresh, 89] as const])
    await pool.query(
      `UPDATE payment_endings SET asked_at = now() - $2 * interval '1 day', done_at = now() - $2 * interval '1 day'
       WHERE subscription_id = $1`,
      [subscriptionId, days],
    );
  await runJobs(shop);
  const { rows } = await pool.query<{ subscription_id: string }>(
    "SELECT subscription_id FROM payment_endings WHERE subscription_id = ANY($1)",
    [[old.subscriptionId, fresh.subscriptionId]],
  );
  expect(rows).toEqual([{ subscription_id: fresh.subscriptionId }]);
  expect(await roleOf(old.client)).toBe("user");
});
