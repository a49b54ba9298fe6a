import type { DayNumber } from "../../../shared/memory/days.ts";

/**
 * How many days in a row were learned: in the run that ends today or yesterday, and in the longest. `days`: oldest
 * first.
 */
export function streakOf(days: readonly DayNumber[], today: DayNumber): { current: number; longest: number } {
  let run = 0;
  let longest = 0;
  let before: DayNumber | undefined;
  for (const day of days) {
    run = before === day - 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  const isOn = before !== undefined && before >= today - 1;
  return { current: isOn ? run : 0, longest };
}
