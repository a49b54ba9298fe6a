import { AppError } from "../../app-error.ts";
import type { Db } from "../../database/open.ts";
import type { Account } from "../../http/account.ts";
import type { Payment } from "../../services/payment.ts";
import { closeCustomer, customerOf, expectPayment } from "./customers.ts";
import { readBackAll } from "./readings.ts";
import { statusOf } from "./rules.ts";

/**
 * The address of the page where a user buys Premium; 409 when they have already paid and the role is about to change.
 */
export async function openCheckout(db: Db, payment: Payment, account: Account): Promise<string> {
  const url = await tryCheckout(db, payment, account);
  // The customer was deleted at the provider: create a new one.
  return url ?? (await tryCheckout(db, payment, account)) ?? unavailable();
}

async function tryCheckout(db: Db, payment: Payment, account: Account): Promise<string | null> {
  const customerId = await customerOf(db, payment, account);
  const subscriptions = await readBackAll(db, payment, customerId);
  if (subscriptions.some(({ status }) => statusOf(status, false) !== "canceled"))
    throw new AppError("conflict");
  const url = await payment.openCheckout({
    customerId,
    userId: account.id,
    language: account.interfaceLanguage,
  });
  if (url) await expectPayment(db, customerId);
  else await closeCustomer(db, customerId);
  return url;
}

function unavailable(): never {
  throw new AppError("provider_unavailable");
}
