import type { LanguageCode } from "../../../../shared/languages.ts";

/** ISO 639-3 codes as in the names of FreeDict's databases, by our ISO 639-1 codes; some languages have two. */
const CODES: Partial<Record<LanguageCode, readonly string[]>> = {
  af: ["afr"],
  ar: ["ara"],
  bg: ["bul"],
  ca: ["cat"],
  cs: ["ces", "cze"],
  cy: ["cym", "wel"],
  da: ["dan"],
  de: ["deu", "ger"],
  el: ["ell", "gre"],
  en: ["eng"],
  eo: ["epo"],
  es: ["spa"],
  et: ["est"],
  eu: ["eus", "baq"],
  fa: ["fas", "per"],
  fi: ["fin"],
  fr: ["fra", "fre"],
  ga: ["gle"],
  gd: ["gla"],
  gl: ["glg"],
  he: ["heb"],
  hi: ["hin"],
  hr: ["hrv", "scr"],
  hu: ["hun"],
  hy: ["hye", "arm"],
  id: ["ind"],
  is: ["isl", "ice"],
  it: ["ita"],
  ja: ["jpn"],
  ka: ["kat", "geo"],
  ko: ["kor"],
  ku: ["kur"],
  la: ["lat"],
  lt: ["lit"],
  lv: ["lav"],
  mk: ["mkd", "mac"],
  nb: ["nob", "nor"],
  nl: ["nld", "dut"],
  nn: ["nno", "nor"],
  pl: ["pol"],
  pt: ["por"],
  ro: ["ron", "rum"],
  ru: ["rus"],
  sk: ["slk", "slo"],
  sl: ["slv"],
  sq: ["sqi", "alb"],
  sr: ["srp", "scc"],
  sv: ["swe"],
  sw: ["swa", "swh"],
  th: ["tha"],
  tr: ["tur"],
  uk: ["ukr"],
  ur: ["urd"],
  vi: ["vie"],
  zh: ["zho", "chi", "cmn"],
};

/** A database that the server offers: its short name, and its title for people. */
export interface DictDatabase {
  name: string;
  title: string;
}

const REVERSED = "reversed";
/** `reversed` are those that we reversed ourselves (decision 172). */
const PAIR = /^(?:fd|freedict|(reversed))-([a-z]{3})-([a-z]{3})$/;

/** The database from one language into another, found by its name; one made for this direction comes first. */
export function databaseFor(
  databases: readonly DictDatabase[],
  from: LanguageCode,
  to: LanguageCode,
): DictDatabase | undefined {
  const means = (language: LanguageCode, code = ""): boolean => CODES[language]?.includes(code) ?? false;
  const found = databases.filter(({ name }) => {
    const [, , source, target] = PAIR.exec(name) ?? [];
    return means(from, source) && means(to, target);
  });
  return found.find(({ name }) => !name.startsWith(REVERSED)) ?? found[0];
}

/** The name of the same database in the other direction; undefined where its name does not show a pair. */
export function reversedName(name: string): string | undefined {
  const [, reversed, source, target] = PAIR.exec(name) ?? [];
  return source && target && !reversed ? `${REVERSED}-${target}-${source}` : undefined;
}
