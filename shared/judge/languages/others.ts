import type { Confusion, LanguageRules, Spelling } from "./rules.ts";

const LONG_A: Spelling = { as: "aa", notice: "diacritics" };
const SLASHED_O: Spelling = { as: "oe", notice: "diacritics" };

// The letters as the neighbouring languages write them.
const NORDIC: Readonly<Record<string, Confusion>> = {
  æ: { with: "ä", notice: "diacritics" },
  ø: { with: "ö", notice: "diacritics" },
};

const DJ: Readonly<Record<string, Spelling>> = { đ: { as: "dj", notice: "diacritics" } };

const pairsOfLetters = (letters: readonly string[]): Record<string, Confusion> =>
  Object.fromEntries(
    letters.map(([letter = "", other = ""]) => [letter, { with: other, notice: "spelling" }]),
  );

const hebrewFinals = pairsOfLetters(["ךכ", "םמ", "ןנ", "ףפ", "ץצ"]);

// Each hiragana code is 96 below the code of its katakana.
const otherKana = pairsOfLetters(
  Array.from({ length: 86 }, (_, at) => String.fromCharCode(0x3041 + at) + String.fromCharCode(0x30a1 + at)),
);

const norwegian: LanguageRules = {
  articles: ["en", "ei", "et"],
  alsoArticle: { ei: "en" },
  confused: NORDIC,
  infinitive: "å",
  spelled: { å: LONG_A, ø: SLASHED_O },
  letters: ["æ", "ø", "å"],
};

// The x-system of keyboards without Esperanto's letters.
const esperantoX: Readonly<Record<string, Spelling>> = Object.fromEntries(
  ["ĉc", "ĝg", "ĥh", "ĵj", "ŝs", "ŭu"].map(([letter = "", base = ""]) => [
    letter,
    { as: `${base}x`, notice: "diacritics" },
  ]),
);

// Perfective and imperfective verbs: hoditi, prodati and prodavati, pokazati and pokazivati.
const southSlavic: LanguageRules = {
  parts: "va iv ev",
  aspects: "iti jeti;ati;nuti niti",
};

const czechAndSlovak: LanguageRules = {
  parts: "va ov",
};

const persianScript = { ك: "ک", ي: "ی", ى: "ی" };

/** Rules of languages that people learn but that the interface is not translated into, by code. */
export const others: Readonly<Record<string, LanguageRules>> = {
  af: { articles: ["die", "'n"], letters: ["ê", "ë", "é", "ï", "ô", "ö", "û"] },
  ar: { joined: "ال" },
  az: {
    confused: { ə: { with: "e", notice: "diacritics" } },
    parts: "mir=ir mur=ur mi ma mə",
    letters: ["ç", "ə", "ğ", "ı", "ö", "ş", "ü"],
  },
  be: {
    parts: "ва ыв ів",
    aspects: "іць;аць яць;нуць",
    letters: ["ё", "і", "ў", "’"],
  },
  bg: {
    parts: "ва ув",
  },
  bn: {},
  bs: { ...southSlavic, spelled: DJ, letters: ["č", "ć", "đ", "š", "ž"] },
  ca: {
    articles: ["el", "la", "els", "les", "un", "una", "uns", "unes"],
    elided: ["l'"],
    letters: ["à", "ç", "è", "é", "í", "ï", "ò", "ó", "ú", "ü", "·"],
  },
  cs: {
    ...czechAndSlovak,
    aspects: "it;et;at;nout",
    letters: ["á", "č", "ď", "é", "ě", "í", "ň", "ó", "ř", "š", "ť", "ú", "ů", "ý", "ž"],
  },
  cy: { articles: ["y", "yr"], letters: ["â", "ê", "î", "ô", "û", "ŵ", "ŷ"] },
  da: {
    confused: NORDIC,
    articles: ["en", "et"],
    infinitive: "at",
    spelled: { å: LONG_A, ø: SLASHED_O },
    letters: ["æ", "ø", "å"],
  },
  el: {
    articles: ["ο", "η", "το", "οι", "τα", "ένας", "μία", "μια", "ένα"],
    letters: ["ά", "έ", "ή", "ί", "ό", "ύ", "ώ", "ϊ", "ϋ", "ΐ", "ΰ"],
  },
  eo: { spelled: esperantoX, articles: ["la"], letters: ["ĉ", "ĝ", "ĥ", "ĵ", "ŝ", "ŭ"] },
  et: { lengthMatters: true, letters: ["ä", "õ", "ö", "ü", "š", "ž"] },
  eu: {},
  fa: { same: persianScript },
  fi: { lengthMatters: true, letters: ["ä", "ö", "å"] },
  ga: { articles: ["an", "na"], letters: ["á", "é", "í", "ó", "ú"] },
  gl: { articles: ["o", "a", "os", "as", "un", "unha"], letters: ["á", "é", "í", "ñ", "ó", "ú", "ü"] },
  gu: {},
  he: { joined: "ה", confused: hebrewFinals },
  hi: {},
  hr: { ...southSlavic, spelled: DJ, letters: ["č", "ć", "đ", "š", "ž"] },
  hu: {
    articles: ["a", "az", "egy"],
    letters: ["á", "é", "í", "ó", "ö", "ő", "ú", "ü", "ű"],
  },
  hy: {},
  id: {},
  is: { letters: ["á", "ð", "é", "í", "ó", "ú", "ý", "þ", "æ", "ö"] },
  ja: { confused: otherKana },
  ka: {},
  kk: {},
  ko: { looseSpaces: true },
  ky: {},
  la: { same: { j: "i", v: "u" } },
  lb: { articles: ["den", "de", "déi", "dat", "en", "eng"], elided: ["d'"], letters: ["ä", "ë", "é"] },
  lt: { letters: ["ą", "č", "ę", "ė", "į", "š", "ų", "ū", "ž"] },
  lv: { letters: ["ā", "č", "ē", "ģ", "ī", "ķ", "ļ", "ņ", "š", "ū", "ž"] },
  mk: {
    parts: "ва ув",
  },
  mn: {},
  mr: {},
  ms: {},
  mt: { letters: ["ċ", "ġ", "ħ", "ż"] },
  nb: norwegian,
  ne: {},
  nl: { articles: ["de", "het", "een"], pairs: [["zon", "zo'n"]], letters: ["é", "è", "ë", "ï", "ö", "ü"] },
  nn: { ...norwegian, alsoArticle: {} },
  no: norwegian,
  pa: {},
  pt: {
    endings: "a o as os s es e ra ã",
    articles: ["o", "a", "os", "as", "um", "uma", "uns", "umas"],
    pairs: [
      ["avó", "avô"],
      ["pais", "país"],
      ["maca", "maçã"],
      ["coco", "cocô"],
      ["e", "é"],
      ["da", "dá"],
      ["nos", "nós"],
      ["por", "pôr"],
      ["pode", "pôde"],
      ["esta", "está"],
      ["secretaria", "secretária"],
    ],
    letters: ["á", "â", "ã", "à", "ç", "é", "ê", "í", "ó", "ô", "õ", "ú"],
  },
  ro: { articles: ["un", "o", "niște"], same: { ş: "ș", ţ: "ț" }, letters: ["ă", "â", "î", "ș", "ț"] },
  sk: {
    ...czechAndSlovak,
    aspects: "it;et iet;at;nut",
    letters: ["á", "ä", "č", "ď", "é", "í", "ĺ", "ľ", "ň", "ó", "ô", "ŕ", "š", "ť", "ú", "ý", "ž"],
  },
  sl: { ...southSlavic, letters: ["č", "š", "ž"] },
  sq: { articles: ["një"], letters: ["ç", "ë"] },
  sr: { ...southSlavic, spelled: DJ, letters: ["č", "ć", "đ", "š", "ž"] },
  sv: {
    articles: ["en", "ett"],
    infinitive: "att",
    pairs: [
      ["far", "får"],
      ["har", "hår"],
      ["for", "för"],
      ["hal", "hål"],
      ["bast", "bäst"],
    ],
    letters: ["å", "ä", "ö"],
  },
  tr: {
    parts: "ma me miyor=iyor muyor=uyor mi mu amiyor=iyor emiyor=iyor",
    letters: ["ç", "ğ", "ı", "ö", "ş", "ü"],
  },
  tt: {},
  ur: { same: persianScript },
  uz: {},
  vi: {
    marksMatter: /\p{M}/u,
    letters: ["ă", "â", "đ", "ê", "ô", "ơ", "ư", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"],
  },
};
