import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";

import { INTERFACE_LANGUAGES, isInterfaceLanguage, type InterfaceLanguage } from "../../shared/languages.ts";
import { withEveryPlural } from "../../shared/plurals.ts";
import { typesetAll } from "../../shared/typography.ts";
import type { Strings } from "../locales/en/index.ts";
import type { ReviewStrings } from "../locales/en/review.ts";
import { localeOf, numberIn } from "./locale.ts";

type Chunk = () => Promise<{ strings: object }>;

/** One chunk each; every one is complete (its type is demanded), so no second request for English follows. */
const CHUNKS: Record<InterfaceLanguage, Chunk> = {
  en: () => import("../locales/en/index.ts"),
  uk: () => import("../locales/uk/index.ts"),
  de: () => import("../locales/de/index.ts"),
  fr: () => import("../locales/fr/index.ts"),
  es: () => import("../locales/es/index.ts"),
  it: () => import("../locales/it/index.ts"),
  pl: () => import("../locales/pl/index.ts"),
  ru: () => import("../locales/ru/index.ts"),
};

/** What the screens of reviewing say, and no other: it comes with their code. */
const REVIEW_CHUNKS: Record<InterfaceLanguage, Chunk> = {
  en: () => import("../locales/en/review.ts"),
  uk: () => import("../locales/uk/review.ts"),
  de: () => import("../locales/de/review.ts"),
  fr: () => import("../locales/fr/review.ts"),
  es: () => import("../locales/es/review.ts"),
  it: () => import("../locales/it/review.ts"),
  pl: () => import("../locales/pl/review.ts"),
  ru: () => import("../locales/ru/review.ts"),
};

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: Strings & ReviewStrings };
    returnNull: false;
  }
}

export const i18n = createInstance();

/** Whether a screen that is in use reviews. */
let withReview = false;
let markStarted: () => void;
const started = new Promise<void>((resolve) => (markStarted = resolve));

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
  markStarted();
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
  else if (withReview) await addReviewStrings(language);
}

/** The code of a screen that reviews, together with what it says in the language in use. */
export async function withReviewStrings<Code>(code: Promise<Code>): Promise<Code> {
  withReview = true;
  const [loaded] = await Promise.all([code, started.then(() => addReviewStrings(currentLanguage()))]);
  return loaded;
}

/** Gets what the screens of reviewing say in the language in use, so that the service worker keeps it. */
export const fetchReviewStrings = (): Promise<unknown> => REVIEW_CHUNKS[currentLanguage()]();

async function addReviewStrings(language: InterfaceLanguage): Promise<void> {
  if (i18n.getResource(language, "translation", "today.start") !== undefined) return;
  const strings = await chunkOf(REVIEW_CHUNKS, language);
  i18n.addResourceBundle(language, "translation", strings, true);
}

export const currentLanguage = (): InterfaceLanguage =>
  isInterfaceLanguage(i18n.language) ? i18n.language : "en";

/** Those of reviewing come along where they can be had; a screen that needs them asks for them itself, and tells. */
async function stringsOf(language: InterfaceLanguage): Promise<object> {
  const review = withReview ? chunkOf(REVIEW_CHUNKS, language).catch(() => ({})) : {};
  return { ...(await chunkOf(CHUNKS, language)), ...(await review) };
}

const chunkOf = async (chunks: typeof CHUNKS, language: InterfaceLanguage): Promise<object> =>
  withEveryPlural(typesetAll(language, (await chunks[language]()).strings));
