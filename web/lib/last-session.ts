import type { User } from "../../shared/api/users.ts";
import { serverTime } from "./clock.ts";
import { store, stored } from "./device-storage.ts";

const KEY = "session.last";

/**
 * Remembers that somebody is signed in here, and a guest's expiry, so that the end can be explained when they return.
 */
export const noteSession = ({ role, expiresAt }: User): void =>
  store(KEY, role === "guest" && expiresAt ? expiresAt : "account");

/** Whether somebody was signed in here and did not log out. */
export const wasSignedIn = (): boolean => stored(KEY) !== null;

/** When the guest of this device expired; null where it was not a guest, or not yet. */
export function guestEnd(): string | null {
  const last = stored(KEY);
  return last && last !== "account" && new Date(last) <= serverTime() ? last : null;
}

/** The end of an account is reported once, that of a guest until somebody signs in. */
export function forgetAccount(): void {
  if (stored(KEY) === "account") store(KEY, null);
}
