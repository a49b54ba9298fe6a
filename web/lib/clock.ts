import { store, stored } from "./device-storage.ts";

const KEY = "clock.ahead";
/** Up to this difference a device's clock counts as right; an answer may have been on its way for a while. */
const TOLERATED_MS = 60_000;

/** Records the server's clock from the `Date` header of an answer. */
export function noteServerTime(date: string | null): void {
  const there = Date.parse(date ?? "");
  if (Number.isNaN(there)) return;
  const ahead = Date.now() - there;
  store(KEY, Math.abs(ahead) > TOLERATED_MS ? String(ahead) : null);
}

/** The time by the server's clock, as far as known: a device's clock may be wrong by hours. */
export const serverTime = (): Date => new Date(Date.now() - Number(stored(KEY) ?? 0));
