import pg from "pg";

const { TIMESTAMPTZ } = pg.types.builtins;
const TEXT_ARRAY: number = 1009;

const anyTimestamp = pg.types.getTypeParser(TIMESTAMPTZ);
const anyTextArray: (literal: string) => string[] = pg.types.getTypeParser(TEXT_ARRAY);

/** The driver's own parsers, but for the two types of which a page of words has dozens: there they take longer than the query. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (format === "binary") return pg.types.getTypeParser(oid, "binary");
    if (oid === TIMESTAMPTZ) return parseTimestamp;
    if (oid === TEXT_ARRAY) return parseTextArray;
    return pg.types.getTypeParser(oid);
  }) as typeof pg.types.getTypeParser,
};

const UTC_TIMESTAMP = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/;

/** `2026-11-20 10:42:01.123+00`; microseconds are cut off, as the driver does it. */
export function parseTimestamp(text: string): Date {
  if (!UTC_TIMESTAMP.test(text)) return anyTimestamp(text) as Date;
  const fraction = text.length > 22 ? text.slice(20, -3) : "0";
  return new Date(
    Date.UTC(
      Number(text.slice(0, 4)),
      Number(text.slice(5, 7)) - 1,
      Number(text.slice(8, 10)),
      Number(text.slice(11, 13)),
      Number(text.slice(14, 16)),
      Number(text.slice(17, 19)),
      Number(fraction.slice(0, 3).padEnd(3, "0")),
    ),
  );
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
