import type { LanguageCode } from "../../../../shared/languages.ts";

/**
 * The encodings that browsers decode: the name for `TextDecoder`, the name for people, and the languages whose texts
 * are often stored in it. Of two that fit a text alike, one of its languages comes first, then the upper one.
 */
const ENCODINGS: readonly (readonly [string, string, string?])[] = [
  ["utf-8", "UTF-8"],
  ["utf-16le", "UTF-16 LE"],
  ["utf-16be", "UTF-16 BE"],
  ["windows-1252", "Windows-1252"],
  ["windows-1250", "Windows-1250", "bs cs hr hu pl ro sk sl sq"],
  ["windows-1251", "Windows-1251", "be bg kk ky mk mn ru sr tg tt uk"],
  ["windows-1253", "Windows-1253", "el"],
  ["windows-1254", "Windows-1254", "az ku tr"],
  ["windows-1255", "Windows-1255", "he yi"],
  ["windows-1256", "Windows-1256", "ar fa ps ur"],
  ["windows-1257", "Windows-1257", "et lt lv"],
  ["windows-1258", "Windows-1258", "vi"],
  ["windows-874", "Windows-874", "th"],
  ["gb18030", "GB18030", "zh"],
  ["big5", "Big5", "zh"],
  ["shift_jis", "Shift JIS", "ja"],
  ["euc-jp", "EUC-JP", "ja"],
  ["iso-2022-jp", "ISO-2022-JP", "ja"],
  ["euc-kr", "EUC-KR", "ko"],
  ["koi8-u", "KOI8-U", "uk"],
  ["koi8-r", "KOI8-R", "ru"],
  ["macintosh", "Mac Roman"],
  ["x-mac-cyrillic", "Mac Cyrillic"],
  ["ibm866", "IBM 866"],
  ["iso-8859-2", "ISO-8859-2"],
  ["iso-8859-3", "ISO-8859-3", "eo mt"],
  ["iso-8859-4", "ISO-8859-4"],
  ["iso-8859-5", "ISO-8859-5"],
  ["iso-8859-6", "ISO-8859-6"],
  ["iso-8859-7", "ISO-8859-7"],
  ["iso-8859-8", "ISO-8859-8"],
  ["iso-8859-10", "ISO-8859-10"],
  ["iso-8859-13", "ISO-8859-13"],
  ["iso-8859-14", "ISO-8859-14", "cy ga gd"],
  ["iso-8859-15", "ISO-8859-15"],
  ["iso-8859-16", "ISO-8859-16"],
];

/** All encodings, those that are usual for the languages first. */
export function encodingsFor(languages: readonly LanguageCode[]): string[] {
  const isUsual = (of = ""): boolean => languages.some((language) => of.split(" ").includes(language));
  return ENCODINGS.toSorted(([, , one], [, , other]) => Number(isUsual(other)) - Number(isUsual(one))).map(
    ([encoding]) => encoding,
  );
}

export const nameOfEncoding = (encoding: string): string =>
  ENCODINGS.find(([known]) => known === encoding)?.[1] ?? encoding;

/** A decoder; none where the platform lacks the encoding, or nobody has heard of it. */
export function decoderOf(encoding: string): TextDecoder | null {
  try {
    return new TextDecoder(encoding);
  } catch {
    return null;
  }
}

const charactersOf = new Map<string, ReadonlySet<string>>();

/** The characters that an encoding of East Asia has in some rows, which begin with these bytes. */
export function charactersIn(encoding: string, firstRow: number, lastRow: number): ReadonlySet<string> {
  const key = `${encoding} ${firstRow} ${lastRow}`;
  const known = charactersOf.get(key);
  if (known) return known;
  const bytes: number[] = [];
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let cell = 0x40; cell <= 0xfe; cell += 1)
      if (cell >= 0xa1 || (encoding === "big5" && cell <= 0x7e)) bytes.push(row, cell);
  const characters = new Set(decoderOf(encoding)?.decode(Uint8Array.from(bytes)));
  charactersOf.set(key, characters);
  return characters;
}

/** Signs, kana and the characters in frequent use: the standards put them first. */
export function frequentCharacters(encoding: string): ReadonlySet<string> | null {
  const rows = FREQUENT[encoding];
  return rows ? charactersIn(rows.standard, 0xa1, rows.last) : null;
}

const JAPANESE = { standard: "euc-jp", last: 0xcf };
const FREQUENT: Partial<Record<string, { standard: string; last: number }>> = {
  shift_jis: JAPANESE,
  "euc-jp": JAPANESE,
  "iso-2022-jp": JAPANESE,
  gb18030: { standard: "gb18030", last: 0xd7 },
  big5: { standard: "big5", last: 0xc6 },
  "euc-kr": { standard: "euc-kr", last: 0xc8 },
};
