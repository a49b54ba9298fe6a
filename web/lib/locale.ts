/** The reader's own region decides between 21 Nov and Nov 21, if their browser names one for the language. */
export const localeOf = (language: string, preferred: readonly string[] = preferredHere()): string =>
  preferred.find((tag) => tag === language || tag.startsWith(`${language}-`)) ?? language;

/** Prerendered pages are for unknown readers, so there is no preference. */
const preferredHere = (): readonly string[] => (typeof document === "undefined" ? [] : navigator.languages);

const numbers = new Map<string, Intl.NumberFormat>();

/** One format per language: creating one takes longer than using it. */
export function numberIn(locale: string, value: number): string {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, format);
  return format.format(value);
}
