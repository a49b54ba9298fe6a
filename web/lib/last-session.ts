import type { User } from "../../shared/api/users.ts";
import { serverTime } from "./clock.ts";
import { store, stored } from "./device-storage.ts";

const KEY = "session.last";

/** Remembers that somebody is signed in here, and of a guest until when: so that their end can be told on coming back. */
export const noteSession = ({ role, expiresAt }: User): void =>
  store(KEY, role === "guest" && expiresAt ? expiresAt : "account");

/** Whether somebody was signed in here who did not leave by themselves. */
export const wasSignedIn = (): boolean => stored(KEY) !== null;

/** When the guest of this device came to their end; null where it was no guest, or not yet time. */
export function guestEnd(): string | null {
  const last = stored(KEY);
  return last && last !== "account" && new Date(last) <= serverTime() ? last : null;
}

/** An account's end is told once; a guest's until somebody signs in. */
export function forgetAccount(): void {
  if (stored(KEY) === "account") store(KEY, null);
}
