import { useTranslation } from "react-i18next";

import { DICTIONARY_LANGUAGES, type LanguageCode } from "../../shared/languages.ts";
import { currentLanguage } from "./i18n.ts";

type Time = string | number | Date;

const SECOND = 1000;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400 * SECOND],
  ["hour", 3600 * SECOND],
  ["minute", 60 * SECOND],
];
const DAYS_TOLD_RELATIVELY = 6;

export interface Format {
  number: (value: number) => string;
  /** An amount in whole units of a currency. */
  money: (amount: number, currency: string) => string;
  date: (time: Time) => string;
  dateTime: (time: Time) => string;
  /** "12 minutes ago", "yesterday"; a date once it is a week away. */
  relative: (time: Time, now?: number) => string;
  /** A dictionary language in the reader's own language, else by its own name. */
  languageName: (code: LanguageCode) => string;
}

/** Numbers, times and names in the interface language; the component renders anew when it changes. */
export function useFormat(): Format {
  useTranslation();
  return formatIn(localeOf(currentLanguage(), navigator.languages));
}

/** The reader's own region decides between 21 Nov and Nov 21, where their browser names one for the language. */
export const localeOf = (language: string, preferred: readonly string[]): string =>
  preferred.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language;

export function formatIn(locale: string): Format {
  const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", year: "numeric" });
  const dateTime = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const names = new Intl.DisplayNames(locale, { type: "language", fallback: "none" });
  return {
    number: (value) => new Intl.NumberFormat(locale).format(value),
    money: (amount, currency) =>
      new Intl.NumberFormat(locale, { style: "currency", currency: currency.toUpperCase() }).format(amount),
    date: (time) => date.format(new Date(time)),
    dateTime: (time) => dateTime.format(new Date(time)),
    relative: (time, now = Date.now()) => {
      const away = new Date(time).getTime() - now;
      const [unit, length] = UNITS.find(([, unitLength]) => Math.abs(away) >= unitLength) ?? [
        "second",
        SECOND,
      ];
      const count = Math.trunc(away / length);
      if (unit === "day" && Math.abs(count) > DAYS_TOLD_RELATIVELY) return date.format(new Date(time));
      return ago.format(unit === "second" ? 0 : count, unit);
    },
    languageName: (code) => names.of(code) ?? DICTIONARY_LANGUAGES[code].name,
  };
}
