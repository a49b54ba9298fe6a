const HOUR = 3_600_000;
const QUARTER = HOUR / 4;
const DAY = 24 * HOUR;

/** How many zones are cached; there are more than four hundred. */
const MOST_CLOCKS = 10;
/** How many offsets of one zone are cached: enough for more than twenty years without a change. */
const MOST_SPANS = 1_000;
/** In milliseconds. If the clock changed twice within a span, it would go unnoticed; zones keep a change for weeks. */
const SPANS = [8 * DAY, DAY];

/** A calendar day, as the number of days since 1970-01-01. */
export type DayNumber = number;

export const dayText = (day: DayNumber): string => new Date(day * DAY).toISOString().slice(0, 10);
export const dayNumber = (text: string): DayNumber => Date.parse(`${text}T00:00:00Z`) / DAY;

/** The Monday of a day's week; day 0 was a Thursday. */
export const mondayOf = (day: DayNumber): DayNumber => day - ((((day + 3) % 7) + 7) % 7);

/** The learner's days: a new one begins when the wall clock in their time zone shows `dayStartsAt`. */
export class Calendar {
  readonly #clock: Clock;
  readonly #startsAt: number;

  constructor({ timeZone, dayStartsAt }: { timeZone: string; dayStartsAt: number }) {
    this.#clock = clockOf(timeZone);
    this.#startsAt = dayStartsAt * HOUR;
  }

  /** The day of an instant: the date of the wall clock, or the day before it in the hours before the day starts. */
  dayOf(at: number): DayNumber {
    return Math.floor((at + this.#clock.offsetAt(at) - this.#startsAt) / DAY);
  }

  /** The first instant of a day. Clock changes happen at quarters of an hour. */
  startOf(day: DayNumber): number {
    const shown = day * DAY + this.#startsAt;
    let at = shown - this.#clock.offsetAt(shown);
    while (this.dayOf(at) < day) at += QUARTER;
    while (this.dayOf(at - QUARTER) >= day) at -= QUARTER;
    return at;
  }
}

const clocks = new Map<string, Clock>();

function clockOf(timeZone: string): Clock {
  const known = clocks.get(timeZone);
  if (known) return known;
  if (clocks.size >= MOST_CLOCKS) clocks.clear();
  const clock = new Clock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

/**
 * How far the wall clock of a zone is ahead of UTC. Asking the platform is slow, so periods without a change are
 * cached.
 */
class Clock {
  readonly #format: Intl.DateTimeFormat;
  /** By the first instant and the length of a span; null if the clock changes within it. */
  readonly #offsets = new Map<string, number | null>();

  constructor(timeZone: string) {
    this.#format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  }

  offsetAt(at: number): number {
    for (const span of SPANS) {
      const offset = this.#offsetWithin(Math.floor(at / span) * span, span);
      if (offset !== null) return offset;
    }
    return this.#read(at);
  }

  #offsetWithin(start: number, span: number): number | null {
    const key = `${start} ${span}`;
    const known = this.#offsets.get(key);
    if (known !== undefined) return known;
    if (this.#offsets.size >= MOST_SPANS) this.#offsets.clear();
    const offset = this.#read(start);
    const constant = this.#read(start + span - 1000) === offset ? offset : null;
    this.#offsets.set(key, constant);
    return constant;
  }

  #read(at: number): number {
    const parts = this.#format.formatToParts(at);
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
    const shown = Date.UTC(
      part("year"),
      part("month") - 1,
      part("day"),
      part("hour"),
      part("minute"),
      part("second"),
    );
    return shown - Math.floor(at / 1000) * 1000;
  }
}
