/** The provider's time, which runs and can be moved forward. In Unix seconds, like everything in its API. */
export class Clock {
  #ahead = 0;

  now(): number {
    return realNow() + this.#ahead;
  }

  /** Never moves back. */
  moveTo(time: number): void {
    this.#ahead = Math.max(this.#ahead, time - realNow());
  }
}

export const DAY = 86_400;

/** The same day of a later month, or the last day of that month. */
export function addMonths(time: number, months: number): number {
  const date = new Date(time * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}

function realNow(): number {
  return Math.floor(Date.now() / 1000);
}
