import type { LanguageCode } from "../../../../shared/languages.ts";
import { decoderOf, encodingsFor } from "./encodings.ts";
import { fitFor, type Fit, type SamplePart } from "./text-fit.ts";

/** One way to read a file. */
export interface Candidate {
  /** The name for `TextDecoder`. */
  encoding: string;
  /** Up to three lines of the file, in which all candidates differ. */
  sample: readonly SamplePart[];
}

export interface DecodedText {
  text: string;
  encoding: string;
  /** The file does not say its encoding, and is no UTF-8 without errors. */
  guessed: boolean;
  /** The one that was taken, then the likeliest; those that read alike are here once. */
  candidates: readonly Candidate[];
}

/** A file that was read, kept for another choice. */
export interface TextFile {
  bytes: Uint8Array;
  decoded: DecodedText;
}

/** Reads a text file: as it says itself, as UTF-8, or in the encoding in which it fits the languages best. */
export function decodeText(bytes: Uint8Array, languages: readonly LanguageCode[] = []): DecodedText {
  const stated = statedEncoding(bytes) ?? (isPlainUtf8(bytes) ? "utf-8" : null);
  const candidates = candidatesFor(bytes, languages, stated);
  const encoding = stated ?? candidates[0]?.encoding ?? "utf-8";
  return { text: decodeAs(bytes, encoding), encoding, guessed: stated === null, candidates };
}

/** The same file in another encoding, which somebody chose. */
export function inEncoding({ bytes, decoded }: TextFile, encoding: string): TextFile {
  return { bytes, decoded: { ...decoded, text: decodeAs(bytes, encoding), encoding } };
}

const decodeAs = (bytes: Uint8Array, encoding: string): string => decoderOf(encoding)?.decode(bytes) ?? "";

const NUL = 0x00;
const ESCAPE = 0x1b;
const LINE_FEED = 0x0a;

const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
const XML_DECLARATION = /^<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/;

/** By a byte-order mark, or by the first line of an XML file that is right about it. */
function statedEncoding(bytes: Uint8Array): string | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  if (marked !== undefined) return marked;
  const [, declared] = XML_DECLARATION.exec(decodeAs(bytes.subarray(0, 256), "windows-1252")) ?? [];
  return declared !== undefined && isValid(bytes, declared) ? declared : null;
}

/** A text has a zero byte in UTF-16 only, and Japanese of seven bits changes its alphabets by escape sequences. */
const isPlainUtf8 = (bytes: Uint8Array): boolean =>
  !bytes.includes(NUL) && !bytes.includes(ESCAPE) && isValid(bytes, "utf-8");

function isValid(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function candidatesFor(
  bytes: Uint8Array,
  languages: readonly LanguageCode[],
  stated: string | null,
): Candidate[] {
  const isUtf16 = bytes.includes(NUL);
  const pieces = isUtf16 ? [bytes.subarray(0, MOST_BYTES)] : specialLines(bytes.subarray(0, MOST_SEARCHED));
  const fit = fitFor(languages);
  const readings = encodingsFor(languages)
    .filter((encoding) => encoding === "utf-8" || encoding.startsWith("utf-16") === isUtf16)
    .flatMap((encoding) => readingOf(pieces, encoding, fit) ?? [])
    .toSorted((one, other) => other.score - one.score)
    .toSorted((one, other) => Number(other.encoding === stated) - Number(one.encoding === stated));
  const seen = new Set<string>();
  const different = readings.filter(({ whole }) => !seen.has(whole) && seen.add(whole));
  const shown = tellingLines(different.map(({ lines }) => lines));
  return different.map(({ encoding, lines }) => ({
    encoding,
    sample: fit.parts(shown.map((at) => excerpt(lines[at] ?? "")).join("\n"), encoding),
  }));
}

interface Reading {
  encoding: string;
  lines: readonly string[];
  whole: string;
  score: number;
}

function readingOf(pieces: readonly Uint8Array[], encoding: string, fit: Fit): Reading | null {
  const decoder = decoderOf(encoding);
  if (!decoder) return null;
  const lines = pieces.map((piece) => decoder.decode(piece));
  const whole = lines.join("\n");
  return { encoding, lines, whole, score: fit.score(whole, encoding) };
}

const MOST_SEARCHED = 4 * 1024 * 1024;
/** Enough to tell encodings apart, and little enough to be read in each of them. */
const MOST_BYTES = 4096;
const MOST_LINES = 200;
const LONGEST_LINE = 1000;

/** Lines with bytes that encodings differ in: all that have a new one, then the first others. */
function specialLines(bytes: Uint8Array): Uint8Array[] {
  const seen = new Set<number>();
  const lines: { line: Uint8Array; at: number; isNew: boolean }[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(LINE_FEED, start);
    const line = bytes.subarray(start, Math.min(end === -1 ? bytes.length : end, start + LONGEST_LINE));
    let isSpecial = false;
    let isNew = false;
    for (const byte of line)
      if (byte >= 0x80 || byte === ESCAPE) {
        isSpecial = true;
        if (!seen.has(byte)) isNew = true;
        seen.add(byte);
      }
    if (isNew || (isSpecial && lines.length < MOST_LINES)) lines.push({ line, at: start, isNew });
    start = end === -1 ? bytes.length : end + 1;
  }
  let room = MOST_BYTES;
  return lines
    .toSorted((one, other) => Number(other.isNew) - Number(one.isNew))
    .slice(0, MOST_LINES)
    .filter(({ line }) => (room -= line.length) >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ line }) => line);
}

const MOST_SHOWN = 3;

/** The places of the fewest lines that read differently in as many readings as possible. */
function tellingLines(readings: readonly (readonly string[])[]): number[] {
  const shown: number[] = [];
  const groups = (at: number): number =>
    new Set(readings.map((lines) => [...shown, at].map((each) => lines[each]).join("\n"))).size;
  let told = 0;
  while (shown.length < MOST_SHOWN && told < readings.length) {
    const counts = (readings[0] ?? []).map((_, at) => groups(at));
    const best = Math.max(...counts);
    if (best <= told) break;
    shown.push(counts.indexOf(best));
    told = best;
  }
  return shown;
}

const LONGEST_SAMPLE = 60;

/** The part of a text around its first special letter. */
function excerpt(text: string): string {
  const lines = text.split(/[\r\n]+/);
  const line = lines.find((each) => /[^\0-\x7F]/.test(each)) ?? lines[0] ?? "";
  const letters = [...line];
  const special = letters.findIndex((letter) => letter > "\x7F");
  const start = special < LONGEST_SAMPLE ? 0 : special - LONGEST_SAMPLE / 2;
  return letters.slice(start, start + LONGEST_SAMPLE).join("");
}
