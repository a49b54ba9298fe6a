import type { Rules } from "./languages/index.ts";

/** Nothing to unify: letters of everyday Latin and Cyrillic, spaces and ASCII signs. */
const PLAIN = /^[ !-/:-~\u00A1-\u00B4\u00B6-\u0131\u0134-\u013E\u0141-\u024F\u0391-\u045F\u2019]*$/;
const NOT_ASCII_DIGITS = /[^\P{Nd}0-9]/gu;
const ANY_DIGIT = /^\p{Nd}$/u;
const TATWEEL = /\u0640/g;
const THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}(?:([.,' ’\u00A0\u202F])\d{3})(?:\1\d{3})*(?![\d])/gu;
const SEPARATORS = /[.,' ’\u00A0\u202F]/g;
const UNIT_SPACE =
  /(\d)[ \u00A0\u202F](?=(?:[kcdmµμ]?m[²³]?|[km]?g|[mcdh]?[lL]|t|ha|h|min|s|ms|kWh?|W|V|A|Hz|[kKMGT]B|°[CF]?|[%‰€$£¥]|[кмсд]?м|к?г|мг|л|мл|т|с|ч|год|хв|мин|мін)(?![\p{L}\p{N}]))/gu;
const EMOJI = /(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})/gu;
const SAYS_SOMETHING = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;
const LONG_VOWEL_AT_END = /(?<=\p{Script=Katakana}[\p{Script=Katakana}ー]{2})ー(?![\p{Script=Katakana}ー])/gu;
/** One sign that is drawn, or coded, in several ways. */
const SHAPES: Readonly<Record<string, string>> = {
  "～": "〜",
  "״": '"',
  ĳ: "ij",
  Ĳ: "IJ",
  ŀ: "l·",
  Ŀ: "L·",
  µ: "μ",
  և: "եւ",
  "\u0901": "\u0902",
};
const SHAPED = new RegExp(`[${Object.keys(SHAPES).join("")}]`, "gu");
const TONE_ON_FIRST =
  /(o[\u0300\u0301\u0303\u0309\u0323](?=[ae])|u[\u0300\u0301\u0303\u0309\u0323](?=y))([aey])(?![\p{L}\p{M}])/giu;

/** The text with one sign for each thing that has several: digits of all scripts, 1,000 and 10 km, emoji beside text, letters drawn in two ways. */
export function plainSigns(text: string, { language }: Rules): string {
  if (language === "sr") return plainSign(inLatin(text));
  if (language === "vi") return toneOnSecond(plainSign(text));
  if (language === "ru" || language === "uk" || language === "be")
    return plainSign(text.replace(/\u0300|[ѐѝ]/gu, ungrave));
  return plainSign(text);
}

function plainSign(text: string): string {
  if (PLAIN.test(text)) return text;
  return withoutEmoji(text)
    .replace(SHAPED, (sign) => SHAPES[sign] ?? sign)
    .replace(TATWEEL, "")
    .replace(NOT_ASCII_DIGITS, asciiDigit)
    .replace(THOUSANDS, (number) => number.replace(SEPARATORS, ""))
    .replace(UNIT_SPACE, "$1")
    .replaceAll("เเ", "แ")
    .replace(LONG_VOWEL_AT_END, "");
}

function withoutEmoji(text: string): string {
  const rest = text.replace(EMOJI, "");
  return rest !== text && SAYS_SOMETHING.test(rest) ? rest : text;
}

// Unicode has each script's digits in a row, zero first, and no two rows that touch begin elsewhere than at a zero.
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (ANY_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

// hoà for hòa: the tone stands on either vowel.
function toneOnSecond(text: string): string {
  return text
    .normalize("NFD")
    .replace(TONE_ON_FIRST, (_, first: string, second: string) => (first[0] ?? "") + second + first.slice(1))
    .normalize("NFC");
}

const ungrave = (sign: string): string => (sign === "ѐ" ? "е" : sign === "ѝ" ? "и" : "");

const SERBIAN_CYRILLIC = "абвгдђежзијклљмнњопрстћуфхцчџш";
const SERBIAN_LATIN = "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split(" ");
const SERBIAN = new Map([...SERBIAN_CYRILLIC].map((letter, at) => [letter, SERBIAN_LATIN[at] ?? letter]));

function inLatin(text: string): string {
  let latin = "";
  for (const letter of text) {
    const lower = SERBIAN.get(letter);
    const upper = lower === undefined ? SERBIAN.get(letter.toLowerCase()) : undefined;
    latin += lower ?? (upper ? (upper[0] ?? "").toUpperCase() + upper.slice(1) : letter);
  }
  return latin;
}
