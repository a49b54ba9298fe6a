import pg from "pg";

const TEXT_ARRAY: number = 1009;

const anyTime: (text: string) => Date = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);
const anyTextArray: (literal: string) => string[] = pg.types.getTypeParser(TEXT_ARRAY);

/**
 * The driver's parsers, except for arrays of texts: a page of words has dozens, and parsing them took longer than the
 * query.
 */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (format === "binary") return pg.types.getTypeParser(oid, "binary");
    return oid === TEXT_ARRAY ? parseTextArray : pg.types.getTypeParser(oid);
  }) as typeof pg.types.getTypeParser,
};

const UTC = "+00";
const DATE = "2026-11-20".length;
const SECONDS = "2026-11-20 10:42:01".length;

/** A `timestamptz(3)` that was selected as text, as the API shows times (contract §1); faster than through a Date. */
export function isoTime(text: string): string {
  if (!text.endsWith(UTC) || text.length > SECONDS + ".123+00".length) return anyTime(text).toISOString();
  const milliseconds = text.slice(SECONDS + 1, -UTC.length).padEnd(3, "0");
  return `${text.slice(0, DATE)}T${text.slice(DATE + 1, SECONDS)}.${milliseconds}Z`;
}

/** `{word,"two words","a \"quoted\" one"}`; null and nested arrays are left to the driver. */
export function parseTextArray(literal: string): string[] {
  if (!literal.startsWith("{") || literal.startsWith("{{") || literal.includes("NULL"))
    return anyTextArray(literal);
  const texts: string[] = [];
  const end = literal.length - 1;
  for (let start = 1; start < end;) {
    const quoted = literal[start] === '"';
    const stop = quoted ? closingQuote(literal, start + 1) : literal.indexOf(",", start);
    if (quoted) {
      const text = literal.slice(start + 1, stop);
      texts.push(text.includes("\\") ? text.replace(/\\(.)/gsu, "$1") : text);
      start = stop + 2;
    } else {
      texts.push(literal.slice(start, stop === -1 ? end : stop));
      start = stop === -1 ? end : stop + 1;
    }
  }
  return texts;
}

function closingQuote(literal: string, from: number): number {
  for (let i = literal.indexOf('"', from); i !== -1; i = literal.indexOf('"', i + 1)) {
    let backslashes = 0;
    while (literal[i - 1 - backslashes] === "\\") backslashes++;
    if (backslashes % 2 === 0) return i;
  }
  return literal.length - 1;
}
