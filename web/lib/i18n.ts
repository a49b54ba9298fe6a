import { createInstance } from "i18next";
import LanguageDetector, { type DetectorOptions } from "i18next-browser-languagedetector";
import { initReactI18next } from "react-i18next";

import { INTERFACE_LANGUAGES, isInterfaceLanguage, type InterfaceLanguage } from "../../shared/languages.ts";
import { withEveryPlural } from "../../shared/plurals.ts";
import type { Strings } from "../locales/en/index.ts";

const YEAR_IN_MINUTES = 365 * 24 * 60;

/** Spec §1: where the language is looked for, in this order. The cookie is for the server's first HTML. */
const DETECTION: DetectorOptions = {
  order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
  caches: ["localStorage", "cookie"],
  lookupQuerystring: "lng",
  lookupCookie: "i18next",
  lookupLocalStorage: "i18nextLng",
  lookupSessionStorage: "i18nextLng",
  cookieMinutes: YEAR_IN_MINUTES,
  cookieOptions: { path: "/", sameSite: "lax" },
  convertDetectedLanguage: (tag) => tag.slice(0, 2).toLowerCase(),
};

/** One chunk each; every one is complete (its type is demanded), so no second request for English follows. */
const CHUNKS: Record<InterfaceLanguage, () => Promise<{ strings: object }>> = {
  en: () => import("../locales/en/index.ts"),
  uk: () => import("../locales/uk/index.ts"),
  de: () => import("../locales/de/index.ts"),
  fr: () => import("../locales/fr/index.ts"),
  es: () => import("../locales/es/index.ts"),
  it: () => import("../locales/it/index.ts"),
  pl: () => import("../locales/pl/index.ts"),
  ru: () => import("../locales/ru/index.ts"),
};

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: Strings };
    returnNull: false;
  }
}

export const i18n = createInstance();

/** Finds the language, loads its strings and makes `t` ready; rejects when no chunk can be had. */
export async function startI18n(): Promise<void> {
  // The detector answers with everything it found when it knows that somebody picks among it.
  const detector = new LanguageDetector({ languageUtils: { getBestMatchFromCodes: true } }, DETECTION);
  const detected = [detector.detect() ?? []].flat();
  const language = detected.find(isInterfaceLanguage) ?? "en";
  const strings = await stringsOf(language);
  i18n.on("languageChanged", (changed) => (document.documentElement.lang = changed));
  await i18n
    .use(detector)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: "en",
      supportedLngs: INTERFACE_LANGUAGES,
      detection: DETECTION,
      resources: { [language]: { translation: strings } },
      interpolation: { escapeValue: false },
    });
}

/** Switches once the strings are there; rejects, and changes nothing, when they cannot be loaded. */
export async function changeLanguage(language: InterfaceLanguage): Promise<void> {
  if (!i18n.hasResourceBundle(language, "translation"))
    i18n.addResourceBundle(language, "translation", await stringsOf(language));
  await i18n.changeLanguage(language);
}

export const currentLanguage = (): InterfaceLanguage =>
  isInterfaceLanguage(i18n.language) ? i18n.language : "en";

const stringsOf = async (language: InterfaceLanguage): Promise<object> =>
  withEveryPlural((await CHUNKS[language]()).strings);
