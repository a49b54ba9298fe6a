import { sql } from "kysely";

/** On a row of `users`, named `u`: whether an operator has suspended the account, for good or until a future time. */
export const SUSPENDED = "u.suspended_at IS NOT NULL AND coalesce(u.suspended_until > now(), true)";
export const isSuspended = sql.raw<boolean>(SUSPENDED);
