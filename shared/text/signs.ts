import { derived, short, slice, type Bounded } from "./bounds.ts";
import { cleanText, unifyMarks } from "./clean.ts";
import { lowerCase, nfc, nfd, upperCase } from "./transform.ts";

/** Text without variant signs: letters of everyday Latin and Cyrillic, spaces and ASCII signs. */
const PLAIN = /^[ !-/:-~\u00A1-\u00B4\u00B6-\u0131\u0134-\u013E\u0141-\u024F\u0391-\u045F\u2019]*$/;
const NOT_ASCII_DIGITS = /[^\P{Nd}0-9]/gu;
const ANY_DIGIT = /^\p{Nd}$/u;
const TATWEEL = /\u0640/g;
const THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}(?:([.,' ’\u00A0\u202F])\d{3})(?:\1\d{3})*(?![\d])/gu;
const SEPARATORS = /[.,' ’\u00A0\u202F]/g;
const UNIT_SPACE =
  /(\d)[ \u00A0\u202F](?=(?:[kcdmµμ]?m[²³]?|[km]?g|[mcdh]?[lL]|t|ha|h|min|s|ms|kWh?|W|V|A|Hz|[kKMGT]B|°[CF]?|[%‰€$£¥₽₴]|mph|ft|lbs?|oz|k?cal|zł|[кмсд]?м|к?г|мг|л|мл|т|с|ч|год|хв|мин|мін|грн|руб)(?![\p{L}\p{N}]))/gu;
const CURRENCY_SPACE = /([€$£¥₽₴])[ \u00A0\u202F](?=\d)/gu;
/** Languages with a decimal point, and with a decimal comma. In other languages, and in Spanish, people use both. */
const POINT = new Set("en zh ja ko he".split(" "));
const COMMA = new Set(
  "de fr it pl uk ru be bg pt nl sv da nb nn no is fi et lv lt cs sk sl hr bs sr hu ro el tr ca gl".split(
    " ",
  ),
);
const EMOJI = /(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier})/gu;
/** The Thai vowel sara am, typed as two characters, with its tone mark between or before them. */
const SARA_AM = /([\u0E48-\u0E4B]?)\u0E4D([\u0E48-\u0E4B]?)\u0E32/gu;
const SAYS_SOMETHING = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;
const LONG_VOWEL_AT_END = /(?<=\p{Script=Katakana}[\p{Script=Katakana}ー]{2})ー(?![\p{Script=Katakana}ー])/gu;
/** Signs with variant forms or codes. */
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
  "\u05F0": "וו",
  "\u05F1": "וי",
  "\u05F2": "יי",
};
const SHAPED = new RegExp(`[${Object.keys(SHAPES).join("")}]`, "gu");
const TONE_ON_FIRST =
  /(o[\u0300\u0301\u0303\u0309\u0323](?=[ae])|u[\u0300\u0301\u0303\u0309\u0323](?=y))([aey])(?![\p{L}\p{M}])/giu;

// Bulgarian ѝ is a separate word; Macedonian distinguishes нѐ and сѐ from не and се.
const EAST_SLAVIC_STRESS = /\u0300|[ѐѝ]/gu;
const STRESS: ReadonlyMap<string, RegExp> = new Map([
  ["be", EAST_SLAVIC_STRESS],
  ["ru", EAST_SLAVIC_STRESS],
  ["uk", EAST_SLAVIC_STRESS],
  ["bg", /\u0300|ѐ|(?<=\p{L})ѝ|ѝ(?=\p{L})/gu],
  ["mk", /\u0300/gu],
]);

/** The text as the judge and the search read it: clean, with one form of each sign that has variants. */
export const plainText = (text: Bounded, language: string): Bounded =>
  unifyMarks(
    plainSigns(cleanText(text.includes("～") ? derived(text, text.replaceAll("～", "〜")) : text), language),
  );

/**
 * The text with one form of each sign that has variants: digits of all scripts, 1,000 and 10 km, emoji next to text,
 * variant letter forms.
 */
export function plainSigns(text: Bounded, language: string): Bounded {
  if (language === "sr") return plainSign(inLatin(text), language);
  if (language === "vi") return toneOnSecond(plainSign(text, language));
  const stress = STRESS.get(language);
  return plainSign(stress ? derived(text, text.replace(stress, ungrave)) : text, language);
}

function plainSign(text: Bounded, language: string): Bounded {
  if (PLAIN.test(text)) return text;
  const plain = withoutEmoji(text)
    .replace(SHAPED, (sign) => SHAPES[sign] ?? sign)
    .replace(TATWEEL, "")
    .replace(NOT_ASCII_DIGITS, asciiDigit)
    .replace(THOUSANDS, (number) => (isDecimal(number, language) ? number : number.replace(SEPARATORS, "")))
    .replace(UNIT_SPACE, "$1")
    .replace(CURRENCY_SPACE, "$1")
    .replaceAll("เเ", "แ")
    .replace(SARA_AM, "$1$2\u0E33")
    .replace(LONG_VOWEL_AT_END, "");
  return derived(text, plain);
}

// 3.141 is not three thousand in English, nor is 3,141 in German.
function isDecimal(number: string, language: string): boolean {
  const mark = POINT.has(language) ? "." : COMMA.has(language) ? "," : undefined;
  return mark !== undefined && number.split(mark).length === 2;
}

function withoutEmoji(text: Bounded): string {
  const rest = text.replace(EMOJI, "");
  return rest !== text && SAYS_SOMETHING.test(rest) ? rest : text;
}

// Unicode has the digits of each script in a row that begins with zero. Rows that are adjacent also begin with zero, so
// counting back modulo 10 gives the value.
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (ANY_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

// hoà for hòa: the tone mark may be on either vowel.
function toneOnSecond(text: Bounded): Bounded {
  const moved = nfd(text).replace(
    TONE_ON_FIRST,
    (_, first: string, second: string) => (first[0] ?? "") + second + first.slice(1),
  );
  return nfc(derived(text, moved));
}

const ungrave = (sign: string): string => (sign === "ѐ" ? "е" : sign === "ѝ" ? "и" : "");

const SERBIAN_CYRILLIC = "абвгдђежзијклљмнњопрстћуфхцчџш";
const SERBIAN_LATIN = "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split(" ");
const SERBIAN = new Map<string, Bounded>(
  [...SERBIAN_CYRILLIC].map((letter, at) => [letter, short(SERBIAN_LATIN[at] ?? letter)]),
);

function inLatin(text: Bounded): Bounded {
  const letters = [...text];
  const latin = letters
    .map((letter, at) => {
      const small = SERBIAN.get(lowerCase(letter));
      if (small === undefined || !isCapital(letter)) return small ?? letter;
      const beside = letters[at + 1] ?? letters[at - 1];
      if (beside !== undefined && isCapital(beside)) return upperCase(small);
      return upperCase(slice(small, 0, 1)) + small.slice(1);
    })
    .join("");
  return derived(text, latin);
}

const isCapital = (letter: Bounded): boolean => letter !== lowerCase(letter);
