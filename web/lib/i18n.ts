import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";

import { INTERFACE_LANGUAGES, isInterfaceLanguage, type InterfaceLanguage } from "../../shared/languages.ts";
import { withEveryPlural } from "../../shared/plurals.ts";
import { typesetAll } from "../../shared/typography.ts";
import type { BringStrings } from "../locales/en/bring.ts";
import type { CatchingStrings } from "../locales/en/catching.ts";
import type { Strings } from "../locales/en/index.ts";
import type { PaymentStrings } from "../locales/en/payment.ts";
import type { ReviewStrings } from "../locales/en/review.ts";
import type { SelectingStrings } from "../locales/en/selecting.ts";
import type { SharingStrings } from "../locales/en/sharing.ts";
import { localeOf, numberIn } from "./locale.ts";

type Chunk = () => Promise<{ strings: object }>;

/** One chunk per language; each is complete (enforced by its type), so English is never loaded as a fallback. */
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

interface Extra {
  chunks: Record<InterfaceLanguage, Chunk>;
  /** A key of its own, by which it can be seen that the strings are loaded. */
  key: string;
  /** Whether a screen that is in use needs it. */
  inUse: boolean;
}

/** Strings that only the review screens use: loaded with their code. */
const REVIEW: Extra = {
  chunks: {
    en: () => import("../locales/en/review.ts"),
    uk: () => import("../locales/uk/review.ts"),
    de: () => import("../locales/de/review.ts"),
    fr: () => import("../locales/fr/review.ts"),
    es: () => import("../locales/es/review.ts"),
    it: () => import("../locales/it/review.ts"),
    pl: () => import("../locales/pl/review.ts"),
    ru: () => import("../locales/ru/review.ts"),
  },
  key: "today.start",
  inUse: false,
};

/** The same for shared dictionaries. */
const SHARING: Extra = {
  chunks: {
    en: () => import("../locales/en/sharing.ts"),
    uk: () => import("../locales/uk/sharing.ts"),
    de: () => import("../locales/de/sharing.ts"),
    fr: () => import("../locales/fr/sharing.ts"),
    es: () => import("../locales/es/sharing.ts"),
    it: () => import("../locales/it/sharing.ts"),
    pl: () => import("../locales/pl/sharing.ts"),
    ru: () => import("../locales/ru/sharing.ts"),
  },
  key: "sharing.title",
  inUse: false,
};

/** The same for words that come from other programs and apps. */
const CATCHING: Extra = {
  chunks: {
    en: () => import("../locales/en/catching.ts"),
    uk: () => import("../locales/uk/catching.ts"),
    de: () => import("../locales/de/catching.ts"),
    fr: () => import("../locales/fr/catching.ts"),
    es: () => import("../locales/es/catching.ts"),
    it: () => import("../locales/it/catching.ts"),
    pl: () => import("../locales/pl/catching.ts"),
    ru: () => import("../locales/ru/catching.ts"),
  },
  key: "catching.keys.title",
  inUse: false,
};

/** The same for importing words from a file or a list. */
const BRING: Extra = {
  chunks: {
    en: () => import("../locales/en/bring.ts"),
    uk: () => import("../locales/uk/bring.ts"),
    de: () => import("../locales/de/bring.ts"),
    fr: () => import("../locales/fr/bring.ts"),
    es: () => import("../locales/es/bring.ts"),
    it: () => import("../locales/it/bring.ts"),
    pl: () => import("../locales/pl/bring.ts"),
    ru: () => import("../locales/ru/bring.ts"),
  },
  key: "bring.title",
  inUse: false,
};

/** The same for choosing, paying and ending plans. */
const PAYMENT: Extra = {
  chunks: {
    en: () => import("../locales/en/payment.ts"),
    uk: () => import("../locales/uk/payment.ts"),
    de: () => import("../locales/de/payment.ts"),
    fr: () => import("../locales/fr/payment.ts"),
    es: () => import("../locales/es/payment.ts"),
    it: () => import("../locales/it/payment.ts"),
    pl: () => import("../locales/pl/payment.ts"),
    ru: () => import("../locales/ru/payment.ts"),
  },
  key: "payment.perMonth",
  inUse: false,
};

/** The same for selecting many words. */
const SELECTING: Extra = {
  chunks: {
    en: () => import("../locales/en/selecting.ts"),
    uk: () => import("../locales/uk/selecting.ts"),
    de: () => import("../locales/de/selecting.ts"),
    fr: () => import("../locales/fr/selecting.ts"),
    es: () => import("../locales/es/selecting.ts"),
    it: () => import("../locales/it/selecting.ts"),
    pl: () => import("../locales/pl/selecting.ts"),
    ru: () => import("../locales/ru/selecting.ts"),
  },
  key: "selecting.bar",
  inUse: false,
};

const EXTRAS = [REVIEW, SHARING, CATCHING, BRING, PAYMENT, SELECTING];

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: {
      translation: Strings &
        ReviewStrings &
        SharingStrings &
        CatchingStrings &
        BringStrings &
        PaymentStrings &
        SelectingStrings;
    };
    returnNull: false;
  }
}

export const i18n = createInstance();

let markStarted: () => void;
const started = new Promise<void>((resolve) => (markStarted = resolve));

/**
 * Loads a language's strings and makes `t` ready, in the browser and where pages are prerendered; rejects when they
 * cannot be loaded.
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

/** Switches once the strings are loaded; rejects, and changes nothing, when they cannot be. */
export async function changeLanguage(language: InterfaceLanguage): Promise<void> {
  await loadStrings(language);
  await i18n.changeLanguage(language);
}

/** Loads a language's strings without switching to it. */
export async function loadStrings(language: InterfaceLanguage): Promise<void> {
  if (!i18n.hasResourceBundle(language, "translation"))
    i18n.addResourceBundle(language, "translation", await stringsOf(language));
  // Those that failed to load with it, and those of a screen that was opened in the meantime.
  await Promise.all(EXTRAS.map((extra) => extra.inUse && addExtra(extra, language)));
}

/** The code of a review screen, together with its strings in the current language. */
export const withReviewStrings = <Code>(code: Promise<Code>): Promise<Code> => withExtra(REVIEW, code);

/** Like `withReviewStrings`, for screens of shared dictionaries. */
export const withSharingStrings = <Code>(code: Promise<Code>): Promise<Code> => withExtra(SHARING, code);

/** Like `withReviewStrings`, for words from other programs and apps. */
export const withCatchingStrings = <Code>(code: Promise<Code>): Promise<Code> => withExtra(CATCHING, code);

/** Like `withReviewStrings`, for importing words from a file or a list. */
export const withBringStrings = <Code>(code: Promise<Code>): Promise<Code> => withExtra(BRING, code);

/** Like `withReviewStrings`, for choosing, paying and ending plans. */
export const withPaymentStrings = <Code>(code: Promise<Code>): Promise<Code> => withExtra(PAYMENT, code);

/** Like `withReviewStrings`, for selecting many words. */
export const withSelectingStrings = <Code>(code: Promise<Code>): Promise<Code> => withExtra(SELECTING, code);

async function withExtra<Code>(extra: Extra, code: Promise<Code>): Promise<Code> {
  extra.inUse = true;
  const [loaded] = await Promise.all([code, started.then(() => addExtra(extra, currentLanguage()))]);
  return loaded;
}

/** Loads the strings of the review screens in the current language, so that the service worker caches them. */
export const fetchReviewStrings = (): Promise<unknown> => REVIEW.chunks[currentLanguage()]();

async function addExtra({ chunks, key }: Extra, language: InterfaceLanguage): Promise<void> {
  if (i18n.getResource(language, "translation", key) !== undefined) return;
  i18n.addResourceBundle(language, "translation", await chunkOf(chunks, language), true);
}

export const currentLanguage = (): InterfaceLanguage =>
  isInterfaceLanguage(i18n.language) ? i18n.language : "en";

/**
 * Extra strings in use are loaded along if possible; a screen that needs them loads them itself and reports failures.
 */
async function stringsOf(language: InterfaceLanguage): Promise<object> {
  const extras = EXTRAS.map(({ inUse, chunks }) =>
    inUse ? chunkOf(chunks, language).catch(() => ({})) : {},
  );
  return Object.assign({}, await chunkOf(CHUNKS, language), ...(await Promise.all(extras))) as object;
}

const chunkOf = async (chunks: Extra["chunks"], language: InterfaceLanguage): Promise<object> =>
  withEveryPlural(typesetAll(language, (await chunks[language]()).strings));
