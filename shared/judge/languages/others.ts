import type { LanguageRules } from "./rules.ts";

const norwegian: LanguageRules = {
  articles: ["en", "ei", "et"],
  alsoArticle: { ei: "en" },
  infinitive: "å",
  letters: ["æ", "ø", "å"],
};

// Perfective and imperfective verbs: hoditi, prodati and prodavati, pokazati and pokazivati.
const southSlavic: LanguageRules = {
  parts: "va iv ev",
  aspects: "iti jeti;ati;nuti niti",
};

const czechAndSlovak: LanguageRules = {
  parts: "va ov",
};

/** Rules of languages that people learn but that the interface is not translated into, by code. */
export const others: Readonly<Record<string, LanguageRules>> = {
  af: { articles: ["die", "'n"], letters: ["ê", "ë", "é", "ï", "ô", "ö", "û"] },
  ar: { joined: "ال" },
  az: {
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
  bs: { ...southSlavic, letters: ["č", "ć", "đ", "š", "ž"] },
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
    articles: ["en", "et"],
    infinitive: "at",
    letters: ["æ", "ø", "å"],
  },
  el: {
    articles: ["ο", "η", "το", "οι", "τα", "ένας", "μία", "μια", "ένα"],
    letters: ["ά", "έ", "ή", "ί", "ό", "ύ", "ώ", "ϊ", "ϋ", "ΐ", "ΰ"],
  },
  eo: { articles: ["la"], letters: ["ĉ", "ĝ", "ĥ", "ĵ", "ŝ", "ŭ"] },
  et: { lengthMatters: true, letters: ["ä", "õ", "ö", "ü", "š", "ž"] },
  eu: {},
  fa: {},
  fi: { lengthMatters: true, letters: ["ä", "ö", "å"] },
  ga: { articles: ["an", "na"], letters: ["á", "é", "í", "ó", "ú"] },
  gl: { articles: ["o", "a", "os", "as", "un", "unha"], letters: ["á", "é", "í", "ñ", "ó", "ú", "ü"] },
  gu: {},
  he: { joined: "ה" },
  hi: {},
  hr: { ...southSlavic, letters: ["č", "ć", "đ", "š", "ž"] },
  hu: {
    articles: ["a", "az", "egy"],
    letters: ["á", "é", "í", "ó", "ö", "ő", "ú", "ü", "ű"],
  },
  hy: {},
  id: {},
  is: { letters: ["á", "ð", "é", "í", "ó", "ú", "ý", "þ", "æ", "ö"] },
  ja: {},
  ka: {},
  kk: {},
  ko: {},
  ky: {},
  la: {},
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
  ps: {},
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
  ro: { articles: ["un", "o", "niște"], letters: ["ă", "â", "î", "ș", "ț"] },
  sk: {
    ...czechAndSlovak,
    aspects: "it;et iet;at;nut",
    letters: ["á", "ä", "č", "ď", "é", "í", "ĺ", "ľ", "ň", "ó", "ô", "ŕ", "š", "ť", "ú", "ý", "ž"],
  },
  sl: { ...southSlavic, letters: ["č", "š", "ž"] },
  sq: { articles: ["një"], letters: ["ç", "ë"] },
  sr: { ...southSlavic, letters: ["č", "ć", "đ", "š", "ž"] },
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
  ur: {},
  uz: {},
  vi: {
    marksMatter: /\p{M}/u,
    letters: ["ă", "â", "đ", "ê", "ô", "ơ", "ư", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"],
  },
};
