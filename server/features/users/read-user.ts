import { sql, type Selectable } from "kysely";

import type { RemindBy, User } from "../../../shared/api/users.ts";
import { limitsOf } from "../../../shared/roles.ts";
import type { Db } from "../../database/open.ts";
import type { PaymentSubscriptionsTable } from "../../database/tables/payment.ts";
import { readAccount, type Session } from "../../http/account.ts";

/** The user as they see themselves (contract §3). */
export const readUser = async (db: Db, userId: string): Promise<User> =>
  userOf(db, await readAccount(db, userId));

/** The user of a session that was read with the usage. */
export async function userOf(db: Db, { account, usage }: Pick<Session, "account" | "usage">): Promise<User> {
  if (!usage) throw new Error("an account without its usage");
  const { learner } = account;
  const { reminderAt, remindBy, hasGoogle, subscription } = await readLookUps(db, account.id);
  return {
    id: account.id,
    email: account.email,
    pendingEmail: account.pendingEmail,
    role: account.role,
    interfaceLanguage: account.interfaceLanguage,
    sortingConfigs: {
      dictionariesSort: account.dictionariesSort,
      dictionariesSortDirection: account.dictionariesSortDirection,
      dictionaryWordsSort: account.dictionaryWordsSort,
      dictionaryWordsSortDirection: account.dictionaryWordsSortDirection,
    },
    policiesAccepted: account.policiesAccepted,
    hasPassword: account.hasPassword,
    hasGoogle,
    passwordChangedAt: account.hasPassword
      ? (account.passwordChangedAt ?? account.createdAt).toISOString()
      : null,
    createdAt: account.createdAt.toISOString(),
    expiresAt: account.expiresAt?.toISOString() ?? null,
    limits: limitsOf(account.role),
    usage: { ...usage, testsResetAt: usage.testsResetAt.toISOString() },
    subscription,
    review: {
      minutesPerDay: learner.minutesPerDay,
      newPerDay: learner.newPerDay,
      retention: learner.retention,
      timeZone: learner.timeZone,
      dayStartsAt: learner.dayStartsAt,
      introduce: learner.introduce,
      reminderAt,
      remindBy,
    },
  };
}

interface LookUps {
  hasGoogle: boolean;
  /** The hour of the reminder. */
  reminderAt: number | null;
  remindBy: RemindBy;
  /** The running subscription, otherwise the last one; null for those who never had one. */
  subscription: User["subscription"];
}

/** What is stored apart from users' rows (decision 205), in one statement. */
async function readLookUps(db: Db, userId: string): Promise<LookUps> {
  const { rows } = await sql<Subscription & Pick<LookUps, "hasGoogle" | "reminderAt" | "remindBy">>`
    SELECT EXISTS (SELECT 1 FROM identities AS i WHERE i.user_id = ${userId}) AS "hasGoogle",
      (SELECT r.hour FROM reminders AS r WHERE r.user_id = ${userId}) AS "reminderAt",
      coalesce((SELECT r.remind_by FROM reminders AS r WHERE r.user_id = ${userId}), 'mail') AS "remindBy",
      s.status, s.current_period_end, s.cancel_at_period_end
    FROM (SELECT) AS one LEFT JOIN (
      SELECT p.status, p.current_period_end, p.cancel_at_period_end FROM payment_subscriptions AS p
      WHERE p.user_id = ${userId} ORDER BY p.status = 'canceled', p.started_at DESC LIMIT 1
    ) AS s ON true`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a query without a table has one row");
  return {
    hasGoogle: row.hasGoogle,
    reminderAt: row.reminderAt,
    remindBy: row.remindBy,
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
