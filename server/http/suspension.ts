import { AppError } from "../app-error.ts";
import type { LockedUser } from "../database/locks.ts";

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
