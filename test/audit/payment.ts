import type { Invariant } from "./audit.ts";

const RUNNING = `SELECT s.* FROM payment_subscriptions AS s WHERE s.status <> 'canceled'`;

/** Roles and the subscriptions that pay for them. */
export const PAYMENT: readonly Invariant[] = [
  {
    sentence: "Everybody who is premium has a subscription that runs.",
    broken: `SELECT u.id FROM users AS u
      WHERE u.role = 'premium' AND NOT EXISTS (SELECT 1 FROM (${RUNNING}) AS s WHERE s.user_id = u.id)`,
  },
  {
    sentence: "Everybody who has a subscription that runs is premium, or has a role that the operator gave.",
    broken: `SELECT u.id, u.role FROM users AS u JOIN (${RUNNING}) AS s ON s.user_id = u.id
      WHERE u.role IS NULL OR u.role NOT IN ('premium', 'developer', 'friend')`,
  },
  {
    sentence: "Of several subscriptions that run, all but one are being ended.",
    broken: `SELECT s.user_id, count(*) FROM (${RUNNING}) AS s
      WHERE NOT EXISTS (SELECT 1 FROM payment_endings AS e WHERE e.subscription_id = s.id)
      GROUP BY s.user_id HAVING count(*) > 1`,
  },
  {
    sentence: "A subscription belongs to a customer of the same user.",
    broken: `SELECT s.id FROM payment_subscriptions AS s
      WHERE NOT EXISTS (SELECT 1 FROM payment_customers AS c WHERE c.id = s.customer_id AND c.user_id = s.user_id)`,
  },
  {
    sentence: "Nothing was ended before it was asked for.",
    broken: `SELECT subscription_id FROM payment_endings WHERE done_at < asked_at`,
  },
];
