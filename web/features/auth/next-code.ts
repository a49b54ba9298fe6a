import { RESEND_WAIT_SECONDS } from "../../../shared/limits.ts";

/** Stored for the tab, so that the wait survives a reload. */
const KEY = "nextCode";

/** A code was sent to an address: the next one must wait. `seconds`: as the server said, if it did. */
export function waitForNextCode(email: string, seconds = RESEND_WAIT_SECONDS): number {
  const time = Date.now() + seconds * 1000;
  sessionStorage.setItem(KEY, JSON.stringify({ email: email.toLowerCase(), time }));
  return time;
}

/** When the next code may be sent to an address, in milliseconds since the epoch; 0 if nothing prevents it. */
export function nextCodeTime(email: string): number {
  const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  if (typeof kept !== "object" || kept === null || !("email" in kept) || !("time" in kept)) return 0;
  return kept.email === email.toLowerCase() ? Number(kept.time) : 0;
}
