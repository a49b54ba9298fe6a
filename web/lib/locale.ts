/** The reader's own region decides between 21 Nov and Nov 21, where their browser names one for the language. */
export const localeOf = (language: string, preferred: readonly string[] = preferredHere()): string =>
  preferred.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language;

/** Where pages are drawn for readers not yet known there is no preference. */
const preferredHere = (): readonly string[] => (typeof document === "undefined" ? [] : navigator.languages);

const numbers = new Map<string, Intl.NumberFormat>();

/** One format for each language spoken: making one takes longer than using it. */
export function numberIn(locale: string, value: number): string {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, format);
  return format.format(value);
}
