import { ROLES, ROLE_LIMITS } from "../../shared/roles.ts";

const rows = ROLES.map((role) => {
  const { dictionaries, wordsPerDictionary, testsPerDay } = ROLE_LIMITS[role];
  return `('${role}', ${dictionaries}, ${wordsPerDictionary}, ${testsPerDay})`;
});

/**
 * What each account may have now or was once allowed to have: people who paid for Premium keep what they made (contract
 * §5). An account whose role the operator lowered by hand may be reported although nothing is wrong.
 */
export const ALLOWED = `(
  SELECT u.id AS user_id, max(l.dictionaries) AS dictionaries, max(l.words) AS words, max(l.tests) AS tests
  FROM users AS u JOIN (VALUES ${rows.join(", ")}) AS l (role, dictionaries, words, tests)
    ON l.role = u.role
    OR (l.role = 'premium' AND EXISTS (SELECT 1 FROM payment_subscriptions AS s WHERE s.user_id = u.id))
  GROUP BY u.id)`;
