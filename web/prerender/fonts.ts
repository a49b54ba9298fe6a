import type { InterfaceLanguage } from "../../shared/languages.ts";
import commissionerCyrillic from "../styles/fonts/commissioner-cyrillic.woff2";
import commissionerLatin from "../styles/fonts/commissioner-latin.woff2";
import literataCyrillic from "../styles/fonts/literata-cyrillic.woff2";
import literataLatin from "../styles/fonts/literata-latin.woff2";

const LATIN = [literataLatin, commissionerLatin];
const CYRILLIC = [literataCyrillic, commissionerCyrillic];

/** The font files for the first screen in a language; others are loaded when a letter needs them. */
export const fontsOf = (language: InterfaceLanguage): readonly string[] =>
  language === "uk" || language === "ru" ? CYRILLIC : LATIN;
