/** A format of days and times in a language or region, as people there write them. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (time: number | Date) => string {
  const format = new Intl.DateTimeFormat(locale, options);
  const isFrench = locale.startsWith("fr");
  return (time) => {
    const text = format.format(time).replace(BEFORE_YEAR_SIGN, "\u00a0");
    return isFrench ? text.replace(FRENCH_FIRST, "1er") : text;
  };
}

/** “2026 г.” and “2026 р.” stay on one line. */
const BEFORE_YEAR_SIGN = / (?=[гр]\.)/g;
/** The first day of a month is an ordinal, which Intl does not know. */
const FRENCH_FIRST = /\b1(?= (?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc))/;
