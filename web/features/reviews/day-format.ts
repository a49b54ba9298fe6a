import { useTranslation } from "react-i18next";

import { dateFormat } from "../../../shared/dates.ts";
import { currentLanguage } from "../../lib/i18n.ts";
import { localeOf } from "../../lib/locale.ts";

const DAY_MS = 86_400_000;

/** A learner's day is a date in their own time zone; it is computed in UTC. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const dayAfter = (day: string, days: number): string =>
  new Date(dateOf(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS);

export interface DayFormat {
  /** “Sunday, 22 November” */
  long: (day: string) => string;
  /** “22 Nov” */
  short: (day: string) => string;
  /** “Nov 2026”, which fits the column of a table in every language. */
  month: (day: string) => string;
  /** “Nov” */
  shortMonth: (day: string) => string;
  /** “Sun” */
  shortWeekday: (day: string) => string;
  /** “Wednesday” */
  weekday: (day: string) => string;
  /** “6 December”, with the year where it is not this one. */
  date: (day: string, today: string) => string;
  /** “tomorrow”, “Wednesday”, then “Sunday, 6 December”. */
  away: (day: string, today: string) => string;
}

export function useDayFormat(): DayFormat {
  useTranslation();
  const locale = localeOf(currentLanguage(), navigator.languages);
  const by = (options: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(locale, { ...options, timeZone: "UTC" });
    return (day: string) => format(dateOf(day));
  };
  const long = by({ weekday: "long", day: "numeric", month: "long" });
  const weekday = by({ weekday: "long" });
  const date = by({ day: "numeric", month: "long" });
  const dateOfYear = by({ day: "numeric", month: "long", year: "numeric" });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return {
    long,
    short: by({ day: "numeric", month: "short" }),
    month: by({ month: "short", year: "numeric" }),
    shortMonth: by({ month: "short" }),
    shortWeekday: by({ weekday: "short" }),
    weekday,
    date: (day, today) => (day.slice(0, 4) === today.slice(0, 4) ? date : dateOfYear)(day),
    away: (day, today) => {
      const days = daysBetween(today, day);
      if (days < 2) return relative.format(days, "day");
      return days <= 7 ? weekday(day) : long(day);
    },
  };
}
