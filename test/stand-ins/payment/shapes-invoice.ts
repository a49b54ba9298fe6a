import { Stripe } from "stripe";

import { idOf, newId } from "./ids.ts";
import { itemOf } from "./shapes-subscription.ts";

export interface InvoiceFacts {
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  reason: Stripe.Invoice.BillingReason;
  /** In cents; a negative amount is a credit for unused time. */
  amount: number;
  period: { start: number; end: number };
  pagesUrl: string;
}

/** A finalized invoice that is waiting for its payment. */
export function newInvoice(facts: InvoiceFacts, created: number): Stripe.Invoice {
  const { customer, subscription, amount } = facts;
  const id = newId("in");
  const due = Math.max(amount, 0);
  const sequence = customer.next_invoice_sequence ?? 1;
  return {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Wordhoard (stand-in)",
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: facts.reason,
    collection_method: "charge_automatically",
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${facts.pagesUrl}/i/${id}`,
    invoice_pdf: `${facts.pagesUrl}/i/${id}/pdf`,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: "list", data: [newLine(id, facts)], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: created,
    period_start: created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "open",
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

export function newInvoicePayment(
  invoice: Stripe.Invoice,
  paymentIntentId: string,
  created: number,
): Stripe.InvoicePayment {
  return {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: paymentIntentId, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
}

/** The subscription of an invoice, which is stored in the invoice's parent. */
export function subscriptionIdOf(invoice: Stripe.Invoice): string {
  return idOf(invoice.parent?.subscription_details?.subscription);
}

function newLine(invoiceId: string, { subscription, amount, period }: InvoiceFacts): Stripe.InvoiceLineItem {
  const { id: itemId, price } = itemOf(subscription);
  return {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: subscription.currency,
    description: amount < 0 ? "Unused time on Premium" : "1 × Premium",
    discount_amounts: [],
    discountable: amount >= 0,
    discounts: [],
    invoice: invoiceId,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: amount < 0,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: itemId,
      },
      type: "subscription_item_details",
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: idOf(price.product) },
      type: "price_details",
      unit_amount_decimal: Stripe.Decimal.from(amount),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from(1),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
