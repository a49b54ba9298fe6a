import { MOST_DEVICES } from "../../server/http/known-devices.ts";
import { MOST_SESSIONS } from "../../server/http/session.ts";
import {
  CODE_TRIES,
  PASSKEYS_PER_USER,
  PUSH_SUBSCRIPTIONS_PER_USER,
  RECOVERY_CODES,
  TOKENS_PER_USER,
  UNDO_DAYS,
} from "../../shared/limits.ts";
import type { Invariant } from "./audit.ts";

/**
 * In a distributed database these tables are not with the accounts, so only the product's own statements keep them
 * consistent.
 */
const LOOK_UPS = [
  "sessions",
  "tokens",
  "reminders",
  "push_subscriptions",
  "push_messages",
  "identities",
  "verifications",
  "restore_flows",
  "log_in_flows",
  "email_undos",
  "payment_customers",
  "payment_subscriptions",
  "(SELECT account_id AS user_id FROM security_events)",
];

const OWN_ADDRESSES =
  "SELECT id, email_key, role IS NOT NULL AS proven FROM users WHERE email_key IS NOT NULL";
const FOUND_ADDRESSES = "SELECT user_id, email_key, proven FROM addresses";

/** How many passwords and passkeys an account has. */
const WAYS_OF_OWN = `((u.password_hash IS NOT NULL)::int + (SELECT count(*) FROM passkeys AS p WHERE p.user_id = u.id))`;

/** Accounts, sessions, codes and mails. */
export const ACCOUNTS: readonly Invariant[] = [
  {
    sentence: "Exactly guests and unverified accounts end by themselves.",
    broken: `SELECT id, role, expires_at FROM users
      WHERE (role IS NULL OR role = 'guest') <> (expires_at IS NOT NULL)`,
  },
  {
    sentence: "An unverified account has the address and the one way in with which it signed up.",
    broken: `SELECT u.id FROM users AS u WHERE u.role IS NULL AND (u.email IS NULL OR ${WAYS_OF_OWN} <> 1)`,
  },
  {
    sentence: "An address and its folded form come together, and a guest has neither.",
    broken: `SELECT id, role FROM users
      WHERE (email IS NULL) <> (email_key IS NULL) OR (role = 'guest' AND email IS NOT NULL)`,
  },
  {
    sentence: "An address belongs to one verified account at most.",
    broken: `SELECT email_key FROM users WHERE role IS NOT NULL AND email_key IS NOT NULL
      GROUP BY email_key HAVING count(*) > 1`,
  },
  {
    sentence: "An account with an address of its own is found by it, and by no other.",
    broken: `(${OWN_ADDRESSES} EXCEPT ${FOUND_ADDRESSES}) UNION ALL (${FOUND_ADDRESSES} EXCEPT ${OWN_ADDRESSES})`,
  },
  {
    sentence: "What leads to an account leads to one that is there.",
    broken: LOOK_UPS.map(
      (table) => `SELECT l.user_id FROM ${table} AS l
        WHERE l.user_id IS NOT NULL AND l.user_id NOT IN (SELECT u.id FROM users AS u)`,
    ).join(" UNION ALL "),
  },
  {
    sentence: "Policies were accepted in a version and at a time, or not at all.",
    broken: `SELECT id FROM users WHERE (policies_version IS NULL) <> (policies_accepted_at IS NULL)`,
  },
  {
    sentence: "A session was not used before it began.",
    broken: `SELECT user_id, created_at, last_seen_at FROM sessions WHERE last_seen_at < created_at`,
  },
  {
    sentence: "A session was not proved before it began.",
    broken: `SELECT user_id, created_at, proved_at FROM sessions WHERE proved_at < created_at`,
  },
  {
    sentence: "No account has more sessions than are kept of one.",
    broken: `SELECT user_id, count(*) FROM sessions GROUP BY user_id HAVING count(*) > ${MOST_SESSIONS}`,
  },
  {
    sentence:
      "An account with a proven address has a way in, or its owner took it back and has set no password yet.",
    broken: `SELECT u.id FROM users AS u WHERE u.role IS NOT NULL AND u.email IS NOT NULL AND u.password_hash IS NULL
      AND u.taken_back_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM passkeys AS p WHERE p.user_id = u.id)
      AND NOT EXISTS (SELECT 1 FROM identities AS i WHERE i.user_id = u.id)`,
  },
  {
    sentence: "A guest has one way in together with an address to prove, or neither.",
    broken: `SELECT u.id FROM users AS u WHERE u.role = 'guest' AND ${WAYS_OF_OWN} <> (u.pending_email IS NOT NULL)::int`,
  },
  {
    sentence: "No account has more passkeys than there may be.",
    broken: `SELECT user_id, count(*) FROM passkeys GROUP BY user_id HAVING count(*) > ${PASSKEYS_PER_USER}`,
  },
  {
    sentence: "A passkey counts upwards, and was not used before it was added.",
    broken: `SELECT user_id, id FROM passkeys WHERE counter < 0 OR last_used_at < created_at`,
  },
  {
    sentence: "Nobody has more tokens than one may have.",
    broken: `SELECT user_id, count(*) FROM tokens GROUP BY user_id HAVING count(*) > ${TOKENS_PER_USER}`,
  },
  {
    sentence: "A token is of somebody who can prove who they are, and was not used before it was made.",
    broken: `SELECT t.user_id, u.role FROM tokens AS t JOIN users AS u ON u.id = t.user_id
      WHERE u.role IS NULL OR u.role = 'guest' OR t.last_used_at < t.created_at`,
  },
  {
    sentence: "No account has more known devices than are remembered of one.",
    broken: `SELECT user_id, count(*) FROM known_devices GROUP BY user_id HAVING count(*) > ${MOST_DEVICES}`,
  },
  {
    sentence: "A code to verify is for the address that its account is about to prove.",
    broken: `SELECT v.user_id FROM verifications AS v JOIN users AS u ON u.id = v.user_id
      WHERE v.email IS DISTINCT FROM CASE WHEN u.role IS NULL THEN u.email ELSE u.pending_email END`,
  },
  {
    sentence: "No code was tried more often than is allowed.",
    broken: `SELECT user_id, tries FROM verifications WHERE tries NOT BETWEEN 0 AND ${CODE_TRIES}
      UNION ALL SELECT user_id, tries FROM email_changes WHERE tries NOT BETWEEN 0 AND ${CODE_TRIES}
      UNION ALL SELECT user_id, tries FROM restore_flows WHERE tries NOT BETWEEN 0 AND ${CODE_TRIES}
      UNION ALL SELECT user_id, tries FROM log_in_flows WHERE tries NOT BETWEEN 0 AND ${CODE_TRIES}`,
  },
  {
    sentence: "One-time codes are those of somebody with an address, and of these a step was used.",
    broken: `SELECT t.user_id FROM totp AS t JOIN users AS u ON u.id = t.user_id
      WHERE u.email IS NULL OR (t.enabled_at IS NULL) <> (t.last_step = 0)`,
  },
  {
    sentence: "Recovery codes belong to one-time codes that are on, ten at most.",
    broken: `SELECT t.user_id FROM totp AS t JOIN recovery_codes AS r ON r.user_id = t.user_id
      GROUP BY t.user_id HAVING t.enabled_at IS NULL OR count(*) > ${RECOVERY_CODES.many}`,
  },
  {
    sentence: "A log-in waits for its second step where there is one.",
    broken: `SELECT f.user_id FROM log_in_flows AS f LEFT JOIN totp AS t ON t.user_id = f.user_id
      WHERE t.enabled_at IS NULL`,
  },
  {
    sentence: "Ten wrong second steps lock the step.",
    broken: `SELECT user_id FROM totp WHERE cardinality(wrong_at) >= 10`,
  },
  {
    sentence: "Only a suspension has an end, which comes after it.",
    broken: `SELECT id FROM users WHERE suspended_until IS NOT NULL AND NOT coalesce(suspended_at < suspended_until, false)`,
  },
  {
    sentence: "Only who has an address of their own wants another one, or may take one back.",
    broken: `SELECT u.id FROM users AS u WHERE (u.role IS NULL OR u.role = 'guest')
      AND (u.id IN (SELECT user_id FROM email_changes) OR u.id IN (SELECT user_id FROM email_undos))`,
  },
  {
    sentence: "An address may be taken back for seven days and no longer.",
    broken: `SELECT user_id, expires_at FROM email_undos WHERE expires_at > created_at + make_interval(days => ${UNDO_DAYS})`,
  },
  {
    sentence: "Only a flow of an account is ever verified.",
    broken: `SELECT expires_at FROM restore_flows WHERE verified AND user_id IS NULL`,
  },
  {
    sentence: "Reminders go to those with an address of their own, and not before one was wanted.",
    broken: `SELECT r.user_id FROM reminders AS r JOIN users AS u ON u.id = r.user_id
      WHERE r.hour IS NOT NULL AND (u.role IS NULL OR u.role = 'guest')`,
  },
  {
    sentence: "Nobody is reminded on more devices than one may be.",
    broken: `SELECT user_id, count(*) FROM push_subscriptions GROUP BY user_id
      HAVING count(*) > ${PUSH_SUBSCRIPTIONS_PER_USER}`,
  },
  {
    sentence: "A device that is reminded is logged in, to an account with an address of its own.",
    broken: `SELECT p.user_id, p.id FROM push_subscriptions AS p JOIN users AS u ON u.id = p.user_id
      WHERE u.role IS NULL OR u.role = 'guest'
      OR NOT EXISTS (SELECT FROM sessions AS s WHERE s.user_id = p.user_id AND s.token_hash = p.session_hash)`,
  },
  {
    sentence: "A push that waits tells of words, and can still be of use.",
    broken: `SELECT user_id, words FROM push_messages WHERE words < 1 OR attempts < 0 OR next_try_at >= expires_at`,
  },
  {
    sentence: "A mail that waits can still be of use when it is put in, and only mails about codes hold one.",
    broken: `SELECT id, kind FROM outbox
      WHERE expires_at <= created_at OR attempts < 0 OR (code IS NOT NULL) <> (kind IN ('verification', 'restore'))`,
  },
  {
    sentence: "Nothing was counted below nothing for a rate limit.",
    broken: `SELECT key, used FROM rate_limits WHERE used < 0`,
  },
];
