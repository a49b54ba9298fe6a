import { sql, type Selectable } from "kysely";

import type { User } from "../../../shared/api/users.ts";
import { POLICIES_VERSION } from "../../../shared/policies.ts";
import { limitsOf } from "../../../shared/roles.ts";
import type { Db } from "../../database/open.ts";
import type { PaymentSubscriptionsTable } from "../../database/tables/payment.ts";

/** The user as they see themselves (contract §3). */
export async function readUser(db: Db, userId: string): Promise<User> {
  const row = await db
    .selectFrom("users as u")
    .select((eb) => [
      "u.id",
      "u.email",
      "u.pending_email",
      "u.role",
      "u.interface_language",
      "u.dictionaries_sort",
      "u.dictionaries_sort_direction",
      "u.dictionary_words_sort",
      "u.dictionary_words_sort_direction",
      "u.policies_version",
      "u.password_hash",
      "u.password_changed_at",
      "u.created_at",
      "u.expires_at",
      "u.review_minutes",
      "u.review_new",
      "u.review_retention",
      "u.review_time_zone",
      "u.review_day_starts_at",
      eb
        .selectFrom("dictionaries as d")
        .select(sql<number>`count(*)::int`.as("count"))
        .where("d.user_id", "=", userId)
        .as("dictionaries_used"),
      eb
        .selectFrom("test_days as t")
        .select("t.used")
        .where("t.user_id", "=", userId)
        .where("t.day", "=", sql<string>`(now() AT TIME ZONE 'UTC')::date`)
        .as("tests_used"),
      eb.selectFrom("reminders as r").select("r.hour").where("r.user_id", "=", userId).as("reminder_hour"),
      sql<Date>`((now() AT TIME ZONE 'UTC')::date + 1)::timestamp AT TIME ZONE 'UTC'`.as("tests_reset_at"),
    ])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
  const ways = await readWays(db, userId);
  return {
    id: row.id,
    email: row.email,
    pendingEmail: row.pending_email,
    role: row.role,
    interfaceLanguage: row.interface_language,
    sortingConfigs: {
      dictionariesSort: row.dictionaries_sort,
      dictionariesSortDirection: row.dictionaries_sort_direction,
      dictionaryWordsSort: row.dictionary_words_sort,
      dictionaryWordsSortDirection: row.dictionary_words_sort_direction,
    },
    policiesAccepted: row.policies_version === POLICIES_VERSION,
    hasPassword: row.password_hash !== null,
    hasGoogle: ways.hasGoogle,
    passwordChangedAt:
      row.password_hash === null ? null : (row.password_changed_at ?? row.created_at).toISOString(),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    limits: limitsOf(row.role),
    usage: {
      dictionaries: row.dictionaries_used ?? 0,
      testsToday: row.tests_used ?? 0,
      testsResetAt: row.tests_reset_at.toISOString(),
    },
    subscription: ways.subscription,
    review: {
      minutesPerDay: row.review_minutes,
      newPerDay: row.review_new,
      retention: row.review_retention,
      timeZone: row.review_time_zone,
      dayStartsAt: row.review_day_starts_at,
      reminderAt: row.reminder_hour,
    },
  };
}

interface Ways {
  hasGoogle: boolean;
  /** The running subscription, otherwise the last one; null for those who never had one. */
  subscription: User["subscription"];
}

/** The ways in and the subscription, in one statement. */
async function readWays(db: Db, userId: string): Promise<Ways> {
  const { rows } = await sql<Subscription & { hasGoogle: boolean }>`
    SELECT EXISTS (SELECT 1 FROM identities AS i WHERE i.user_id = ${userId}) AS "hasGoogle",
      s.status, s.current_period_end, s.cancel_at_period_end
    FROM (SELECT) AS one LEFT JOIN (
      SELECT p.status, p.current_period_end, p.cancel_at_period_end FROM payment_subscriptions AS p
      WHERE p.user_id = ${userId} ORDER BY p.status = 'canceled', p.started_at DESC LIMIT 1
    ) AS s ON true`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a query without a table has one row");
  return {
    hasGoogle: row.hasGoogle,
    subscription: row.status && {
      status: row.status,
      currentPeriodEnd: row.current_period_end.toISOString(),
      cancelAtPeriodEnd: row.cancel_at_period_end,
    },
  };
}

type Subscription =
  | Pick<Selectable<PaymentSubscriptionsTable>, "status" | "current_period_end" | "cancel_at_period_end">
  | { status: null };
