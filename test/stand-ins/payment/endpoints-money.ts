import type { Stripe } from "stripe";

import { endpoint } from "./endpoint.ts";
import { idOf } from "./ids.ts";
import { listing, paging } from "./listing.ts";
import { refund } from "./refunding.ts";
import { noSuch } from "./refusal.ts";
import { flag, listOf, metadata, oneOf, params, text, whole } from "./rules.ts";

const expand = listOf(text);

export const moneyEndpoints = [
  endpoint(
    "GET",
    "/v1/invoices",
    params<Stripe.InvoiceListParams>()({
      ...paging,
      customer: text,
      subscription: text,
      status: oneOf("draft", "open", "paid", "uncollectible", "void"),
      expand,
    }),
    (ledger, { customer, subscription, status, ...page }) => {
      const fitting = [...ledger.invoices.values()].filter(
        (invoice) =>
          (customer === undefined || invoice.customer === customer) &&
          (subscription === undefined ||
            invoice.parent?.subscription_details?.subscription === subscription) &&
          (status === undefined || invoice.status === status),
      );
      return listing("/v1/invoices", fitting, page);
    },
  ),
  endpoint(
    "GET",
    "/v1/invoices/:id",
    params<Stripe.InvoiceRetrieveParams>()({ expand }),
    (ledger, _given, id) => {
      const invoice = ledger.invoices.get(id);
      if (!invoice) throw noSuch("invoice", id);
      return invoice;
    },
  ),
  endpoint(
    "GET",
    "/v1/invoice_payments",
    params<Stripe.InvoicePaymentListParams>()({
      ...paging,
      invoice: text,
      status: oneOf("canceled", "open", "paid"),
      payment: params<Stripe.InvoicePaymentListParams.Payment>()({
        type: oneOf("payment_intent"),
        payment_intent: text,
      }),
      expand,
    }),
    (ledger, { invoice, status, payment, ...page }) => {
      const intent = payment?.payment_intent;
      const fitting = [...ledger.invoicePayments.values()].filter(
        (one) =>
          (invoice === undefined || one.invoice === invoice) &&
          (status === undefined || one.status === status) &&
          (intent === undefined || idOf(one.payment.payment_intent) === intent),
      );
      return listing("/v1/invoice_payments", fitting, page);
    },
  ),
  endpoint(
    "GET",
    "/v1/payment_intents/:id",
    params<Stripe.PaymentIntentRetrieveParams>()({ expand }),
    (ledger, _given, id) => {
      const intent = ledger.paymentIntents.get(id);
      if (!intent) throw noSuch("payment_intent", id);
      return intent;
    },
  ),
  endpoint(
    "GET",
    "/v1/charges/:id",
    params<Stripe.ChargeRetrieveParams>()({ expand }),
    (ledger, _given, id) => {
      const charge = ledger.charges.get(id);
      if (!charge) throw noSuch("charge", id);
      return charge;
    },
  ),
  endpoint(
    "POST",
    "/v1/refunds",
    params<Stripe.RefundCreateParams>()({
      payment_intent: text,
      charge: text,
      amount: whole,
      reason: oneOf("duplicate", "fraudulent", "requested_by_customer"),
      metadata,
      expand,
    }),
    (ledger, given) => refund(ledger, given),
  ),
  endpoint(
    "GET",
    "/v1/refunds",
    params<Stripe.RefundListParams>()({ ...paging, payment_intent: text, charge: text, expand }),
    (ledger, { payment_intent, charge, ...page }) => {
      const fitting = [...ledger.refunds.values()].filter(
        (one) =>
          (payment_intent === undefined || one.payment_intent === payment_intent) &&
          (charge === undefined || one.charge === charge),
      );
      return listing("/v1/refunds", fitting, page);
    },
  ),
  endpoint(
    "GET",
    "/v1/refunds/:id",
    params<Stripe.RefundRetrieveParams>()({ expand }),
    (ledger, _given, id) => {
      const found = ledger.refunds.get(id);
      if (!found) throw noSuch("refund", id);
      return found;
    },
  ),
  endpoint(
    "GET",
    "/v1/events",
    params<Stripe.EventListParams>()({
      ...paging,
      type: text,
      types: listOf(text),
      delivery_success: flag,
      expand,
    }),
    (ledger, { type, types, delivery_success: delivered, ...page }) => {
      const fitting = [...ledger.events.values()].filter(
        (event) =>
          (type === undefined || event.type === type) &&
          (!types || types.includes(event.type)) &&
          (delivered === undefined || delivered === (event.pending_webhooks === 0)),
      );
      return listing("/v1/events", fitting, page);
    },
  ),
  endpoint(
    "GET",
    "/v1/events/:id",
    params<Stripe.EventRetrieveParams>()({ expand }),
    (ledger, _given, id) => {
      const event = ledger.events.get(id);
      if (!event) throw noSuch("event", id);
      return event;
    },
  ),
];
