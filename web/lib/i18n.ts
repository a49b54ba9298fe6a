import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";

import { INTERFACE_LANGUAGES, isInterfaceLanguage, type InterfaceLanguage } from "../../shared/languages.ts";
import { withEveryPlural } from "../../shared/plurals.ts";
import { typesetAll } from "../../shared/typography.ts";
import type { Strings } from "../locales/en/index.ts";
import { localeOf, numberIn } from "./locale.ts";

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

/**
 * Loads a language's strings and makes `t` ready, in the browser and where pages are prerendered; rejects when they
 * cannot be had.
 */
export async function startI18n(language: InterfaceLanguage): Promise<void> {
  const strings = await stringsOf(language);
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: "en",
    supportedLngs: INTERFACE_LANGUAGES,
    resources: { [language]: { translation: strings } },
    interpolation: { escapeValue: false },
  });
  i18n.services.formatter?.add("number", (value: number, spoken = language) =>
    numberIn(localeOf(spoken), value),
  );
}

/** Switches once the strings are there; rejects, and changes nothing, when they cannot be loaded. */
export async function changeLanguage(language: InterfaceLanguage): Promise<void> {
  await loadStrings(language);
  await i18n.changeLanguage(language);
}

/** Makes a language's strings ready without speaking it. */
export async function loadStrings(language: InterfaceLanguage): Promise<void> {
  if (!i18n.hasResourceBundle(language, "translation"))
    i18n.addResourceBundle(language, "translation", await stringsOf(language));
}

export const currentLanguage = (): InterfaceLanguage =>
  isInterfaceLanguage(i18n.language) ? i18n.language : "en";

const stringsOf = async (language: InterfaceLanguage): Promise<object> =>
  withEveryPlural(typesetAll(language, (await CHUNKS[language]()).strings));
