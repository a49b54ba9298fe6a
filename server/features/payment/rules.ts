import type { User } from "../../../shared/api/users.ts";
import type { Role } from "../../../shared/roles.ts";
import type { SubscriptionFacts } from "../../services/payment-shapes.ts";

export type SubscriptionStatus = NonNullable<User["subscription"]>["status"];

/**
 * What the provider's status means here. Past due is still paid for in good faith: Premium stays through the provider's
 * retries. One that was never paid, was given up or is to be ended at once is over.
 */
export function statusOf(provider: SubscriptionFacts["status"], toBeEnded: boolean): SubscriptionStatus {
  if (toBeEnded) return "canceled";
  if (provider === "active" || provider === "trialing") return "active";
  return provider === "past_due" ? "past_due" : "canceled";
}

/** Whether nothing can happen to it at the provider any more. */
export const isFinal = (provider: SubscriptionFacts["status"]): boolean =>
  provider === "canceled" || provider === "incomplete_expired";

/** The role by what is paid for; roles that payment has no say in stay (contract §7). */
export function roleBy(statuses: readonly SubscriptionStatus[], role: Role | null): Role | null {
  if (role !== "user" && role !== "premium") return role;
  return statuses.some((status) => status !== "canceled") ? "premium" : "user";
}

/**
 * Of several subscriptions that run at once, paid in two tabs, the first stays. The others are a charge that nobody
 * wanted: they are ended and refunded.
 */
export function surplusOf<S extends { id: string; status: SubscriptionStatus; started_at: Date }>(
  subscriptions: readonly S[],
): S[] {
  return subscriptions
    .filter(({ status }) => status !== "canceled")
    .toSorted((a, b) => a.started_at.getTime() - b.started_at.getTime() || (a.id < b.id ? -1 : 1))
    .slice(1);
}
