/** A text of so many repetitions; longer by the same amount with each. */
type Repeated = (times: number) => string;

const repeated =
  (part: string, end = ""): Repeated =>
  (times) =>
    part.repeat(times) + end;

/** Texts that are known to take programs longer than others of the same size, by the cause. */
export const SLOW_TEXTS: Readonly<Record<string, Repeated>> = {
  "unordered marks": (times) => `a${"\u0323\u0301".repeat(times)}`,
  "marks of many classes": (times) => `a${"\u0315\u0316\u0300\u0345\u05b0\u3099".repeat(times)}`,
  "as many marks as allowed, again and again": repeated(`a${"\u0323\u0301".repeat(16)}`),
  jamo: repeated("\u1112\u1161\u11ab"),
  ligatures: repeated("\ufdfa\ufb03"),
  compositions: repeated("\u1e69각ǖ"),
  "letters that grow with their case": repeated("İßΐ"),
  "joined pictures": repeated("👩\u200d"),
  "flags, tags and variations": repeated("🇺\u{e0061}\ufe0f"),
  "joined consonants": repeated("क\u094d"),
  "unclosed readings": repeated("<rt>x"),
  "opened tags": repeated("<"),
  "opened comments": repeated("<!--"),
  "opened attributes": repeated('<a b="'),
  "begun entities": repeated("&#"),
  "sounds that do not end": repeated("[sound:"),
  // Without the minus a search ends with its first part that is not found.
  stars: repeated("-a*a*a*a*zq "),
  "wildcards of SQL": repeated("%_"),
  "round brackets": repeated("("),
  "square brackets": repeated("["),
  braces: repeated("{"),
  "brackets with variants": repeated("(a/"),
  slashes: repeated("/"),
  quotes: repeated('"'),
  backslashes: repeated("\\"),
  "white space": repeated("\t\u00a0\n\u3000 ", "."),
  "nearly an address": repeated("a."),
  "many at signs": repeated("a@"),
  digits: repeated("7"),
  commas: repeated("a,"),
  "separators of headers": repeated("=;q=0,"),
  "lone surrogates": repeated("\ud800"),
};

/** The longest of these texts that is not larger than a size. */
export function filled(text: Repeated, size: number, measure: (text: string) => number): string {
  const once = measure(text(1));
  const each = measure(text(2)) - once;
  return text(Math.max(0, 1 + Math.floor((size - once) / each)));
}

const many = (count: number, one: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at)).join(",");

/** JSON of about the given number of bytes that can stand in the place of any list or object. */
export const SLOW_VALUES: Readonly<Record<string, (bytes: number) => string>> = {
  "many keys": (bytes) => `{${many(bytes / 12, (at) => `"key${at}":0`)}}`,
  "a wide array": (bytes) => `[${many(bytes / 3, () => "[]")}]`,
  "an array of empty texts": (bytes) => `[${many(bytes / 3, () => '""')}]`,
  "an array of objects": (bytes) => `[${many(bytes / 30, (at) => `{"k${at}":0,"l${at}":0}`)}]`,
  "deep arrays": (bytes) => "[".repeat(bytes / 2) + "]".repeat(bytes / 2),
  "wide and deep arrays": (bytes) => `[${many(bytes / 60, () => `${"[".repeat(28)}${"]".repeat(28)}`)}]`,
};

/** Changes of a dictionary of about the given number of bytes whose structure makes them slow. */
export const SLOW_JSON: Readonly<Record<string, (bytes: number) => string>> = {
  "many keys": (bytes) => `{${many(bytes / 12, (at) => `"key${at}":0`)}}`,
  "many keys of words": (bytes) =>
    `{"words":{"create":[${many(bytes / 30, (at) => `{"k${at}":0,"l${at}":0}`)}]}}`,
  "wide arrays": (bytes) => `{"words":{"delete":[${many(bytes / 3, () => "[]")}]}}`,
  "wide and deep": (bytes) => `[${many(bytes / 60, () => `${"[".repeat(28)}${"]".repeat(28)}`)}]`,
  "bad definitions": (bytes) =>
    `{"words":{"create":[${many(bytes / 110, () => `{"term":",","definitions":[${many(20, () => '","')}]}`)}]}}`,
  "definitions of one word": (bytes) =>
    `{"words":{"create":[{"term":"a","definitions":[${many(bytes / 4, () => '","')}]}]}}`,
  "the same id again": (bytes) =>
    `{"words":{"delete":[${many(bytes / 39, () => '"01a20760-3ef3-752f-bb1a-bd99e38b276d"')}]}}`,
};
