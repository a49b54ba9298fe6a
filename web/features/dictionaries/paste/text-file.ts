import type { LanguageCode } from "../../../../shared/languages.ts";

/** Encodings from before UTF-8 that some programs still write, by language; all other languages use windows-1252. */
const ENCODINGS: readonly (readonly [string, readonly LanguageCode[]])[] = [
  ["windows-1250", ["bs", "cs", "hr", "hu", "pl", "ro", "sk", "sl", "sq"]],
  ["windows-1251", ["be", "bg", "kk", "ky", "mk", "mn", "ru", "sr", "tg", "tt", "uk"]],
  ["windows-1253", ["el"]],
  ["windows-1254", ["az", "tr"]],
  ["windows-1255", ["he", "yi"]],
  ["windows-1256", ["ar", "fa", "ps", "ur"]],
  ["windows-1257", ["et", "lt", "lv"]],
  ["windows-1258", ["vi"]],
  ["windows-874", ["th"]],
  ["shift_jis", ["ja"]],
  ["gb18030", ["zh"]],
  ["euc-kr", ["ko"]],
];

/**
 * Reads a text file: UTF-8, UTF-16 if it has a byte order mark, otherwise in the older encoding of its languages. All
 * of these encodings include English.
 */
export async function readTextFile(file: Blob, languages: readonly LanguageCode[] = []): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(oldEncodingOf(languages)).decode(bytes);
  }
}

function oldEncodingOf(languages: readonly LanguageCode[]): string {
  const [encoding = "windows-1252"] = languages.flatMap(
    (language) => ENCODINGS.find(([, written]) => written.includes(language))?.[0] ?? [],
  );
  return encoding;
}
