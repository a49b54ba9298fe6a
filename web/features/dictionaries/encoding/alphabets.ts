import type { LanguageCode } from "../../../../shared/languages.ts";
import { charactersIn } from "./encodings.ts";

/** Letters beyond a to z, in lower case but for İ. */
const LATIN: Partial<Record<LanguageCode, string>> = {
  af: "áèéêëíîïóôöúûý",
  az: "çəğıİöşü",
  bs: "čćđšž",
  ca: "àçèéíïòóúü",
  co: "àèéìòù",
  cs: "áčďéěíňóřšťúůýž",
  cy: "áàâäéèêëíìîïóòôöúùûüẃẁŵẅýỳŷÿ",
  da: "æøåé",
  de: "äöüß",
  eo: "ĉĝĥĵŝŭ",
  es: "áéíñóúü",
  et: "äõöüšž",
  eu: "ñçü",
  fi: "äöåšž",
  fo: "áðíóúýæø",
  fr: "àâæçèéêëîïôœùûüÿ",
  fy: "âêéëïôúûü",
  ga: "áéíóúḃċḋḟġṁṗṡṫ",
  gd: "àèìòùáéó",
  gl: "áéíñóúüï",
  hr: "čćđšž",
  hu: "áéíóöőúüű",
  id: "é",
  is: "áðéíóúýþæö",
  it: "àèéìíîòóù",
  ku: "çêîşû",
  la: "āēīōūăĕĭŏŭæœë",
  lb: "äëéöü",
  lt: "ąčęėįšųūž",
  lv: "āčēģīķļņšūž",
  ms: "é",
  mt: "ċġħżàèéìòù",
  nb: "æøåéèêóòôà",
  nl: "éèëïöüáóíêâçú",
  nn: "æøåéèêóòôà",
  oc: "áàçéèíïóòúü",
  pl: "ąćęłńóśźż",
  pt: "áàâãçéêíóôõúü",
  ro: "ăâîșțşţ",
  sk: "áäčďéíĺľňóôŕšťúýž",
  sl: "čšž",
  sq: "çë",
  sv: "åäöé",
  tl: "ñáéíóú",
  tr: "çğıİöşüâîû",
  uz: "ʻʼ",
  vi: vietnamese(),
};

const CYRILLIC: Partial<Record<LanguageCode, string>> = {
  be: "абвгдеёжзійклмнопрстуўфхцчшыьэюя",
  bg: "абвгдежзийклмнопрстуфхцчшщъьюя",
  kk: "аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя",
  ky: "абвгдеёжзийклмнңоөпрстуүфхцчшщъыьэюя",
  mk: "абвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ",
  mn: "абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя",
  ru: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
  sr: "абвгдђежзијклљмнњопрстћуфхцчџш",
  tg: "абвгғдеёжзийӣкқлмнопрстуӯфхҳчҷшъэюя",
  tt: "аәбвгдеёжҗзийклмнңоөпрстуүфхһцчшщъыьэюя",
  uk: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
};

/** All other languages, whose scripts no other language that an old encoding has shares with them. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u, "ja"],
  [/\p{sc=Han}/u, "zh"],
  [/\p{sc=Hangul}/u, "ko"],
  [/\p{sc=Greek}/u, "el"],
  [/\p{sc=Arabic}/u, "ar fa ps ur"],
  [/\p{sc=Hebrew}/u, "he yi"],
  [/\p{sc=Thai}/u, "th"],
  [/\p{sc=Devanagari}/u, "hi mr ne sa"],
  [/[\p{sc=Ethiopic}\p{sc=Georgian}\p{sc=Armenian}]/u, "am ka hy"],
  [/[\p{sc=Bengali}\p{sc=Gujarati}\p{sc=Gurmukhi}\p{sc=Kannada}]/u, "bn gu pa kn"],
  [/[\p{sc=Malayalam}\p{sc=Sinhala}\p{sc=Tamil}\p{sc=Telugu}]/u, "ml si ta te"],
  [/[\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u, "km lo my"],
];

/** Whether a letter beyond a to z belongs to words of a language. */
export function isLetterOf(language: LanguageCode): (letter: string) => boolean {
  const alphabet = LATIN[language] ?? CYRILLIC[language];
  if (alphabet === undefined) {
    const script = scriptOf(language);
    const ideographs = IDEOGRAPHS[language]?.map((rows) => charactersIn(...rows));
    return (letter) =>
      script !== LATIN_SCRIPT &&
      script.test(letter) &&
      (!ideographs || !HAN.test(letter) || ideographs.some((all) => all.has(letter)));
  }
  const letters = new Set(alphabet);
  return (letter) => letters.has(letter) || letters.has(letter.toLowerCase());
}

/** The script of a language, which has more letters than its own words. */
export const scriptOf = (language: LanguageCode): RegExp =>
  CYRILLIC[language] !== undefined
    ? /\p{sc=Cyrillic}/u
    : (SCRIPTS.find(([, languages]) => languages.split(" ").includes(language))?.[0] ?? LATIN_SCRIPT);

const HAN = /\p{sc=Han}/u;
/** Two languages with Chinese characters have few of them alike: where the older standards have them. */
const IDEOGRAPHS: Partial<Record<LanguageCode, (readonly [string, number, number])[]>> = {
  ja: [["euc-jp", 0xb0, 0xf4]],
  zh: [
    ["gb18030", 0xb0, 0xf7],
    ["big5", 0xa4, 0xf9],
  ],
};
const LATIN_SCRIPT = /\p{sc=Latin}/u;

function vietnamese(): string {
  const tones = ["", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"];
  const vowels = [..."aăâeêioôơuưy"];
  return ["đ", ...vowels.flatMap((vowel) => tones.map((tone) => (vowel + tone).normalize("NFC")))].join("");
}
