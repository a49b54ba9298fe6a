const DAY_MS = 86_400_000;

/** A payment: how much, in the currency's smallest unit, for which period. */
export interface PaidPeriod {
  amount: number;
  start: Date;
  end: Date;
}

export interface UnusedPart {
  /** Whole days that were paid for and have not begun. */
  days: number;
  amount: number;
}

/**
 * The part of a payment for days that have not begun at a given time: buying and refunding repeatedly still costs every
 * day used.
 */
export function unusedPart({ amount, start, end }: PaidPeriod, at: Date): UnusedPart {
  const total = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  const left = Math.floor((end.getTime() - at.getTime()) / DAY_MS);
  const days = Math.min(Math.max(left, 0), total);
  return { days, amount: Math.floor((amount * days) / total) };
}
