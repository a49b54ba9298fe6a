import LanguageDetector, { type DetectorOptions } from "i18next-browser-languagedetector";

import { isInterfaceLanguage } from "../../shared/languages.ts";
import { i18n, startI18n } from "./i18n.ts";
import { languageCookie } from "./language-cookie.ts";

const YEAR_IN_MINUTES = 365 * 24 * 60;

/** Spec §1: where the language is looked up, in this order. The cookie is for the server's first HTML. */
const detection = (): DetectorOptions => ({
  order: ["querystring", "cookie", "localStorage", "sessionStorage", "navigator", "htmlTag"],
  caches: ["localStorage", "cookie"],
  lookupQuerystring: "lng",
  lookupCookie: languageCookie(),
  lookupLocalStorage: "i18nextLng",
  lookupSessionStorage: "i18nextLng",
  cookieMinutes: YEAR_IN_MINUTES,
  cookieOptions: { path: "/", sameSite: "lax", secure: isSecureContext },
  convertDetectedLanguage: (tag) => tag.slice(0, 2).toLowerCase(),
});

let started: Promise<void> | undefined;

/**
 * Starts the interface in the visitor's language, which is remembered from then on and set in `<html lang>`. Called
 * once.
 */
export const startLanguage = (): Promise<void> => (started ??= start());

async function start(): Promise<void> {
  // The detector returns everything it found if it knows that somebody chooses among it.
  const detector = new LanguageDetector({ languageUtils: { getBestMatchFromCodes: true } }, detection());
  const detected = [detector.detect() ?? []].flat();
  const language = detected.find(isInterfaceLanguage) ?? "en";
  i18n.on("languageChanged", (changed) => {
    document.documentElement.lang = changed;
    detector.cacheUserLanguage(changed);
  });
  await startI18n(language);
}
