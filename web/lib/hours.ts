import { currentLanguage } from "./i18n.ts";
import { localeOf } from "./locale.ts";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When somebody is reminded who has not chosen an hour. */
export const REMINDER_HOUR = 8;

/** The hours of a day to choose from. */
export const hourOptions = (): { value: string; label: string }[] =>
  HOURS.map((hour) => ({ value: String(hour), label: timeOf(hour) }));

/** An hour as the reader writes times. */
export const timeOf = (hour: number): string =>
  new Intl.DateTimeFormat(localeOf(currentLanguage(), navigator.languages), {
    timeStyle: "short",
    timeZone: "UTC",
  }).format(new Date(Date.UTC(2000, 0, 1, hour)));
