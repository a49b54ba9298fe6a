const DAY_MS = 86_400_000;

/** What was paid, in the smallest unit of its currency, for which time. */
export interface PaidPeriod {
  amount: number;
  start: Date;
  end: Date;
}

export interface UnusedPart {
  /** Whole days that were paid for and not begun. */
  days: number;
  amount: number;
}

/** The part of a payment for the days that are not begun at a time: who buys and gives back again and again pays for each day. */
export function unusedPart({ amount, start, end }: PaidPeriod, at: Date): UnusedPart {
  const total = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  const left = Math.floor((end.getTime() - at.getTime()) / DAY_MS);
  const days = Math.min(Math.max(left, 0), total);
  return { days, amount: Math.floor((amount * days) / total) };
}
