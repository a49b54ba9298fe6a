import type { InterfaceLanguage } from "../../shared/languages.ts";
import commissionerCyrillic from "../styles/fonts/commissioner-cyrillic.woff2";
import commissionerLatin from "../styles/fonts/commissioner-latin.woff2";
import literataCyrillic from "../styles/fonts/literata-cyrillic.woff2";
import literataLatin from "../styles/fonts/literata-latin.woff2";

const LATIN = [literataLatin, commissionerLatin];
const CYRILLIC = [literataCyrillic, commissionerCyrillic];

/** The files that the first screen in a language is set in; the others are loaded where a letter asks for them. */
export const fontsOf = (language: InterfaceLanguage): readonly string[] =>
  language === "uk" || language === "ru" ? CYRILLIC : LATIN;
