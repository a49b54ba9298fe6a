import { afterAll, beforeAll, expect, test } from "vitest";

import { scrape, type Scraper } from "../../test/metrics.ts";
import { openShop, type Shop } from "../../test/shop.ts";

let shop: Shop;
let metrics: Scraper;
beforeAll(async () => {
  shop = await openShop();
  metrics = await scrape(shop.server);
});
afterAll(async () => {
  await metrics.close();
  await shop.close();
});

const count = async (outcome: string): Promise<number> =>
  (await metrics.value("wordhoard_payment_webhooks_total", { outcome })) ?? 0;

const post = (body: string, signature: string) =>
  shop.server
    .visitor()
    .send("POST", "/api/stripe/webhook", body, { "stripe-signature": signature })
    .then(({ status }) => status);

test("the provider's events are counted by what became of them", async () => {
  await shop.subscriber();
  await shop.provider.settled();
  expect(await count("taken")).toBeGreaterThan(0);

  const event = shop.provider.events().find(({ type }) => type === "customer.subscription.created");
  const body = JSON.stringify(event);
  const repeated = await count("repeated");
  expect(await post(body, shop.provider.sign(body))).toBe(204);
  expect(await count("repeated")).toBe(repeated + 1);

  expect(await post(body, "t=1,v1=00")).toBe(400);
  expect(await count("unsigned")).toBe(1);

  const foreign = body.replaceAll(/cus_\w+/g, "cus_ofanotherproduct");
  const before = await count("foreign");
  expect(await post(foreign, shop.provider.sign(foreign))).toBe(204);
  expect(await count("foreign")).toBe(before + 1);
});
