import type { Stripe } from "stripe";

import { idOf } from "./ids.ts";
import { type Ledger, taken } from "./ledger.ts";
import { invalid, missing, noSuchReference } from "./refusal.ts";
import { newRefund } from "./shapes-charge.ts";

interface RefundRequest {
  payment_intent?: string;
  charge?: string;
  amount?: number;
  reason?: Stripe.Refund.Reason;
  metadata?: Record<string, string> | null;
}

/** Refunds the requested amount, or everything that is left of a payment. */
export function refund(ledger: Ledger, request: RefundRequest): Stripe.Refund {
  const charge = chargeOf(ledger, request);
  if (charge.refunded)
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = request.amount ?? left;
  if (amount < 1) throw invalid("This value must be greater than or equal to 1.", { param: "amount" });
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: "amount",
    });
  const facts = { amount, reason: request.reason ?? null, metadata: request.metadata ?? {} };
  const made = newRefund(charge, facts, ledger.clock.now());
  ledger.refunds.set(made.id, made);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  ledger.emit("refund.created", made);
  ledger.emit("charge.refunded", charge);
  return made;
}

function chargeOf(
  ledger: Ledger,
  { payment_intent: intentId, charge: chargeId }: RefundRequest,
): Stripe.Charge {
  if (chargeId !== undefined) {
    const charge = ledger.charges.get(chargeId);
    if (!charge) throw noSuchReference("charge", chargeId, "charge");
    return charge;
  }
  if (intentId === undefined) throw missing("payment_intent");
  const intent = ledger.paymentIntents.get(intentId);
  if (!intent) throw noSuchReference("payment_intent", intentId, "payment_intent");
  if (intent.status !== "succeeded" || intent.latest_charge === null)
    throw invalid(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      param: "payment_intent",
    });
  return taken(ledger.charges, idOf(intent.latest_charge));
}
