import type { LanguageCode } from "../../../../shared/languages.ts";

/** In which encodings files were written before UTF-8, and by some programs still are; all other languages in windows-1252. */
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
 * Reads a text file: UTF-8, UTF-16 where its mark says so, and where it is neither the old encoding of the languages that it
 * is in. English stands in all of those.
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
