import type { User } from "../../../shared/api/users.ts";
import type { Role } from "../../../shared/roles.ts";
import type { SubscriptionFacts } from "../../services/payment-shapes.ts";

export type SubscriptionStatus = NonNullable<User["subscription"]>["status"];

/**
 * What the provider's status means here. While a payment is past due, Premium stays through the provider's retries. A
 * subscription that was never paid, was given up or is to be ended at once is over.
 */
export function statusOf(provider: SubscriptionFacts["status"], toBeEnded: boolean): SubscriptionStatus {
  if (toBeEnded) return "canceled";
  if (provider === "active" || provider === "trialing") return "active";
  return provider === "past_due" ? "past_due" : "canceled";
}

/** Whether nothing more can happen to it at the provider. */
export const isFinal = (provider: SubscriptionFacts["status"]): boolean =>
  provider === "canceled" || provider === "incomplete_expired";

/** The role that follows from the subscriptions; roles that do not depend on payment stay (contract §7). */
export function roleBy(statuses: readonly SubscriptionStatus[], role: Role | null): Role | null {
  if (role !== "user" && role !== "premium") return role;
  return statuses.some((status) => status !== "canceled") ? "premium" : "user";
}

/**
 * Of several running subscriptions, paid in two tabs, the first one stays. The others are charges that nobody wanted:
 * they are ended and refunded.
 */
export function surplusOf<S extends { id: string; status: SubscriptionStatus; started_at: Date }>(
  subscriptions: readonly S[],
): S[] {
  return subscriptions
    .filter(({ status }) => status !== "canceled")
    .toSorted((a, b) => a.started_at.getTime() - b.started_at.getTime() || (a.id < b.id ? -1 : 1))
    .slice(1);
}
