import { Calendar } from "../../../shared/memory/days.ts";

export interface ReminderHour {
  hour: number;
  timeZone: string;
}

/** The next time at which the learner's wall clock shows the hour, but not again on the date of the last mail. */
export function nextReminder({ hour, timeZone }: ReminderHour, now: number, sentAt: number | null): number {
  const fromHour = new Calendar({ timeZone, dayStartsAt: hour });
  const fromMidnight = new Calendar({ timeZone, dayStartsAt: 0 });
  const day = fromHour.dayOf(now) + 1;
  const next = fromHour.startOf(day);
  const isSecond = sentAt !== null && fromMidnight.dayOf(next) === fromMidnight.dayOf(sentAt);
  return isSecond ? fromHour.startOf(day + 1) : next;
}
