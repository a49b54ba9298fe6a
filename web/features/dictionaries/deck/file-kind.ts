/** What reads a file: zip: an Anki package; sqlite and zstd: a collection out of one; json, xml; list: lines of text. */
export type FileKind = "zip" | "sqlite" | "zstd" | "json" | "xml" | "list" | "unknown";

const LOOKED_AT = 4096;

/** By what a file holds, never by its name. */
export async function kindOfFile(file: Blob): Promise<FileKind> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  const text = decoded(bytes, "windows-1252");
  const [, kind] = BEGINNINGS.find(([beginning]) => text.startsWith(beginning)) ?? [];
  if (kind) return kind;
  const encoding = bytes.includes(0) ? wideEncodingOf(bytes) : "utf-8";
  if (encoding === null || (encoding === "utf-8" && hasControls(bytes))) return "unknown";
  const plain = decoded(bytes, encoding).trimStart();
  if (/^\{\s*(?:["}]|$)/.test(plain)) return "json";
  return /^<(?:\?xml|!doctype (?!html)|kvtml|svg)/i.test(plain) ? "xml" : "list";
}

const BEGINNINGS: readonly (readonly [string, FileKind])[] = [
  ["PK\u0003\u0004", "zip"],
  ["PK\u0005\u0006", "zip"],
  ["SQLite format 3\0", "sqlite"],
  // As windows-1252 reads 28 B5 2F FD.
  ["(µ/ý", "zstd"],
  ["%PDF-", "unknown"],
  ["{\\rtf", "unknown"],
];

/** No text has so many control characters, or so many that are none. */
const MOST_STRANGE = 0.01;
/** Tab, line feed, form feed, carriage return; escape begins an alphabet in Japanese of seven bits. */
const IN_TEXTS: readonly number[] = [0x09, 0x0a, 0x0c, 0x0d, 0x1b];
const SPACE = 0x20;

const hasControls = (bytes: Uint8Array): boolean =>
  bytes.filter((byte) => byte < SPACE && !IN_TEXTS.includes(byte)).length > MOST_STRANGE * bytes.length;

/** What stands in text that is read in a wrong encoding of two bytes. */
const STRANGE = /[^\P{Cc}\t\n\f\r]|[\p{Cn}\p{Co}\p{Cs}\ufffd]/gu;

/** Of a text with zero bytes: UTF-16, where all of it is text then; it may be cut off within a character. */
function wideEncodingOf(bytes: Uint8Array): string | null {
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  const isText = (text: string): boolean => (text.match(STRANGE)?.length ?? 0) <= MOST_STRANGE * text.length;
  return ["utf-16le", "utf-16be"].find((encoding) => isText(decoded(whole, encoding))) ?? null;
}

const decoded = (bytes: Uint8Array, encoding: string): string => new TextDecoder(encoding).decode(bytes);
