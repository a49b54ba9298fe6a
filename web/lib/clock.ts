import { store, stored } from "./device-storage.ts";

const KEY = "clock.ahead";
/** Within this a device's clock is right enough; an answer may have been on its way for a while. */
const TOLERATED_MS = 60_000;

/** Tells what the server's clock showed a moment ago, by the `Date` of an answer. */
export function noteServerTime(date: string | null): void {
  const there = Date.parse(date ?? "");
  if (Number.isNaN(there)) return;
  const ahead = Date.now() - there;
  store(KEY, Math.abs(ahead) > TOLERATED_MS ? String(ahead) : null);
}

/** The time by the server's clock, as far as it is known: a device's own may be wrong by hours. */
export const serverTime = (): Date => new Date(Date.now() - Number(stored(KEY) ?? 0));
