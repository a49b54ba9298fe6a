import { useTranslation } from "react-i18next";

import { dateFormat } from "../../shared/dates.ts";
import { DICTIONARY_LANGUAGES, type LanguageCode } from "../../shared/languages.ts";
import { currentLanguage } from "./i18n.ts";
import { localeOf, numberIn } from "./locale.ts";

type Time = string | number | Date;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400 * SECOND],
  ["hour", HOUR],
  ["minute", MINUTE],
];
const DAYS_TOLD_RELATIVELY = 6;

export interface Format {
  number: (value: number) => string;
  /** An amount in whole units of a currency. */
  money: (amount: number, currency: string) => string;
  date: (time: Time) => string;
  dateTime: (time: Time) => string;
  /** With no-break spaces, so that it stays on one line. */
  timeOfDay: (time: Time) => string;
  /** Milliseconds in whole hours, or in minutes if it is less than one hour: "23 hr", "25 min". */
  span: (milliseconds: number) => string;
  /** “10 minutes”. */
  minutes: (count: number) => string;
  /** A share, where 1 is 100 %. */
  percent: (share: number) => string;
  /** "a, b and c". */
  list: (items: readonly string[]) => string;
  /** "just now", "12 minutes ago", "yesterday"; a date once it is a week ago. */
  relative: (time: Time, now?: number) => string;
  /** A dictionary language in the reader's own language, otherwise by its own name. */
  languageName: (code: LanguageCode) => string;
  /** The same at the start of a text: many languages write it in lower case elsewhere. */
  languageTitle: (code: LanguageCode) => string;
}

/** Numbers, times and names in the interface language; the component renders again when the language changes. */
export function useFormat(): Format {
  const { t } = useTranslation();
  return formatIn(localeOf(currentLanguage()), t("common.justNow"));
}

const formats = new Map<string, Format>();

/**
 * `justNow` is used for less than a minute, for which Intl only has "now". One per language: creating it takes longer
 * than using it.
 */
export function formatIn(locale: string, justNow = ""): Format {
  const key = `${locale} ${justNow}`;
  const format = formats.get(key) ?? newFormat(locale, justNow);
  formats.set(key, format);
  return format;
}

function newFormat(locale: string, justNow: string): Format {
  const date = dateFormat(locale, { day: "numeric", month: "short", year: "numeric" });
  const dateTime = dateFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  const timeOfDay = dateFormat(locale, { hour: "numeric", minute: "2-digit" });
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const minutes = new Intl.NumberFormat(locale, { style: "unit", unit: "minute", unitDisplay: "long" });
  const list = new Intl.ListFormat(locale);
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const names = new Intl.DisplayNames(locale, { type: "language", fallback: "none" });
  // Ukrainian names have another apostrophe than the texts around them.
  const languageName = (code: LanguageCode): string =>
    names.of(code)?.replaceAll("\u02bc", "’") ?? DICTIONARY_LANGUAGES[code].name;
  return {
    number: (value) => numberIn(locale, value),
    money: (amount, currency) =>
      new Intl.NumberFormat(locale, { style: "currency", currency: currency.toUpperCase() }).format(amount),
    date: (time) => date(new Date(time)),
    dateTime: (time) => dateTime(new Date(time)),
    timeOfDay: (time) => timeOfDay(new Date(time)).replaceAll(" ", "\u00a0"),
    span: (milliseconds) => {
      const hours = Math.floor(milliseconds / HOUR);
      const [count, unit] = hours > 0 ? [hours, "hour"] : [Math.ceil(milliseconds / MINUTE), "minute"];
      return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "short" })
        .format(count)
        .replaceAll(" ", "\u00a0");
    },
    minutes: (count) => minutes.format(count),
    percent: (share) => percent.format(share),
    list: (items) => list.format(items),
    relative: (time, now = Date.now()) => {
      const away = new Date(time).getTime() - now;
      const found = UNITS.find(([, unitLength]) => Math.abs(away) >= unitLength);
      if (!found) return justNow;
      const [unit, length] = found;
      const count = Math.trunc(away / length);
      if (unit === "day" && Math.abs(count) > DAYS_TOLD_RELATIVELY) return date(new Date(time));
      return ago.format(count, unit);
    },
    languageName,
    languageTitle: (code) => {
      const name = languageName(code);
      return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
    },
  };
}
