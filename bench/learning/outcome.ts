import { medianNumber } from "../report.ts";
import { AWAY, type Day } from "./year.ts";

const LAST_DAYS = 90;
const DAYS_BEFORE = 30;

/** The result of one year. */
export interface Outcome {
  begun: number;
  /** How many of these would be known on the following day. */
  known: number;
  /** The share of right answers among the first answers of each day, in the last ninety days. */
  retention: number;
  minutes: { median: number; longest: number };
  /**
   * The first day after the fortnight away on which no more words waited than at most in the month before; null if
   * there was none.
   */
  evenAfter: number | null;
}

export function outcomeOf(days: readonly Day[]): Outcome {
  const last = days.slice(-LAST_DAYS);
  const minutes = days.map((day) => day.minutes).filter((one) => one > 0);
  const before = days.slice(AWAY.from - DAYS_BEFORE, AWAY.from).map(({ waiting }) => waiting);
  const usual = Math.max(...before);
  const even = days.findIndex(({ waiting }, index) => index >= AWAY.to && waiting <= usual);
  const end = days.at(-1);
  return {
    begun: end?.begun ?? 0,
    known: end?.known ?? 0,
    retention: total(last.map(({ right }) => right)) / total(last.map(({ asked }) => asked)),
    minutes: { median: medianNumber(minutes), longest: Math.max(...minutes) },
    evenAfter: even < 0 ? null : even - AWAY.to + 1,
  };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
