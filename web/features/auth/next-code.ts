import { RESEND_WAIT_SECONDS } from "../../../shared/limits.ts";

/** Kept for the tab, so that the wait outlives a reload. */
const KEY = "nextCode";

/** A code is on its way to an address: the next one has to wait. `seconds`: where the server said how long. */
export function waitForNextCode(email: string, seconds = RESEND_WAIT_SECONDS): number {
  const time = Date.now() + seconds * 1000;
  sessionStorage.setItem(KEY, JSON.stringify({ email: email.toLowerCase(), time }));
  return time;
}

/** When the next code may be sent to an address, in milliseconds since the epoch; 0 where nothing is known against now. */
export function nextCodeTime(email: string): number {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  if (typeof kept !== "object" || kept === null || !("email" in kept) || !("time" in kept)) return 0;
  return kept.email === email.toLowerCase() ? Number(kept.time) : 0;
}
