import type { Db } from "../../database/open.ts";
import type { PaymentEvent } from "../../services/payment-event.ts";
import type { Payment } from "../../services/payment.ts";
import { closeCustomer, isKnownCustomer } from "./customers.ts";
import { isKnownEvent, storeEvent } from "./readings.ts";
import { readBack } from "./readings.ts";
import { openSubscriptionsOf } from "./subscriptions.ts";

/**
 * Processes an event once. The event says only where to look: what counts is the provider's current state. When it
 * throws, nothing of the event is stored, and the provider sends it again. Returns what became of it.
 */
export async function takeEvent(
  db: Db,
  payment: Payment,
  { id, about }: PaymentEvent,
): Promise<"taken" | "repeated" | "foreign"> {
  if (about.kind === "nothing" || !(await isKnownCustomer(db, about.customerId))) return "foreign";
  if (await isKnownEvent(db, id)) return "repeated";
  if (about.kind === "subscription") {
    await readBack(db, payment, about.subscriptionId, id);
    return "taken";
  }
  for (const subscriptionId of await openSubscriptionsOf(db, about.customerId))
    await readBack(db, payment, subscriptionId);
  await db.transaction().execute(async (tx) => {
    await closeCustomer(tx, about.customerId);
    await storeEvent(tx, id);
  });
  return "taken";
}
