import { Stripe } from "stripe";

import { paymentJobs } from "../server/features/payment/jobs.ts";
import type { ProcessServices } from "../server/services.ts";
import { api } from "../shared/api/index.ts";
import type { Role } from "../shared/roles.ts";
import type { TestClient } from "./client.ts";
import { startTestServer, type TestServer } from "./server.ts";
import { idOf } from "./stand-ins/payment/ids.ts";
import { startPayment, type PaymentOptions, type PaymentStandIn } from "./stand-ins/payment/payment.ts";

export interface Shop {
  server: TestServer;
  provider: PaymentStandIn;
  /** Reads the provider's data independently of the product. */
  stripe: Stripe;
  settings: Record<string, string>;
  /** A user who has bought Premium, and their subscription. */
  subscriber(): Promise<Subscriber>;
  subscriptionsOf(client: TestClient): Promise<Stripe.Subscription[]>;
  refundsOf(subscriptionId: string): Promise<Stripe.Refund[]>;
  close(): Promise<void>;
}

export interface Subscriber {
  client: TestClient;
  userId: string;
  customerId: string;
  subscriptionId: string;
}

/** The product with a payment provider that sends it events; `more` are settings besides those of payment. */
export async function openShop(
  options: PaymentOptions = {},
  more: Record<string, string> = {},
): Promise<Shop> {
  const provider = await startPayment({ retryDelaysMs: [10], ...options });
  const settings = {
    STRIPE_SECRET_KEY: provider.secretKey,
    STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
    STRIPE_PREMIUM_PRODUCT: provider.productId,
    STRIPE_API_URL: provider.url,
    ...more,
  };
  const server = await startTestServer(settings);
  provider.setWebhook(`${server.url}/api/stripe/webhook`);
  const stripe = new Stripe(provider.secretKey, provider.connection);
  const subscriptionsOf = async (client: TestClient): Promise<Stripe.Subscription[]> => {
    const customer = await customerOf(server, (await client.ok(api.users.me)).id);
    return (await stripe.subscriptions.list({ customer, status: "all" })).data;
  };
  return {
    server,
    provider,
    stripe,
    settings,
    subscriptionsOf,
    subscriber: async () => {
      const client = await server.member("user");
      await provider.pay(await checkoutOf(client, provider));
      const { id: userId } = await client.ok(api.users.me);
      const [subscription] = await subscriptionsOf(client);
      if (!subscription) throw new Error("Nothing was bought");
      const customerId = await customerOf(server, userId);
      return { client, userId, customerId, subscriptionId: subscription.id };
    },
    refundsOf: async (subscriptionId) => {
      const { data } = await stripe.invoices.list({
        subscription: subscriptionId,
        expand: ["data.payments"],
      });
      const intents = data.flatMap((invoice) => invoice.payments?.data ?? []).map(({ payment }) => payment);
      const refunds = await Promise.all(
        intents.map(({ payment_intent }) =>
          stripe.refunds.list({ payment_intent: idOf(payment_intent) }).then((list) => list.data),
        ),
      );
      return refunds.flat();
    },
    close: async () => {
      await provider.close();
      await server.close();
    },
  };
}

/** Opens a checkout and returns its id. */
export async function checkoutOf(client: TestClient, { productId }: PaymentStandIn): Promise<string> {
  const { url } = await client.ok(api.payment.session, { body: { productId } });
  return url.split("/").at(-1) ?? "";
}

export const roleOf = async (client: TestClient): Promise<Role | null> =>
  (await client.ok(api.users.me)).role;

/** Makes pending retries due and runs every job once; each job handles its own failures. */
export async function runJobs({ server }: Shop, services: ProcessServices = server.services): Promise<void> {
  await server.database.pool.query(`
    UPDATE payment_endings SET retry_at = now();
    UPDATE payment_customers SET retry_at = now();
    UPDATE payment_customers SET look_at = now() WHERE look_at IS NOT NULL`);
  for (const job of paymentJobs(services)) await job.run().catch(() => 0);
}

/** Makes the next reading of these subscriptions due. */
export async function letRereadingBeDue({ server }: Shop): Promise<void> {
  await server.database.pool.query(
    "UPDATE payment_subscriptions SET look_at = now() WHERE look_at IS NOT NULL",
  );
}

async function customerOf({ database }: TestServer, userId: string): Promise<string> {
  const row = await database.db
    .selectFrom("payment_customers")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("closed_at", (order) => order.desc().nullsFirst())
    .executeTakeFirstOrThrow();
  return row.id;
}
