import * as z from "zod/mini";

import { boundedString } from "../bounded-string.ts";
import { endpoint } from "../endpoint.ts";
import { user } from "./users.ts";

export const plan = z.object({
  name: z.enum(["Free", "Premium"]),
  /** Per month, in whole units of the currency. */
  price: z.number(),
  currency: z.string(),
  interval: z.literal("month"),
  /** Null for a plan that cannot be bought. */
  productId: z.nullable(z.string()),
});
export type Plan = z.infer<typeof plan>;

/** The first refund of an account returns the whole last payment, later ones the days that have not begun. */
export const refundQuote = z.object({
  whole: z.boolean(),
  /** In whole units of the currency. */
  amount: z.number(),
  currency: z.string(),
  /** Days that are paid for and have not begun; 0 where the whole payment is refunded. */
  unusedDays: z.number(),
});

export type RefundQuote = z.infer<typeof refundQuote>;

const providerErrors = [
  "role_forbidden",
  "too_many_requests",
  "provider_unavailable",
  "provider_not_configured",
] as const;

export const payment = {
  plans: endpoint({
    method: "GET",
    path: "/stripe/plans",
    stage: "accepted",
    summary: "The plans and their prices",
    status: 200,
    answer: z.array(plan),
  }),
  session: endpoint({
    method: "POST",
    path: "/stripe/session",
    stage: "accepted",
    summary: "Open a checkout for Premium",
    body: z.strictObject({ productId: z.pipe(boundedString(255), z.string().check(z.minLength(1))) }),
    status: 200,
    answer: z.object({ url: z.string() }),
    errors: ["conflict", ...providerErrors],
  }),
  customerPortal: endpoint({
    method: "GET",
    path: "/stripe/customerPortal",
    stage: "accepted",
    summary: "Open the provider's page for cards and invoices",
    status: 200,
    answer: z.object({ url: z.string() }),
    errors: ["not_found", ...providerErrors],
  }),
  cancel: endpoint({
    method: "PATCH",
    path: "/stripe/subscription/cancel",
    stage: "accepted",
    summary: "Cancel at the end of the paid period",
    status: 200,
    answer: user,
    errors: ["conflict", "not_found", ...providerErrors],
  }),
  renew: endpoint({
    method: "PATCH",
    path: "/stripe/subscription/renew",
    stage: "accepted",
    summary: "Undo a cancellation",
    status: 200,
    answer: user,
    errors: ["conflict", "not_found", ...providerErrors],
  }),
  refundQuote: endpoint({
    method: "GET",
    path: "/stripe/subscription/refund",
    stage: "accepted",
    summary: "The refund if the subscription ended now",
    status: 200,
    answer: refundQuote,
    errors: ["not_found", ...providerErrors],
  }),
  refund: endpoint({
    method: "POST",
    path: "/stripe/subscription/refund",
    stage: "accepted",
    summary: "End the subscription at once and refund the last payment, or its unused part",
    status: 200,
    answer: user,
    errors: ["conflict", "not_found", ...providerErrors],
  }),
  webhook: endpoint({
    method: "POST",
    path: "/stripe/webhook",
    stage: "open",
    summary: "Events of the payment provider, signed over the raw body",
    raw: true,
    bodyLimit: 1024 * 1024,
    status: 204,
    errors: ["invalid_signature", "provider_unavailable", "provider_not_configured"],
  }),
};
