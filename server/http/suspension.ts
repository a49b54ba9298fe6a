import { sql } from "kysely";

import { AppError } from "../app-error.ts";
import type { LockedUser } from "../database/locks.ts";

/** SQL on a row of `users`: whether an operator has suspended the account, for good or until a future time. */
export const isSuspended = sql<boolean>`suspended_at IS NOT NULL AND coalesce(suspended_until > now(), true)`;

/** 403 `suspended`, with the end where there is one. */
export const suspendedError = (until: Date | null): AppError =>
  new AppError("suspended", until ? { says: "suspended_until", values: { until: until.getTime() } } : {});

/** A locked account that may be used. Throws if it is suspended or gone. */
export function requireActive(
  user: LockedUser | undefined,
  gone = (): AppError => new AppError("unauthorized"),
): LockedUser {
  if (!user) throw gone();
  if (user.suspended) throw suspendedError(user.suspended_until);
  return user;
}
