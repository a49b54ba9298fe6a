import { expect, test } from "vitest";

import type { LanguageCode } from "../../../../shared/languages.ts";
import { STORED_LISTS } from "./text-file.table.ts";
import { decodeText, inEncoding } from "./text-file.ts";
import { fitFor } from "./text-fit.ts";

const CASES = STORED_LISTS.flatMap(({ language, encodings, lines }) =>
  encodings.map((encoding): [string, string, LanguageCode, string] => {
    const text = lines.join("\r\n");
    return [language, encoding, language, text];
  }),
);

test("the lists are in at least 25 languages", () => {
  expect(new Set(STORED_LISTS.map(({ language }) => language)).size).toBeGreaterThanOrEqual(25);
});

test.each(CASES)(
  "a list in %s that was stored as %s is read right, as a guess",
  (_, encoding, language, text) => {
    const decoded = decodeText(stored(text, encoding), [language, "en"]);
    expect(decoded.text).toBe(text);
    expect(decoded.guessed).toBe(true);
  },
);

test("where one word alone misleads, the right reading is among the first", () => {
  for (const { language, encodings, lines } of STORED_LISTS)
    for (const encoding of encodings)
      for (const line of lines.filter((each) => /[^\0-\x7F]/.test(each))) {
        const bytes = stored(line, encoding);
        const decoded = decodeText(bytes, ["en", language]);
        const readings = decoded.candidates
          .slice(0, 4)
          .map((candidate) => inEncoding({ bytes, decoded }, candidate.encoding).decoded.text);
        expect(readings, `${line} as ${encoding}`).toContain(line);
      }
});

test.each([
  ["windows-1251", "гора\tmountain\nЯблоко\tapple\n"],
  ["koi8-r", "гора\tmountain\nЯблоко\tapple\n"],
  ["ibm866", "книга\tbook\nдом\thouse\n"],
  ["windows-1253", "σπίτι\thouse\n"],
  ["windows-1255", "שלום\tpeace\n"],
  ["shift_jis", "山\tmountain\n食べる\tto eat\n"],
  ["euc-jp", "山\tmountain\n食べる\tto eat\n"],
  ["euc-kr", "어머니\tmother\n"],
  ["big5", "學校\tschool\n電話\ttelephone\n"],
  ["iso-8859-2", "książka\tbook\nżółty\tyellow\n"],
])("a list in %s of other languages than the dictionary's is among the first", (encoding, text) => {
  const bytes = stored(text, encoding);
  const decoded = decodeText(bytes, ["de", "en"]);
  const readings = decoded.candidates
    .slice(0, 4)
    .map((candidate) => inEncoding({ bytes, decoded }, candidate.encoding).decoded.text);
  expect(readings).toContain(text);
});

test.each<[string, number[], LanguageCode[], string]>([
  ["UTF-8", [0xef, 0xbb, 0xbf, 0xc3, 0xa9], ["uk", "en"], "é"],
  ["UTF-16 LE", [0xff, 0xfe, 0x41, 0x04], ["de", "en"], "с"],
  ["UTF-16 BE", [0xfe, 0xff, 0x04, 0x41], ["de", "en"], "с"],
])("a mark of %s decides", (_, bytes, languages, text) => {
  expect(decodeText(Uint8Array.from(bytes), languages)).toMatchObject({ text, guessed: false });
});

test("UTF-8 is no guess, and can be read in other encodings", () => {
  const decoded = decodeText(new TextEncoder().encode("Tür\tdoor"), ["de", "en"]);
  expect(decoded).toMatchObject({ text: "Tür\tdoor", encoding: "utf-8", guessed: false });
  expect(decoded.candidates.map(({ encoding }) => encoding)).toContain("windows-1252");
});

test("there is nothing to choose where all letters are plain", () => {
  const decoded = decodeText(new TextEncoder().encode("house\tHaus\n"), ["de", "en"]);
  expect(decoded).toMatchObject({ text: "house\tHaus\n", guessed: false });
  expect(decoded.candidates).toHaveLength(1);
});

test("a byte that is no UTF-8 does not make the rest another encoding", () => {
  const bytes = Uint8Array.from([...new TextEncoder().encode("гора\tmountain\nморе\tsea\n"), 0xff, 0x0a]);
  expect(decodeText(bytes, ["uk", "en"])).toMatchObject({
    text: "гора\tmountain\nморе\tsea\n\uFFFD\n",
    encoding: "utf-8",
    guessed: true,
  });
});

test.each<["utf-16le" | "utf-16be", string, LanguageCode[]]>([
  ["utf-16le", "гора\tmountain\n", ["uk", "en"]],
  ["utf-16be", "гора\tmountain\n", ["uk", "en"]],
  ["utf-16le", "house\tHaus\n", ["de", "en"]],
  ["utf-16be", "house\tHaus\n", ["zh", "en"]],
  ["utf-16le", "山\tmountain\n", ["ja", "en"]],
])("%s is found without a mark", (encoding, text, languages) => {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const bytes = units.flatMap((unit) => [unit & 0xff, unit >> 8]);
  const swapped = units.flatMap((unit) => [unit >> 8, unit & 0xff]);
  const decoded = decodeText(Uint8Array.from(encoding === "utf-16le" ? bytes : swapped), languages);
  expect(decoded).toMatchObject({ text, encoding, guessed: true });
});

test("an XML file says its encoding", () => {
  const text = '<?xml version="1.0" encoding="ISO-8859-2"?>\n<kvtml><e>wąż</e></kvtml>';
  expect(decodeText(stored(text, "iso-8859-2"))).toMatchObject({ text, guessed: false });
});

test("the sample is the line in which the readings differ, near its special letter", () => {
  const text = `house\tHaus\n${"x".repeat(200)} Gemüse\n`;
  const [first, second] = decodeText(stored(text, "macintosh"), ["de", "en"]).candidates.map(({ sample }) =>
    sample.map((part) => part.text).join(""),
  );
  expect(first).toMatch(/^x{1,60} Gemüse$/);
  expect(second).not.toBe(first);
});

test("what speaks against a reading is marked", () => {
  const parts = fitFor(["de", "en"]).parts("das Gem¸se, der Spieь", "macintosh");
  expect(parts.filter(({ wrong }) => wrong).map(({ text }) => text)).toEqual(["¸", "ь"]);
});

test("no file takes long, however long its lines and whatever its bytes are", () => {
  const bytes = Uint8Array.from({ length: 5_000_000 }, (_, at) => 0x80 + ((at * 7) % 128));
  expect(decodeText(bytes, ["de", "en"]).candidates.length).toBeGreaterThan(1);
});

const maps = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** A text in an old encoding. */
function stored(text: string, encoding: string): Uint8Array {
  if (encoding === "iso-2022-jp") return sevenBits(text);
  const map = maps.get(encoding) ?? mapOf(encoding);
  maps.set(encoding, map);
  return Uint8Array.from(
    [...text].flatMap((letter) => {
      const bytes = map.get(letter);
      if (!bytes) throw new Error(`${encoding} has no ${letter}`);
      return bytes;
    }),
  );
}

/** The reverse of what the decoder does with one byte, and with two. */
function mapOf(encoding: string): ReadonlyMap<string, readonly number[]> {
  const map = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  const add = (...bytes: number[]): void => {
    const letter = decoder.decode(Uint8Array.from(bytes));
    if ([...letter].length === 1 && letter !== "\uFFFD" && !map.has(letter)) map.set(letter, bytes);
  };
  for (let byte = 0; byte < 0x100; byte += 1) add(byte);
  if (/gb|big|jis|euc/.test(encoding))
    for (let first = 0x81; first < 0xff; first += 1)
      for (let second = 0x40; second < 0xff; second += 1) add(first, second);
  return map;
}

/** ISO-2022-JP: the bytes of EUC-JP without their highest bit, between escape sequences. */
function sevenBits(text: string): Uint8Array {
  const bytes = text.split(/([\0-\x7F]+)/).flatMap((part) => {
    const codes = [...stored(part, "euc-jp")];
    if (part === "" || part < "\x80") return codes;
    return [0x1b, 0x24, 0x42, ...codes.map((code) => code & 0x7f), 0x1b, 0x28, 0x42];
  });
  return Uint8Array.from(bytes);
}
