import type { LanguageCode } from "../../../shared/languages.ts";
import { short } from "../../../shared/text/bounds.ts";
import { lowerCase } from "../../../shared/text/transform.ts";

/** Languages for which espeak-ng uses another code. */
const OTHER_CODES: Partial<Record<LanguageCode, string>> = { zh: "cmn", tl: "fil" };
/** Usually the plain code is used; for these languages most learners expect a certain region. */
const REGIONS: Partial<Record<LanguageCode, string>> = { en: "en-gb", fr: "fr-fr", pt: "pt" };

/**
 * Voices that would teach wrong pronunciation (docs/operating.md): Ukrainian has wrong stress, and a wrong в at the end
 * of words.
 */
const UNFIT: readonly LanguageCode[] = ["uk"];

/** The voice of each language by code, from the output of `espeak-ng --voices`. */
export function voicesIn(listing: string): ReadonlyMap<string, string> {
  const offered = listing
    .split("\n")
    .slice(1)
    .flatMap((line) => line.trim().split(/\s+/)[1] ?? [])
    .map((voice) => lowerCase(short(voice)));
  const codes = new Set<string>(offered);
  const voices = new Map<string, string>();
  for (const voice of offered) {
    const [code = ""] = voice.split("-");
    if (!voices.has(code)) voices.set(code, voice);
  }
  for (const voice of offered) if (!voice.includes("-")) voices.set(voice, voice);
  for (const [language, region] of Object.entries(REGIONS))
    if (codes.has(region)) voices.set(language, region);
  for (const [language, code] of Object.entries(OTHER_CODES)) {
    const voice = voices.get(code);
    if (voice) voices.set(language, voice);
  }
  for (const language of UNFIT) voices.delete(language);
  return voices;
}
