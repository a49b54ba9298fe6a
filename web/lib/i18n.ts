import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";

import { INTERFACE_LANGUAGES, isInterfaceLanguage, type InterfaceLanguage } from "../../shared/languages.ts";
import { withEveryPlural } from "../../shared/plurals.ts";
import { settled, typesetAll } from "../../shared/typography.ts";
import type { BringStrings } from "../locales/en/bring.ts";
import type { CardStrings } from "../locales/en/card.ts";
import type { CatchingStrings } from "../locales/en/catching.ts";
import type { HintsStrings } from "../locales/en/hints.ts";
import type { Strings } from "../locales/en/index.ts";
import type { KeysStrings } from "../locales/en/keys.ts";
import type { LearningStrings } from "../locales/en/learning.ts";
import type { PaymentStrings } from "../locales/en/payment.ts";
import type { RestingStrings } from "../locales/en/resting.ts";
import type { ReviewStrings } from "../locales/en/review.ts";
import type { SelectingStrings } from "../locales/en/selecting.ts";
import type { SharingStrings } from "../locales/en/sharing.ts";
import type { UsersStrings } from "../locales/en/users.ts";
import { localeOf, numberIn } from "./locale.ts";

/**
 * A file of strings per language is loaded with the app; each is complete (enforced by its type), so English is never
 * loaded as a fallback. The others are loaded with the code of the screens that use them.
 */
const FILES = import.meta.glob<{ strings: object }>(
  "../locales/*/{index,bring,card,catching,hints,keys,learning,payment,resting,review,selecting,sharing,users}.ts",
);

/** The files that only some screens use. Each file is a namespace; a key is looked up in all that are loaded. */
export const EXTRAS = [
  "bring",
  "card",
  "catching",
  "hints",
  "keys",
  "learning",
  "payment",
  "resting",
  "review",
  "selecting",
  "sharing",
  "users",
] as const;

type Extra = (typeof EXTRAS)[number];

/** What the screens that were opened so far need. */
const inUse = new Set<Extra>();

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: {
      translation: Strings &
        ReviewStrings &
        LearningStrings &
        SharingStrings &
        CardStrings &
        CatchingStrings &
        BringStrings &
        HintsStrings &
        KeysStrings &
        PaymentStrings &
        RestingStrings &
        SelectingStrings &
        UsersStrings;
    };
    returnNull: false;
  }
}

export const i18n = createInstance();

const SETTLED = {
  type: "postProcessor",
  name: "settled",
  process: (text: string): string => settled(currentLanguage(), text),
} as const;

let markStarted: () => void;
const started = new Promise<void>((resolve) => (markStarted = resolve));

/**
 * Loads a language's strings and makes `t` ready, in the browser and where pages are prerendered; rejects when they
 * cannot be loaded.
 */
export async function startI18n(language: InterfaceLanguage): Promise<void> {
  await i18n
    .use(initReactI18next)
    .use(SETTLED)
    .init({
      lng: language,
      fallbackLng: "en",
      supportedLngs: INTERFACE_LANGUAGES,
      ns: "index",
      defaultNS: "index",
      fallbackNS: [...EXTRAS],
      interpolation: { escapeValue: false },
      postProcess: SETTLED.name,
    });
  i18n.services.formatter?.add("number", (value: number, spoken = language) =>
    numberIn(localeOf(spoken), value),
  );
  // A screen loads itself what it needs and fails here, and reports that.
  const extras = [...inUse].map((extra) => addFile(extra, language));
  await Promise.all([addFile("index", language), Promise.allSettled(extras)]);
  markStarted();
}

/** Switches once the strings are loaded; rejects, and changes nothing, when they cannot be. */
export async function changeLanguage(language: InterfaceLanguage): Promise<void> {
  await loadStrings(language);
  await i18n.changeLanguage(language);
}

/** Loads a language's strings without switching to it. */
export async function loadStrings(language: InterfaceLanguage): Promise<void> {
  await Promise.all(["index" as const, ...inUse].map((file) => addFile(file, language)));
  // Those of a screen that was opened in the meantime.
  await Promise.all([...inUse].map((file) => addFile(file, language)));
}

/** The code of a screen, together with the strings that it needs, in the current language. */
export async function withStrings<Code>(code: Promise<Code>, ...needed: Extra[]): Promise<Code> {
  for (const extra of needed) inUse.add(extra);
  const strings = needed.map((extra) => started.then(() => addFile(extra, currentLanguage())));
  const [loaded] = await Promise.all([code, ...strings]);
  return loaded;
}

/** Files of screens that work without a network. */
const OFFLINE = [
  "review",
  "learning",
  "card",
  "hints",
  "selecting",
  "resting",
  "keys",
] as const satisfies Extra[];

/** Loads them in the current language, so that the service worker caches them. */
export const fetchOfflineStrings = (): Promise<unknown> =>
  Promise.all(OFFLINE.map((extra) => stringsIn(extra, currentLanguage())));

async function addFile(file: Extra | "index", language: InterfaceLanguage): Promise<void> {
  if (!i18n.hasResourceBundle(language, file))
    i18n.addResourceBundle(language, file, await stringsIn(file, language));
}

export const currentLanguage = (): InterfaceLanguage =>
  isInterfaceLanguage(i18n.language) ? i18n.language : "en";

async function stringsIn(file: Extra | "index", language: InterfaceLanguage): Promise<object> {
  const load = FILES[`../locales/${language}/${file}.ts`];
  if (!load) throw new Error(`There are no strings: ${language}, ${file}`);
  return withEveryPlural(typesetAll(language, (await load()).strings));
}
