import { afterAll, beforeAll, expect, test } from "vitest";

import type { Role } from "../../../shared/roles.ts";
import type { TestClient } from "../../../test/client.ts";
import { checkoutOf, openShop, roleOf, type Shop } from "../../../test/shop.ts";
import { idOf } from "../../../test/stand-ins/payment/ids.ts";

/**
 * Many people live the same life at the provider; each of them hears of it in an order of their own: shuffled, doubled,
 * late, and while the next thing happens. A person of whom all events have arrived has the role that the right order gives.
 */
const LIVES = 100;
const ORDERS = 1000;
const SEED = 20_261_120;

interface Life {
  client: TestClient;
  customerId: string;
  subscriptionId: string;
  delivered: Set<string>;
}

let shop: Shop;
const random = randomOf(SEED);
const lives: Life[] = [];
const orders = new Set<string>();

beforeAll(async () => {
  shop = await openShop();
  shop.provider.pauseEvents();
});
afterAll(() => shop.close());

test("bought: Premium", async () => {
  await inTurns(Array.from({ length: LIVES }), async () => {
    const client = await shop.server.member("user");
    await shop.provider.pay(await checkoutOf(client, shop.provider));
    const [subscription] = await shop.subscriptionsOf(client);
    if (!subscription) throw new Error("Nothing was bought");
    const customerId = idOf(subscription.customer);
    lives.push({ client, customerId, subscriptionId: subscription.id, delivered: new Set() });
  });
  await tell("premium");
});

test("renewal failed, then paid: Premium", async () => {
  for (const { customerId } of lives) shop.provider.setCard(customerId, "declined-on-renewal");
  await shop.provider.advance({ days: 31 });
  await tell("premium");
  for (const { customerId } of lives) shop.provider.setCard(customerId, "ok");
  await shop.provider.advance({ days: 3 });
  await tell("premium");
});

test("cancelled at the end of the period, and renewed: Premium", async () => {
  for (const cancel_at_period_end of [true, false])
    await happen(
      ({ subscriptionId }) => shop.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end }),
      "premium",
    );
});

test("ended, refunded, its customer deleted: no Premium", async () => {
  await happen(({ subscriptionId }) => shop.stripe.subscriptions.cancel(subscriptionId), "user");
  await happen(async ({ customerId }) => {
    const paid = shop.provider
      .events()
      .find(({ type, data }) => type === "charge.succeeded" && isAbout(data.object, customerId));
    await shop.stripe.refunds.create({ charge: idOf(paid?.data.object as { id: string }) });
  }, "user");
  await happen(({ customerId }) => shop.stripe.customers.del(customerId), "user");
});

test("and after a thousand orders in all, everybody has heard of everything", async () => {
  while (orders.size < ORDERS) await tell("user");
  await inTurns(lives, async (life) => {
    await deliver(life);
    expect(await roleOf(life.client)).toBe("user");
  });
});

/** Something happens in every life, while old events of it are still on their way. */
async function happen(act: (life: Life) => Promise<unknown>, role: Role): Promise<void> {
  await inTurns(lives, async (life) => {
    await Promise.all([act(life), random() < 0.5 ? deliver(life) : null]);
  });
  await tell(role);
}

/** About half of the lives hear of all that has happened by now. */
async function tell(role: Role): Promise<void> {
  await inTurns(
    lives.filter(() => random() < 0.5),
    async (life) => {
      await deliver(life);
      expect([life.customerId, await roleOf(life.client)]).toEqual([life.customerId, role]);
    },
  );
}

/** Hands over, at once and in any order, what is new, and some of it and of what was known once more. */
async function deliver(life: Life): Promise<void> {
  const all = shop.provider.events().filter(({ data }) => isAbout(data.object, life.customerId));
  const fresh = all.filter(({ id }) => !life.delivered.has(id));
  const again = all.filter(() => random() < 0.3);
  const sent = shuffled([...fresh, ...again]);
  for (const { id } of fresh) life.delivered.add(id);
  orders.add(sent.map(({ id }) => id).join());
  const statuses = await Promise.all(
    sent.map(async (event) => {
      const body = JSON.stringify(event);
      const headers = { "stripe-signature": shop.provider.sign(body) };
      const answer = await shop.server.visitor().send("POST", "/api/stripe/webhook", body, headers);
      return answer.status;
    }),
  );
  expect(statuses.filter((status) => status !== 204)).toEqual([]);
}

function isAbout(object: object, customerId: string): boolean {
  if ("customer" in object && object.customer === customerId) return true;
  return "id" in object && object.id === customerId;
}

async function inTurns<T>(things: readonly T[], act: (thing: T) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < things.length; from += 5)
    await Promise.all(things.slice(from, from + 5).map(act));
}

function shuffled<T>(things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing);
}

/** The same numbers for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
