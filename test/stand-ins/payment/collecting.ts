import type { Stripe } from "stripe";

import { idOf } from "./ids.ts";
import { type Ledger, taken } from "./ledger.ts";
import { newCharge, newPaymentIntent } from "./shapes-charge.ts";
import { type InvoiceFacts, newInvoice, newInvoicePayment } from "./shapes-invoice.ts";

/** Creates an invoice with the payment that will settle it. */
export function bill(ledger: Ledger, facts: Omit<InvoiceFacts, "pagesUrl">): Stripe.Invoice {
  const now = ledger.clock.now();
  const invoice = newInvoice({ ...facts, pagesUrl: ledger.pagesUrl }, now);
  facts.customer.next_invoice_sequence = (facts.customer.next_invoice_sequence ?? 1) + 1;
  facts.subscription.latest_invoice = invoice.id;
  ledger.invoices.set(invoice.id, invoice);
  ledger.emit("invoice.created", { ...invoice, status: "draft" });
  ledger.emit("invoice.finalized", invoice);
  if (invoice.amount_due === 0) {
    markPaid(ledger, invoice);
    return invoice;
  }
  const intent = newPaymentIntent(invoice, now);
  ledger.paymentIntents.set(intent.id, intent);
  const payment = newInvoicePayment(invoice, intent.id, now);
  ledger.invoicePayments.set(payment.id, payment);
  return invoice;
}

/** Charges the customer's card. Returns whether the invoice is now paid. */
export function collect(ledger: Ledger, invoice: Stripe.Invoice): boolean {
  const payment = paymentOf(ledger, invoice);
  const intent = taken(ledger.paymentIntents, idOf(payment.payment.payment_intent));
  const card = ledger.cards.get(idOf(invoice.customer)) ?? "ok";
  const first = invoice.billing_reason === "subscription_create";
  const declined = card === "declined" || (card === "declined-on-renewal" && !first);
  const charge = newCharge(intent, declined, ledger.clock.now());
  ledger.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (declined) {
    intent.last_payment_error = {
      type: "card_error",
      code: "card_declined",
      decline_code: "generic_decline",
      message: "Your card was declined.",
      charge: charge.id,
    };
    ledger.emit("charge.failed", charge);
    ledger.emit("payment_intent.payment_failed", intent);
    return false;
  }
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  payment.status = "paid";
  payment.amount_paid = payment.amount_requested;
  payment.status_transitions.paid_at = ledger.clock.now();
  ledger.emit("charge.succeeded", charge);
  ledger.emit("payment_intent.succeeded", intent);
  markPaid(ledger, invoice);
  ledger.emit("invoice_payment.paid", payment);
  return true;
}

function markPaid(ledger: Ledger, invoice: Stripe.Invoice): void {
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = ledger.clock.now();
  ledger.emit("invoice.paid", invoice);
  ledger.emit("invoice.payment_succeeded", invoice);
}

function paymentOf(ledger: Ledger, invoice: Stripe.Invoice): Stripe.InvoicePayment {
  const payment = [...ledger.invoicePayments.values()].find((one) => one.invoice === invoice.id);
  if (!payment) throw new Error(`${invoice.id} has no payment`);
  return payment;
}
