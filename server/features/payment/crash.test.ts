import { afterAll, beforeAll, expect, test } from "vitest";

import { api } from "../../../shared/api/index.ts";
import { startCrashing, type Crash, type CrashingProcess } from "../../../test/crashing-process.ts";
import { openShop, runJobs, type Shop, type Subscriber } from "../../../test/shop.ts";
import { askRefund } from "./refunds.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const MOMENTS = ["before", "after"] as const;

/** Lets a process crash at its first write, its second, and so on, until it survives; after each crash all is put right. */
async function everyCrash(
  moment: Crash["moment"],
  act: (process: CrashingProcess, subscriber: Subscriber) => Promise<unknown>,
  check: (subscriber: Subscriber) => Promise<unknown>,
): Promise<number> {
  for (let at = 1; ; at += 1) {
    const subscriber = await shop.subscriber();
    const process = await startCrashing(shop, { at, moment });
    await act(process, subscriber).catch(() => null);
    const crashed = process.crashed();
    await process.close();
    // A process that starts again: its jobs, until nothing is left to do.
    await runJobs(shop);
    await shop.provider.settled();
    await runJobs(shop);
    await check(subscriber);
    if (!crashed) return at - 1;
  }
}

async function stateOf({ subscriptionId, userId }: Subscriber) {
  const user = await shop.server.database.db
    .selectFrom("users")
    .select("role")
    .where("id", "=", userId)
    .executeTakeFirst();
  const { status } = await shop.stripe.subscriptions.retrieve(subscriptionId);
  const refunds = (await shop.refundsOf(subscriptionId)).length;
  return `${user?.role ?? "gone"}, ${status}, ${refunds} refunded`;
}

test.each(MOMENTS)("a refund that dies %s any write is whole in the end, or never began", async (moment) => {
  const ends = new Set<string>();
  const crashes = await everyCrash(
    moment,
    (process, { client }) => process.clientOf(client).call(api.payment.refund),
    async (subscriber) => {
      ends.add(await stateOf(subscriber));
    },
  );
  expect(crashes).toBeGreaterThan(8);
  expect([...ends].toSorted()).toEqual(["premium, active, 0 refunded", "user, canceled, 1 refunded"]);
});

test.each(MOMENTS)(
  "a job that dies %s any write while it refunds is taken up by the next",
  async (moment) => {
    const crashes = await everyCrash(
      moment,
      async (process, { userId, subscriptionId: id, customerId }) => {
        const subscription = { id, customer_id: customerId, status: "active", ending: false } as const;
        await askRefund(shop.server.database.db, userId, subscription);
        await runJobs(shop, process.services);
      },
      async (subscriber) => expect(await stateOf(subscriber)).toBe("user, canceled, 1 refunded"),
    );
    expect(crashes).toBeGreaterThan(6);
  },
);

test.each(MOMENTS)("a deletion that dies %s any write leaves nobody paying for nothing", async (moment) => {
  const ends = new Set<string>();
  const crashes = await everyCrash(
    moment,
    (process, { client }) => process.clientOf(client).call(api.auth.deleteAccount),
    async (subscriber) => {
      ends.add(await stateOf(subscriber));
      if ((await stateOf(subscriber)).startsWith("gone")) await expectGone(subscriber);
    },
  );
  expect(crashes).toBeGreaterThan(1);
  expect([...ends].toSorted()).toEqual(["gone, canceled, 0 refunded", "user, canceled, 0 refunded"]);
});

test.each(MOMENTS)(
  "a job that dies %s any write while it ends a customer is taken up by the next",
  async (moment) => {
    const crashes = await everyCrash(
      moment,
      async (process, { userId }) => {
        await shop.server.database.db.deleteFrom("users").where("id", "=", userId).execute();
        await runJobs(shop, process.services);
      },
      expectGone,
    );
    expect(crashes).toBeGreaterThan(0);
  },
);

async function expectGone(subscriber: Subscriber): Promise<void> {
  expect(await stateOf(subscriber)).toBe("gone, canceled, 0 refunded");
  expect(await shop.stripe.customers.retrieve(subscriber.customerId)).toMatchObject({ deleted: true });
}
