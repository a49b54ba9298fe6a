import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { checkoutOf, letRereadingBeDue, openShop, roleOf, runJobs, type Shop } from "../../../test/shop.ts";
import { createApp } from "../../app.ts";
import { readConfig } from "../../config.ts";
import { openDatabase } from "../../database/open.ts";
import type { Payment } from "../../services/payment.ts";
import { readBack } from "./readings.ts";

let shop: Shop;
let webhookUrl: string;
beforeAll(async () => {
  shop = await openShop({ retryDelaysMs: [50, 50, 50] });
  webhookUrl = `${shop.server.url}/api/stripe/webhook`;
});
afterAll(() => shop.close());
beforeEach(() => shop.provider.setWebhook(webhookUrl));

const post = (body: string, signature?: string) =>
  shop.server
    .visitor()
    .send(
      "POST",
      "/api/stripe/webhook",
      body,
      signature === undefined ? {} : { "stripe-signature": signature },
    );

async function someEvent() {
  await shop.subscriber();
  await shop.provider.settled();
  return JSON.stringify(shop.provider.events().at(-1));
}

test("bad, old, foreign and missing signatures are refused, also of a body that was changed", async () => {
  const body = await someEvent();
  const now = Math.floor(Date.now() / 1000);
  const good = shop.provider.sign(body);
  const bad = [
    undefined,
    "",
    "nonsense",
    good.replace(/v1=.{4}/, "v1=0000"),
    good.replace("v1=", "v0="),
    shop.provider.sign(body, now - 600),
    good.replace(/t=\d+/, `t=${now - 1}`),
  ];
  for (const signature of bad) {
    const { status, text } = await post(body, signature);
    expect([signature, status, JSON.parse(text)]).toMatchObject([
      signature,
      400,
      { code: "invalid_signature" },
    ]);
  }
  expect((await post(`${body} `, good)).status).toBe(400);
  expect((await post("", shop.provider.sign(""))).status).toBe(400);
  expect((await post(body, good)).status).toBe(204);
});

test("an event counts once, and one about strangers or other things asks the provider nothing", async () => {
  const body = await someEvent();
  const asked = shop.provider.requests.length;
  await post(body, shop.provider.sign(body));
  const foreign = body.replaceAll(/cus_\w+/g, "cus_stranger").replace(/evt_\w+/, "evt_stranger");
  expect((await post(foreign, shop.provider.sign(foreign))).status).toBe(204);
  const other = JSON.stringify({
    id: "evt_o",
    object: "event",
    type: "payout.paid",
    data: { object: {} },
  });
  expect((await post(other, shop.provider.sign(other))).status).toBe(204);
  expect(shop.provider.requests).toHaveLength(asked);
});

test("an event's own picture is not believed: what the provider says now counts", async () => {
  const { client, subscriptionId } = await shop.subscriber();
  const active = shop.provider.events().findLast(({ type }) => type === "customer.subscription.created");
  await shop.stripe.subscriptions.cancel(subscriptionId);
  await shop.provider.settled();
  const again = JSON.stringify({ ...active, id: "evt_late" });
  expect((await post(again, shop.provider.sign(again))).status).toBe(204);
  expect(await roleOf(client)).toBe("user");
});

test("what was asked for before a change and answered after it does not undo it", async () => {
  const { client, subscriptionId } = await shop.subscriber();
  const { payment } = shop.server.services;
  if (!payment) throw new Error("Nothing is sold");
  const slow = Object.assign(Object.create(payment) as Payment, {
    readSubscription: async (id: string) => {
      const facts = await payment.readSubscription(id);
      await shop.stripe.subscriptions.cancel(subscriptionId);
      await shop.provider.settled();
      return facts;
    },
  });
  await readBack(shop.server.database.db, slow, subscriptionId, "evt_slow");
  expect(await roleOf(client)).toBe("user");
});

test("without its database the server refuses an event, and takes it when it comes again", async () => {
  const dead = await createApp({
    config: readConfig({ ...shop.settings, LOG_LEVEL: "silent" }),
    database: openDatabase({ host: "127.0.0.1", port: 1, poolSize: 1, onError: () => {} }),
  });
  await dead.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = dead.app.server.address() as AddressInfo;
  const user = await shop.server.member("user");
  const checkout = await checkoutOf(user, shop.provider);
  shop.provider.setWebhook(`http://127.0.0.1:${port}/api/stripe/webhook`);
  await shop.provider.pay(checkout);
  const refused = shop.provider.deliveries().filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(await roleOf(user)).toBe("user");
  shop.provider.setWebhook(webhookUrl);
  await shop.provider.settled();
  expect(await roleOf(user)).toBe("premium");
  await dead.app.close();
});

test("while the provider itself cannot be asked an event is refused, and taken when it comes again", async () => {
  const { client, subscriptionId } = await shop.subscriber();
  shop.provider.pauseEvents();
  await shop.stripe.subscriptions.cancel(subscriptionId);
  shop.provider.failNext(30);
  await shop.provider.resumeEvents();
  expect(shop.provider.deliveries().at(-1)?.status).toBe(503);
  expect(await roleOf(client)).toBe("premium");
  shop.provider.heal();
  await shop.provider.settled();
  expect(await roleOf(client)).toBe("user");
});

test("developers and friends stay what they are, whatever is paid or ended", async () => {
  for (const role of ["developer", "friend"] as const) {
    const { client, userId, subscriptionId } = await shop.subscriber();
    await shop.server.database.db.updateTable("users").set({ role }).where("id", "=", userId).execute();
    expect(await client.ok(api.payment.cancel)).toMatchObject({ role });
    await shop.stripe.subscriptions.cancel(subscriptionId);
    await shop.provider.settled();
    expect(await client.ok(api.users.me)).toMatchObject({ role, subscription: { status: "canceled" } });
  }
});

test("what no event told of is found: a paid checkout, an ended subscription", async () => {
  const user = await shop.server.member("user");
  const checkout = await checkoutOf(user, shop.provider);
  shop.provider.setWebhook(null);
  await shop.provider.pay(checkout);
  expect(await roleOf(user)).toBe("user");
  await runJobs(shop);
  expect(await roleOf(user)).toBe("premium");
  const [subscription] = await shop.subscriptionsOf(user);
  await shop.stripe.subscriptions.cancel(subscription?.id ?? "");
  await letRereadingBeDue(shop);
  await runJobs(shop);
  expect(await roleOf(user)).toBe("user");
  const asked = shop.provider.requests.length;
  await letRereadingBeDue(shop);
  await runJobs(shop);
  const about = shop.provider.requests.slice(asked).map(({ path }) => path);
  expect(about).not.toContain(`/v1/subscriptions/${subscription?.id}`);
});

test("a month and more: bought, renewed, failed, recovered, cancelled, ended", async () => {
  const { client, customerId } = await shop.subscriber();
  const end = async (): Promise<Date> => {
    const { subscription } = await client.ok(api.users.me);
    return new Date(subscription?.currentPeriodEnd ?? 0);
  };
  const first = await end();
  await shop.provider.advance({ to: first });
  expect((await end()).getTime()).toBeGreaterThan(first.getTime());
  expect(await client.ok(api.users.me)).toMatchObject({
    role: "premium",
    subscription: { status: "active" },
  });
  shop.provider.setCard(customerId, "declined-on-renewal");
  await shop.provider.advance({ to: await end() });
  expect(await client.ok(api.users.me)).toMatchObject({
    role: "premium",
    subscription: { status: "past_due" },
  });
  shop.provider.setCard(customerId, "ok");
  await shop.provider.advance({ days: 3 });
  expect(await client.ok(api.users.me)).toMatchObject({
    role: "premium",
    subscription: { status: "active" },
  });
  await client.ok(api.payment.cancel);
  await shop.provider.advance({ to: new Date((await end()).getTime() - 60_000) });
  expect(await roleOf(client)).toBe("premium");
  await shop.provider.advance({ to: await end() });
  expect(await client.ok(api.users.me)).toMatchObject({
    role: "user",
    subscription: { status: "canceled" },
  });
});

test("a card that goes on failing ends Premium when the provider gives up", async () => {
  const { client, customerId } = await shop.subscriber();
  shop.provider.setCard(customerId, "declined-on-renewal");
  await shop.provider.advance({ days: 32 });
  expect(await roleOf(client)).toBe("premium");
  await shop.provider.advance({ days: 20 });
  expect(await roleOf(client)).toBe("user");
});

test("losing Premium loses no dictionary: what is over the limit is read and deleted, not added to", async () => {
  const { client } = await shop.subscriber();
  const create = (name: string) => ({
    body: { name, termsLanguage: "en", definitionsLanguage: "uk" } as const,
  });
  for (const name of ["One", "Two", "Three", "Four"]) await client.ok(api.dictionaries.create, create(name));
  await client.ok(api.payment.refund);
  const { data } = await client.ok(api.dictionaries.list);
  expect(data).toHaveLength(4);
  expect(await client.refused(api.dictionaries.create, create("Five"))).toMatchObject({
    code: "dictionaries_limit",
  });
  for (const { id } of data.slice(1)) await client.ok(api.dictionaries.delete, { params: { id } });
  await client.ok(api.dictionaries.create, create("Five"));
});

test("events may arrive at any node, the same one at several at once, and count once", async () => {
  const secondUrl = `${await shop.server.second()}/api/stripe/webhook`;
  shop.provider.setWebhook(secondUrl);
  const { client } = await shop.subscriber();
  await shop.provider.settled();
  expect(await roleOf(client)).toBe("premium");
  const event = shop.provider.events().findLast(({ type }) => type === "customer.subscription.created");
  const body = JSON.stringify({ ...event, id: "evt_at_many_nodes" });
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const headers = { "content-type": "application/json", "stripe-signature": shop.provider.sign(body) };
      const url = at % 2 ? secondUrl : webhookUrl;
      return (await fetch(url, { method: "POST", body, headers })).status;
    }),
  );
  expect(statuses).toEqual(Array(20).fill(204));
  const { rows } = await shop.server.database.pool.query("SELECT 1 FROM payment_events WHERE id = $1", [
    "evt_at_many_nodes",
  ]);
  expect(rows).toHaveLength(1);
  expect(await roleOf(client)).toBe("premium");
});
